import type { CardSource } from "../grammar/card-files/card-source.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import type { Card } from "../runtime/index.ts";

/** What the commands use of the linter, which is loaded where a command needs it. */
export interface Linter {
  readonly lintCard: (card: CardToLint) => readonly Diagnostic[];
}

/** A compiled card and where it comes from. */
export interface CardToLint {
  readonly source: CardSource;
  readonly card: Card;
  /** The whole file. */
  readonly file: string;
}

const isLinter = (house: object): house is Linter => "lintCard" in house;

export async function loadLinter(): Promise<Linter> {
  const path: string = "../linter/index.ts";
  try {
    const house: unknown = await import(path);
    if (typeof house === "object" && house !== null && isLinter(house)) return house;
  } catch {
    // There is no linter.
  }
  return { lintCard: () => [] };
}
