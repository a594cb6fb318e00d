import type { BracketedWord, KeywordName } from "../../runtime/effects/keyword.ts";

/** What a phrase is made of: data that the parser, the printer, the error messages and the generator all read. */

/** What a token carries besides its spelling. */
export type Payload =
  /** "4" */
  | "number"
  /** "two" */
  | "numeral"
  /** "+2", "-1" */
  | "signed"
  /** "[2]" */
  | "energy"
  /** "[R]" */
  | "power"
  /** "[Shield 2]" */
  | "keyword"
  /** "[Hidden]", without a value */
  | "keyword-name"
  /** "Mech" */
  | "tag"
  /** "Recruit" */
  | "token-name";

export type GrammaticalNumber = "singular" | "plural";
/** Where a noun phrase stands: "I deal 2", "ready me". */
export type Position = "subject" | "object";

export type Constant = string | number | boolean;
/** What is understood without a word: "you", "it". */
export type Unsaid = Readonly<Record<string, Constant>>;

export type Node =
  | { readonly is: "word"; readonly word: string }
  /** Agrees with the number of what stands before: deal / deals, unit / units. */
  | { readonly is: "forms"; readonly singular: string; readonly plural: string }
  /** I / me */
  | { readonly is: "case"; readonly subject: string; readonly object: string }
  | { readonly is: "sequence"; readonly of: readonly Node[] }
  | { readonly is: "choice"; readonly of: readonly Node[] }
  | { readonly is: "optional"; readonly of: Node }
  /** Another spelling of the same. That it was said so is noted under `key`, so that it is printed back; null: never. */
  | { readonly is: "spelling"; readonly key: `said:${string}` | null; readonly of: Node }
  /** Writes a constant into the object and stands for no word. */
  | { readonly is: "set"; readonly key: string; readonly value: Constant | Unsaid }
  /** What follows begins with a capital: "[1], Kill this: …" */
  | { readonly is: "capital" }
  /** Sets the number with which what follows agrees. */
  | { readonly is: "number"; readonly number: GrammaticalNumber }
  | { readonly is: "payload"; readonly key: string; readonly payload: Payload; readonly agree: boolean }
  /** "[2][R]": Energy, Power or both, as one ResourceCost. */
  | { readonly is: "resources"; readonly key: string }
  /** A keyword token: its name under `keyword`, its value, if it may have one, under `value`. */
  | { readonly is: "keyword"; readonly valued: boolean }
  /** One keyword with its value, "[Level 6]": the value under `key`. */
  | { readonly is: "valued"; readonly keyword: KeywordName | BracketedWord; readonly key: string }
  | {
      readonly is: "field";
      readonly key: string;
      readonly category: () => AnyCategory;
      readonly position: Position;
      /** What follows agrees with its number. */
      readonly agree: boolean;
    }
  | {
      readonly is: "list";
      readonly key: string;
      readonly category: () => AnyCategory;
      readonly separator: Separator;
      /** Two elements at least; with a conjunction. */
      readonly several?: true;
      /** What can stand only at the end, or alone; without a separator. */
      readonly end?: () => AnyCategory;
    };

/** The word before the last of several: "A and B", "A, B, or C" */
export type Conjunction = "and" | "or";
/** only: one alone. none: "Draw 1. Draw 2." comma: "[1], [E]" */
export type Separator = "only" | "none" | "comma" | Conjunction;

export const isConjunction = (separator: Separator): separator is Conjunction =>
  separator === "and" || separator === "or";

/** A phrase whatever its type. */
export interface AnyPhrase {
  /** The discriminants of the objects it stands for. */
  readonly head: Readonly<Record<string, Constant>>;
  readonly node: Node;
}

/** A category whatever its type: phrases that can stand in the same place. */
export interface AnyCategory {
  readonly name: string;
  /** What a person calls it, for error messages: "a unit". */
  readonly label: string;
  readonly phrases: () => readonly AnyPhrase[];
}
