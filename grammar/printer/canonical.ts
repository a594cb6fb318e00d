/** What a text says, without how it was said: objects whose wording is the canonical one. */
export function canonical<Effect>(effect: Effect): Effect;
export function canonical(effect: unknown): unknown {
  if (typeof effect !== "object" || effect === null || !isSaidOtherwise(effect)) return effect;
  if (Array.isArray(effect)) return effect.map((each: unknown) => canonical(each));
  return Object.fromEntries(
    Object.entries(effect)
      .filter(([key]) => !key.startsWith("said:"))
      .map(([key, value]) => [key, canonical<unknown>(value)]),
  );
}

/** Whether there is a note of another wording anywhere in it. */
function isSaidOtherwise(effect: object): boolean {
  if (Array.isArray(effect)) return effect.some(holdsNote);
  for (const [key, value] of Object.entries(effect))
    if (key.startsWith("said:") || holdsNote(value)) return true;
  return false;
}
const holdsNote = (value: unknown): boolean =>
  typeof value === "object" && value !== null && isSaidOtherwise(value);
