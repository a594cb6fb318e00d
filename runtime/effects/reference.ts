/** How a text speaks of something it has named before (359.3.f). */

/** What a word such as "it" points at. Resolved by the compiler. */
export type Referent =
  /** The card that has the ability: me, this (053). */
  | { readonly is: "self" }
  /** What was chosen by the selection with this number. */
  | { readonly is: "choice"; readonly choice: number }
  /** The object that the trigger condition or the replaced event speaks of (359.3.f.3). */
  | { readonly is: "event" }
  /** What the action with this step number acted on: the killed unit, the discarded card, the revealed cards. */
  | { readonly is: "step"; readonly step: number }
  /** The units that the condition of the sentence or of the passive ability is true of: "a unit here is alone". */
  | { readonly is: "condition" }
  /** What was killed, discarded or spent as an additional cost of the card (356). */
  | { readonly is: "additional-cost" }
  /** Where the event began: what moved was there before. */
  | { readonly is: "origin" }
  /** The unit that the event attached something to, or detached it from (434, 435). */
  | { readonly is: "top-most" }
  /** The excess damage that you have assigned: "that much" (465.2.c.4) */
  | { readonly is: "excess" }
  /** The tags that a line of the card lists: "all 4 tags" */
  | { readonly is: "tags"; readonly tags: readonly string[] }
  /** The object that "for each …" has come to. */
  | { readonly is: "each" }
  /** The player who does it: "their hand" after "each player". */
  | { readonly is: "actor" }
  /** What is left of the cards that this step looked at or revealed. */
  | { readonly is: "rest"; readonly step: number };

/** The participles by which a text points at what was done: "the killed unit". */
export type Participle =
  | "killed"
  | "revealed"
  | "chosen"
  | "discarded"
  | "burned"
  | "banished"
  | "played"
  | "recycled"
  | "exhausted"
  | "readied"
  | "moved"
  | "stunned"
  | "healed"
  | "buffed"
  | "empowered"
  | "recalled"
  | "returned";

export type Noun = "token" | "unit" | "gear" | "equipment" | "spell" | "card" | "rune" | "battlefield";
/** Nouns whose plural can be told from their singular. */
export type CountNoun = Exclude<Noun, "gear" | "equipment">;

interface Resolved {
  /** More than one for "they" after "a friendly unit and an enemy unit". Never empty. */
  readonly means: readonly Referent[];
}
export interface Me extends Resolved {
  readonly refer: "me";
}
export interface This extends Resolved {
  readonly refer: "this";
}
export interface It extends Resolved {
  readonly refer: "it";
}
export interface They extends Resolved {
  readonly refer: "they";
}
/** "each": every one of them for itself */
export interface Each extends Resolved {
  readonly refer: "each";
}
/** "we": I and what was named before */
export interface We extends Resolved {
  readonly refer: "we";
}
/** "that unit" */
export interface That extends Resolved {
  readonly refer: "that";
  /** "that enemy unit" */
  readonly side?: "friendly" | "enemy";
  /** "your unit": that of yours which was named */
  readonly yours?: true;
  readonly noun: Noun;
}
/** "those units" */
export interface Those extends Resolved {
  readonly refer: "those";
  readonly noun: Noun;
}
/** "the killed unit" */
export interface TheDone extends Resolved {
  readonly refer: "the-done";
  readonly done: Participle;
  readonly noun: Noun;
}
/** "the revealed cards" */
export interface AllDone extends Resolved {
  readonly refer: "all-done";
  readonly done: Participle;
  readonly noun: CountNoun;
}
export interface TheRest extends Resolved {
  readonly refer: "the-rest";
}

/** "the other": what is left of two */
export interface TheOther extends Resolved {
  readonly refer: "the-other";
}

/** One thing that the text has named. */
export type SingleReference = Me | This | It | That | TheDone;
/** Several things, or one. */
export type Reference = SingleReference | Each | We | They | Those | AllDone | TheRest | TheOther;
