import type { PrintableCard } from "../../grammar/card-files/card-source.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";

/** A card of an export, in the canonical notation (135.2.e). */
export interface ImportedCard extends PrintableCard {
  /** The name of the set, as errata name it: "Origins". */
  readonly setName?: string;
  readonly origin?: PrintOrigin;
}

/** Where a print stands in its export. */
export interface PrintOrigin {
  /** A JSON pointer. */
  readonly pointer: string;
  /** Exports of published cards have several prints of one card; a plain list has each card once. */
  readonly isPublished: boolean;
}

export interface ImportResult {
  readonly cards: readonly ImportedCard[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface ImportOptions {
  /** The name of the file, for diagnostics. */
  readonly file?: string;
  /** The text of the file, so that diagnostics say line and column. */
  readonly source?: string;
}
