import type {
  It,
  Me,
  Noun,
  Participle,
  Reference,
  SingleReference,
  That,
  TheDone,
  They,
  This,
  Those,
  We,
} from "../../runtime/effects/reference.ts";
import {
  category,
  choice,
  either,
  optional,
  phrase,
  plural,
  pronoun,
  sequence,
  singular,
  spelled,
  spelling,
  union,
  wordings,
} from "../combinators/phrase.ts";

const nouns = {
  token: "token",
  unit: "unit",
  gear: "gear",
  equipment: "Equipment",
  spell: "spell",
  card: "card",
  rune: "rune",
  battlefield: "battlefield",
} as const satisfies Readonly<Record<Noun, string>>;
const manyNouns = {
  token: "tokens",
  unit: "units",
  gear: "gear",
  equipment: "Equipment",
  spell: "spells",
  card: "cards",
  rune: "runes",
  battlefield: "battlefields",
} as const satisfies Readonly<Record<Noun, string>>;
const { gear: _gear, equipment: _equipment, ...countNouns } = manyNouns;
const participles = {
  killed: "killed",
  revealed: "revealed",
  chosen: "chosen",
  discarded: "discarded",
  burned: "burned",
  banished: "banished",
  played: "played",
  recycled: "recycled",
  exhausted: "exhausted",
  readied: "readied",
  moved: "moved",
  stunned: "stunned",
  healed: "healed",
  buffed: "buffed",
  empowered: "empowered",
  recalled: "recalled",
  returned: "returned",
} as const satisfies Readonly<Record<Participle, string>>;

/** "the unit you recycled": the same as "the recycled unit" */
const pasts = { ...participles, chosen: "chose" } as const;
const theDone = choice(
  ["the", either("done", participles), either("noun", nouns)],
  [
    spelled(
      sequence(
        "the",
        either("noun", nouns),
        "you",
        either("done", pasts),
        optional(spelling("to pay for this ability")),
      ),
    ),
  ],
);
const side = optional(either("side", { friendly: "friendly", enemy: "enemy" }));

/** 053. The card itself: a unit or legend says me, everything else says this. */
export const me = wordings<Me>("me", "me", () => [phrase<Me>()({ refer: "me" }, plural, pronoun("I", "me"))]);
export const self = union("self", "me or this", () => [me, thisCard]);
const thisCard = wordings<This>("this", "this", () => [phrase<This>()({ refer: "this" }, singular, "this")]);
/** "this spell": where the same card is meant, however often it is played */
export const thisSpell = wordings<This>("this-spell", "this spell", () => [
  phrase<This>()({ refer: "this" }, singular, "this spell"),
]);
export const that = wordings<That>("that", "that unit", () => [
  phrase<Omit<That, "yours">>()({ refer: "that" }, singular, "that", side, either("noun", nouns)),
]);

