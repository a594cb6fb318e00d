/** What a text says, without how it was said: objects whose wording is the canonical one. */
export function canonical<Effect>(effect: Effect): Effect;
export function canonical(effect: unknown): unknown {
  if (Array.isArray(effect)) return effect.map((each: unknown) => canonical(each));
  if (typeof effect !== "object" || effect === null) return effect;
  return Object.fromEntries(
    Object.entries(effect)
      .filter(([key]) => !key.startsWith("said:"))
      .map(([key, value]) => [key, canonical<unknown>(value)]),
  );
}
