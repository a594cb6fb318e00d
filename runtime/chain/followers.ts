import type { Instructions, Sentence } from "../effects/index.ts";
import { makesAnAbility } from "./makes-an-ability.ts";

function* partsOf(value: unknown): Iterable<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* partsOf(part);
}

/** The numbers of the choices that a sentence makes. */
const choicesMadeIn = (sentence: Sentence): ReadonlySet<number> =>
  new Set(
    [...partsOf(sentence)].flatMap((part) =>
      "select" in part && "choice" in part && typeof part.choice === "number" ? [part.choice] : [],
    ),
  );
const pointsAtAny = (sentence: Sentence, choices: ReadonlySet<number>): boolean =>
  [...partsOf(sentence)].some(
    (part) =>
      "is" in part &&
      part.is === "choice" &&
      "choice" in part &&
      typeof part.choice === "number" &&
      choices.has(part.choice),
  );

/** A text never changes: what is known of its sentences is worked out once. */
const known = new WeakMap<Instructions, readonly Instructions[]>();

/** For each sentence those that follow it into the ability that it makes. */
function followersIn(sentences: Instructions): readonly Instructions[] {
  const before = known.get(sentences);
  if (before !== undefined) return before;
  const found = sentences.map((sentence, position): Instructions => {
    if (!makesAnAbility(sentence)) return [];
    const choices = choicesMadeIn(sentence);
    if (choices.size === 0) return [];
    const after = sentences.slice(position + 1);
    return after.slice(0, after.findLastIndex((each) => pointsAtAny(each, choices)) + 1);
  });
  known.set(sentences, found);
  return found;
}

/**
 * 387.1. "Do this: Choose another enemy unit. They deal damage …": the sentences after it that speak of what it chooses,
 * with what stands between, are part of the ability that it makes.
 */
export const followersOf = (sentences: Instructions, position: number): Instructions =>
  followersIn(sentences)[position] ?? [];

/** Whether a sentence is executed by an ability that one before it makes. */
export const isFollower = (sentences: Instructions, position: number): boolean =>
  followersIn(sentences).some(
    ({ length }, earlier) => length > 0 && earlier < position && length >= position - earlier,
  );
