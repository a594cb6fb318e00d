import type * as compiler from "../compiler/index.ts";
import type { CardSource } from "../grammar/card-files/card-source.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import type { ImportedCard } from "../compiler/import/imported-card.ts";
import type { Card } from "../runtime/index.ts";

/** What the commands use of the other houses. They are loaded where a command needs them, so that it starts fast. */

/** The part of compiler/index.ts that commands use. */
export type Compiler = typeof compiler;

/** A compiled card and where it comes from. */
export interface CardToLint {
  readonly source: CardSource;
  readonly card: Card;
  /** The whole file. */
  readonly file: string;
}

export interface Linter {
  readonly lintCard: (card: CardToLint) => readonly Diagnostic[];
}

/** What `riftscript coverage` counts: distinct card texts. */
export interface Coverage {
  readonly cards: number;
  readonly parsed: number;
  readonly roundTrip: number;
  readonly literal: number;
  readonly noDrop: number;
  readonly executable: number;
  readonly failures: readonly CoverageFailure[];
}
export interface CoverageFailure {
  readonly name: string;
  readonly set: string;
  readonly text: string;
  readonly reason: string;
  readonly offset: number;
  readonly length: number;
}
export interface CoverageHouse {
  readonly measureCoverage: (
    cards: readonly ImportedCard[],
    onCard?: (done: number, all: number, name: string) => void,
  ) => Coverage;
}

/** The text of a module for every card, and of their index; `path` is relative to the folder. */
export interface ModuleHouse {
  readonly writeModules: (
    cards: readonly { readonly card: Card; readonly file: string }[],
  ) => readonly { readonly path: string; readonly text: string }[];
}

const isLinter = (house: object): house is Linter => "lintCard" in house;
const isCoverageHouse = (house: object): house is CoverageHouse => "measureCoverage" in house;
const isModuleHouse = (house: object): house is ModuleHouse => "writeModules" in house;

async function load(path: string): Promise<object | undefined> {
  try {
    const house: unknown = await import(path);
    return typeof house === "object" && house !== null ? house : undefined;
  } catch {
    return undefined;
  }
}

async function loadHouse<House>(
  path: string,
  name: string,
  isHouse: (house: object) => house is House & object,
): Promise<House> {
  const house = await load(path);
  if (house !== undefined && isHouse(house)) return house;
  throw new Error(`${name} is not there`);
}

export const loadCompiler = (): Promise<Compiler> => import("../compiler/index.ts");
export const loadCoverage = (): Promise<CoverageHouse> =>
  loadHouse("../compiler/contracts/index.ts", "the measuring of coverage", isCoverageHouse);
export const loadModuleWriter = (): Promise<ModuleHouse> =>
  loadHouse("../compiler/modules/index.ts", "the writer of modules", isModuleHouse);

export async function loadLinter(): Promise<Linter> {
  const house = await load("../linter/index.ts");
  return house !== undefined && isLinter(house) ? house : { lintCard: () => [] };
}
