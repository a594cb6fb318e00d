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

/** Of each sentence: those that follow it into the ability that it makes, and whether it is one of those itself. */
interface Following {
  readonly followers: Instructions;
  readonly isFollower: boolean;
}
/** A text never changes: what is known of its sentences is worked out once. */
const known = new WeakMap<Instructions, readonly Following[]>();

function followingIn(sentences: Instructions): readonly Following[] {
  const before = known.get(sentences);
  if (before !== undefined) return before;
  const all = sentences.map((sentence, position) => followersOfOne(sentences, sentence, position));
  const found = all.map((followers, position) => ({
    followers,
    isFollower: all.some(
      ({ length }, earlier) => length > 0 && earlier < position && length >= position - earlier,
    ),
  }));
  known.set(sentences, found);
  return found;
}
function followersOfOne(sentences: Instructions, sentence: Sentence, position: number): Instructions {
  if (!makesAnAbility(sentence)) return [];
  const choices = choicesMadeIn(sentence);
  if (choices.size === 0) return [];
  const after = sentences.slice(position + 1);
  return after.slice(0, after.findLastIndex((each) => pointsAtAny(each, choices)) + 1);
}

/**
 * 387.1. "Do this: Choose another enemy unit. They deal damage …": the sentences after it that speak of what it chooses,
 * with what stands between, are part of the ability that it makes.
 */
export const followersOf = (sentences: Instructions, position: number): Instructions =>
  followingIn(sentences)[position]?.followers ?? [];

/** Whether a sentence is executed by an ability that one before it makes. */
export const isFollower = (sentences: Instructions, position: number): boolean =>
  followingIn(sentences)[position]?.isFollower === true;