/** One thing that was named before: "it", "that unit", "the killed unit". */
export const singleReference = category<SingleReference, "refer">(
  "single-reference",
  "it, me or that unit",
  "refer",
  () => ({
    me: phrase<Me>()({ refer: "me" }, plural, pronoun("I", "me")),
    this: phrase<This>()({ refer: "this" }, singular, "this"),
    it: phrase<Extract<SingleReference, { refer: "it" }>>()({ refer: "it" }, singular, "it"),
    that: [
      phrase<Omit<That, "yours">>()({ refer: "that" }, singular, "that", side, either("noun", nouns)),
      phrase<Omit<That, "side" | "noun"> & { readonly yours: true; readonly noun: "unit" }>()(
        { refer: "that", yours: true, noun: "unit" },
        singular,
        "your unit",
      ),
    ],
    "the-done": phrase<Extract<SingleReference, { refer: "the-done" }>>()(
      { refer: "the-done" },
      singular,
      theDone,
    ),
  }),
);
export const severalReference = category<Exclude<Reference, SingleReference>, "refer">(
  "several-reference",
  "them or those units",
  "refer",
  () => ({
    they: phrase<Extract<Reference, { refer: "they" }>>()(
      { refer: "they" },
      plural,
      choice([pronoun("they", "them")], [spelling("each of them")]),
    ),
    each: phrase<Extract<Reference, { refer: "each" }>>()({ refer: "each" }, singular, "each"),
    we: phrase<We>()({ refer: "we" }, plural, pronoun("we", "us")),
    those: phrase<Extract<Reference, { refer: "those" }>>()(
      { refer: "those" },
      plural,
      optional(spelling("each of")),
      "those",
      either("noun", manyNouns),
    ),
    "all-done": phrase<Extract<Reference, { refer: "all-done" }>>()(
      { refer: "all-done" },
      plural,
      "the",
      either("done", participles),
      either("noun", countNouns),
    ),
    "the-rest": phrase<Extract<Reference, { refer: "the-rest" }>>()(
      { refer: "the-rest" },
      plural,
      choice(
        ["the rest"],
        [spelling("the others")],
        [spelling("the remaining cards")],
        [spelling("any you did not play this way")],
        [spelling("any you didn't play this way")],
        [spelling("any you didn't banish")],
        [spelling("any you didn't banish this way")],
      ),
    ),
    "the-other": phrase<Extract<Reference, { refer: "the-other" }>>()(
      { refer: "the-other" },
      singular,
      "the other",
    ),
  }),
);
export const they = wordings<They>("they", "they", () => [
  phrase<They>()({ refer: "they" }, plural, pronoun("they", "them")),
]);
export const we = wordings<We>("we", "we", () => [
  phrase<We>()({ refer: "we" }, plural, pronoun("we", "us")),
]);
/** After "one of": "them", "those units" */
export const severalNamed = union("several-named", "them or those units", () => [they, those]);
const those = wordings<Those>("those", "those units", () => [
  phrase<Those>()({ refer: "those" }, plural, "those", either("noun", manyNouns)),
]);
/** Anything that was named before. */
export const reference = union("reference", "it, them or that unit", () => [
  singleReference,
  severalReference,
]);

/** "its Might", "that unit's Might" */
export const possessive = category<SingleReference, "refer">("possessive", "its or my", "refer", () => ({
  me: phrase<Me>()({ refer: "me" }, "my"),
  this: phrase<This>()({ refer: "this" }, "this's"),
  it: phrase<Extract<SingleReference, { refer: "it" }>>()({ refer: "it" }, "its"),
  that: phrase<That>()({ refer: "that" }, "that", side, either("noun", nouns), "'s"),
  "the-done": phrase<Extract<SingleReference, { refer: "the-done" }>>()(
    { refer: "the-done" },
    "the",
    either("done", participles),
    either("noun", nouns),
    "'s",
  ),
}));

/** "its", "that unit's": not this card itself. */
export const possessiveOfOther = category<It | That, "refer">("possessive-of-other", "its", "refer", () => ({
  it: phrase<It>()({ refer: "it" }, "its"),
  that: phrase<Omit<That, "yours">>()({ refer: "that" }, "that", side, either("noun", nouns), "'s"),
}));

/** With a form of "be": "I'm buffed", "it's attacking". */
export const beingNamed = category<Exclude<SingleReference, TheDone>, "refer">(
  "being-named",
  "I'm or it's",
  "refer",
  () => ({
    me: phrase<Me>()({ refer: "me" }, choice(["I'm"], [spelling("I am")])),
    this: phrase<This>()({ refer: "this" }, "this is"),
    it: phrase<Extract<SingleReference, { refer: "it" }>>()(
      { refer: "it" },
      choice(["it's"], [spelling("it is")]),
    ),
    that: phrase<That>()({ refer: "that" }, "that", side, either("noun", nouns), "is"),
  }),
);
const beingDone = wordings<TheDone>("being-done", "the killed unit is", () => [
  phrase<TheDone>()({ refer: "the-done" }, "the", either("done", participles), either("noun", nouns), "is"),
]);
export const being = union("being", "I'm or it's", () => [beingNamed, beingDone]);

const itThing = wordings<It>("it-thing", "it", () => [phrase<It>()({ refer: "it" }, singular, "it")]);
/** "it", "this", "that unit", but not "me" */
export const otherReference = union("other-reference", "it or this", () => [itThing, thisCard, that]);
/** What was named before, but not this card itself. */
export const otherThanSelf = union("other-than-self", "it or them", () => [itThing, that, severalReference]);
