/** What every house says about a card, in one shape. Plain readonly JSON. */

/**
 * error: cannot be compiled, or cannot work under the rules.
 * warning: legal, but does not do what it says, or conflicts.
 * style: templating.
 */
export type Severity = "error" | "warning" | "style";

/** A part of a source, in UTF-16 code units: `start` is its first one, `end` the first one after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replaces the span by the text. Spans are offsets in the file. */
export interface TextEdit extends Span {
  readonly text: string;
}

export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** A safe fix keeps the meaning of the card and may be applied unseen; any other needs a person. */
  readonly safe: boolean;
}

export interface Diagnostic {
  /** kebab-case, one of a registry. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** Why it matters. */
  readonly why?: string;
  /** What to write instead. */
  readonly help?: string;
  /** Numbers of the rules it rests on. */
  readonly rules: readonly string[];
  /** Where, in the source that was read (of a card file: offsets in the file). */
  readonly span: Span;
  readonly file?: string;
  /** The name of the card. */
  readonly card?: string;
  readonly fix?: Fix;
}
