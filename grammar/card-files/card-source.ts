import type { CardFrame } from "../../runtime/effects/card-frame.ts";
import type { Span } from "../diagnostics/diagnostic.ts";
import type { TextPart } from "./text-part.ts";

/** The headers of a card file, in their canonical order. */
export const headerKeys = [
  "name",
  "type",
  "domain",
  "cost",
  "might",
  "might bonus",
  "tags",
  "set",
  "number",
  "rarity",
] as const;

export type HeaderKey = (typeof headerKeys)[number];

/** The part of a card in which a comment stands, and the header or the line of text that follows it. */
export type CommentPlace =
  | { readonly part: "header"; readonly before?: HeaderKey }
  | { readonly part: "text" | "effectText"; readonly line: number };

export interface CardComment {
  /** With its `#`. */
  readonly text: string;
  readonly place: CommentPlace;
  readonly span: Span;
}

/** `# riftscript-disable CODE: reason` keeps the findings of that code about this card quiet. */
export interface Suppression {
  readonly code: string;
  readonly reason: string;
  readonly span: Span;
}

/** A card as it is written in a file. */
export interface CardSource {
  readonly frame: CardFrame;
  /** False when the header has an error: its text can be checked, but the card cannot be compiled. */
  readonly complete: boolean;
  /** Where the value of each header stands. */
  readonly headerSpans: Readonly<Partial<Record<HeaderKey, Span>>>;
  /** 135. Empty where the card has no rules text (135.3). */
  readonly text: TextPart;
  /** 136. What an Equipment adds to the text of the unit it is attached to. */
  readonly effectText?: TextPart;
  readonly comments: readonly CardComment[];
  readonly suppressions: readonly Suppression[];
  /** The whole card in its file. */
  readonly span: Span;
  readonly file?: string;
}

/** What is needed to write a card down; a CardSource is one, and so is an imported card. */
export interface PrintableCard {
  readonly frame: CardFrame;
  readonly text: { readonly value: string };
  readonly effectText?: { readonly value: string };
  readonly comments?: readonly CardComment[];
}
