import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { CardSource } from "../../grammar/card-files/card-source.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import { BadInput } from "../bad-input.ts";
import { cardFiles, findFiles, standardInput } from "../files/find-files.ts";
import { readSource } from "../files/read-source.ts";
import type { SourceFile } from "../files/read-source.ts";
import { loadCompiler } from "../compiler.ts";
import type { Compiler } from "../compiler.ts";
import type { Card, CardFrame } from "../../runtime/index.ts";
import { counted, findingsIn, inOrder, isError } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";
import { readCardExport } from "./card-export.ts";
import { withDuplicateNames } from "./duplicate-names.ts";

/** A card of a file; `card` is absent where it does not compile. */
export interface LoadedCard {
  readonly file: SourceFile;
  readonly source: CardSource;
  readonly card?: Card | undefined;
  /** What the compiler says of it. */
  readonly found: readonly Diagnostic[];
}

export interface LoadedCards {
  readonly files: readonly SourceFile[];
  readonly cards: readonly LoadedCard[];
  /** What was found while the files were read: encoding, headers, card exports. */
  readonly fileFindings: readonly Finding[];
}

/** Card files as text, not compiled; `findings` tell of card exports. */
export interface CardSources {
  readonly files: readonly SourceFile[];
  readonly findings: readonly Finding[];
}

/** Reads the card files, and the card exports, that the paths mean. */
export async function readCardSources(
  paths: readonly string[],
  terminal: Terminal,
  options: { readonly mayBeEmpty?: boolean } = {},
): Promise<CardSources> {
  const files: SourceFile[] = [];
  const findings: Finding[] = [];
  for (const path of await findFiles(paths, cardFiles, options)) {
    if (path.toLowerCase().endsWith(".json")) {
      const read = await readCardExport(path, terminal);
      files.push(...read.files);
      findings.push(...read.findings);
    } else {
      const file = await readSource(path, terminal);
      if (path === standardInput && file.source.trim() === "") throw new BadInput("standard input is empty");
      files.push(file);
    }
  }
  const { useNamesOfCards } = await loadCompiler();
  useNamesOfCards(files.flatMap(framesIn));
  return { files, findings };
}

/** What is printed around the texts of the cards of a file: their names, tags … */
export const framesIn = ({ source }: SourceFile): readonly CardFrame[] =>
  readCardFile(source).cards.map(({ frame }) => frame);

/** The cards of one file, compiled. A broken card never hides the others. */
export function compileFile(file: SourceFile, compiler: Compiler): Omit<LoadedCards, "files"> {
  const read = readCardFile(file.source, { file: file.file });
  const cards = read.cards.map((source): LoadedCard => {
    const { card, diagnostics: found } = compiler.compileCard(source);
    return { file, source, card, found };
  });
  return { cards, fileFindings: findingsIn(file, [...file.diagnostics, ...read.diagnostics]) };
}

/** Reads and compiles the cards that the paths mean. */
export async function loadCards(
  paths: readonly string[],
  terminal: Terminal,
  options: { readonly mayBeEmpty?: boolean } = {},
): Promise<LoadedCards> {
  const { files, findings } = await readCardSources(paths, terminal, options);
  const compiler = await loadCompiler();
  const cards: LoadedCard[] = [];
  const fileFindings: Finding[] = [...findings];
  for (const [index, file] of files.entries()) {
    terminal.progress(`compiling ${index + 1} of ${files.length}: ${file.file}`);
    const compiled = compileFile(file, compiler);
    cards.push(...compiled.cards);
    fileFindings.push(...compiled.fileFindings);
  }
  terminal.progress("");
  return { files, cards: withDuplicateNames(cards), fileFindings };
}

/** What was found while the cards were read and compiled, in the order of the files. */
export const compileFindings = ({ cards, fileFindings }: Omit<LoadedCards, "files">): readonly Finding[] =>
  inOrder([...fileFindings, ...cards.flatMap(({ file, found }) => findingsIn(file, found))]);

/** "12 cards"; where a header is broken some card may not have been read: "3 files, 1 card read". */
export function countedCards({ files, cards, fileFindings }: LoadedCards): string {
  const read = counted(cards.length, "card");
  return fileFindings.some(isError) ? `${counted(files.length, "file")}, ${read} read` : read;
}
