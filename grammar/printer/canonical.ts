/** What a text says, without how it was said: objects whose wording is the canonical one. */
export function canonical<Effect>(effect: Effect): Effect;
export function canonical(effect: unknown): unknown {
  if (typeof effect !== "object" || effect === null || !isSaidOtherwise(effect)) return effect;
  if (Array.isArray(effect)) return effect.map((each: unknown) => canonical(each));
  const isKept = (key: string): boolean => key === momentBefore && endsWithTail(effect);
  return Object.fromEntries(
    Object.entries(effect)
      .filter(([key]) => !key.startsWith("said:") || isKept(key))
      .map(([key, value]) => [key, canonical<unknown>(value)]),
  );
}

/** "At the end of this turn, …": usually at the end of the sentence … */
const momentBefore = "said:at <at> ,";
/** … but not behind a comma and what belongs to a play: "its owner plays it, ignoring its cost at the end of this turn". */
function endsWithTail(sentence: object): boolean {
  const last: unknown = "actions" in sentence && Array.isArray(sentence.actions) && sentence.actions.at(-1);
  return typeof last === "object" && last !== null && ("ignoring" in last || "reducing" in last);
}

/**
 * Whether two effects mean the same: how something was said is no part of it. The order of the fields follows the order
 * of the words, and other spellings have another one.
 */
export const sameEffects = (first: unknown, second: unknown): boolean =>
  canonicalText(first) === canonicalText(second);

type Fields = Readonly<Record<string, unknown>>;
/** What an effect says, as a text that is the same for all that say it. `meant` leaves out of a node what does not count. */
export const canonicalText = (effect: unknown, meant: (node: Fields) => Fields = (node) => node): string =>
  JSON.stringify(canonical<unknown>(effect), (_key, value: unknown) =>
    isFields(value)
      ? Object.fromEntries(
          Object.entries(meant(value))
            .filter(([key]) => key !== momentBefore)
            .sort(([first], [second]) => (first < second ? -1 : 1)),
        )
      : value,
  );
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether there is a note of another wording anywhere in it. */
function isSaidOtherwise(effect: object): boolean {
  if (Array.isArray(effect)) return effect.some(holdsNote);
  for (const [key, value] of Object.entries(effect))
    if (key.startsWith("said:") || holdsNote(value)) return true;
  return false;
}
const holdsNote = (value: unknown): boolean =>
  typeof value === "object" && value !== null && isSaidOtherwise(value);
