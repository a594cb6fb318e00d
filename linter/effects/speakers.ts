import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { BracketedWord, KeywordName } from "../../runtime/effects/keyword.ts";
import type { Choice } from "../../runtime/effects/selection.ts";
import { writtenKeyword } from "../../grammar/lexicon/lexicon.ts";
import { isChoice, isGroup, isReference, isSelf } from "./guards.ts";

/** How a reminder text calls whoever has the keyword. */
export interface Speaker {
  readonly subject: string;
  readonly object: string;
  readonly is: string;
  readonly its: string;
  readonly has: string;
  /** "This has [Reaction].", "It gains [Reaction]." */
  readonly gains: string;
  readonly many?: true;
}

const one = (name: string, is = `${name} is`, its = "its"): Speaker => ({
  subject: name,
  object: name,
  is,
  its,
  has: "has",
  gains: "gains",
});
const many = (subject: string, object = subject, is = `${subject} are`): Speaker => ({
  subject,
  object,
  is,
  its: "their",
  has: "have",
  gains: "gain",
  many: true,
});
export const speakers = {
  me: { ...one("I", "I'm", "my"), object: "me", has: "have" },
  this: { ...one("this"), gains: "has" },
  it: one("it", "it's"),
  each: one("each"),
  equipped: one("equipped unit"),
  they: many("they", "them", "they're"),
  we: many("we", "us", "we're"),
  those: many("those units"),
} as const satisfies Readonly<Record<string, Speaker>>;

/** Whoever has a keyword by a line of the card's own. */
export const ownSpeaker = (type: CardType): Speaker =>
  type === "unit" || type === "legend" ? speakers.me : speakers.this;

/** To whom a text gives a keyword. */
export type Holder = "self" | "one" | "many" | "anybody";

/** How whoever is given a keyword may be called, the usual way first. */
export function speakersFor(
  holder: Holder,
  word: KeywordName | BracketedWord,
  type: CardType,
): readonly Speaker[] {
  const { each, equipped, it, me, they, those, we } = speakers;
  // "A [Ganking] unit can move from battlefield to battlefield."
  const kind = [one(`a [${word}] unit`), one(`a ${writtenKeyword(word)} unit`), one("a stunned unit")];
  switch (holder) {
    case "self":
      return type === "gear" || type === "spell" ? [speakers.this, it, ...kind] : [ownSpeaker(type), ...kind];
    case "one":
      return [it, each, ...kind];
    case "many":
      return [they, we, those, each, equipped, ...kind];
    case "anybody":
      return [it, me, they, we, those, each, equipped, speakers.this, ...kind];
    default:
      return holder satisfies never;
  }
}

/** Who has a keyword that an effect gives, as the operand of the gift. */
export function holderOf(operand: unknown): Holder {
  if (typeof operand !== "object" || operand === null) return "anybody";
  if (isSelf(operand)) return "self";
  if (isGroup(operand)) return "many";
  if (isChoice(operand)) return holderOfChoice(operand);
  if (!isReference(operand)) return "anybody";
  if (operand.refer === "it") return "one";
  return operand.refer === "they" || operand.refer === "those" ? "many" : "anybody";
}

function holderOfChoice(choice: Choice): Holder {
  if (choice.select === "one" || choice.select === "another" || choice.select === "one-of-theirs")
    return "one";
  if (!("count" in choice)) return "anybody";
  return choice.count === 1 ? "one" : "many";
}
