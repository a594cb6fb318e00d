import { compileFindings, loadCards } from "../cards/load-cards.ts";
import { BadInput } from "../bad-input.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { explainCard } from "../explain/explain-card.ts";
import { printTree } from "../explain/tree.ts";
import { isFile, isFolder, standardInput } from "../files/find-files.ts";
import { readSource } from "../files/read-source.ts";
import { loadCompiler } from "../compiler.ts";
import { findingsIn, isError } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import { renderDiagnostic } from "../../grammar/diagnostics/render.ts";
import type { Card, CardType } from "../../runtime/index.ts";
import type { Terminal } from "../terminal.ts";

export interface ExplainOptions {
  readonly json?: true;
  readonly type: string;
}

interface Explained {
  readonly cards: readonly Card[];
  /** A text is one card, a file has a list of them. */
  readonly isText: boolean;
  readonly findings: readonly Finding[];
}

const cardTypes = [
  "unit",
  "spell",
  "gear",
  "battlefield",
  "legend",
  "rune",
] as const satisfies readonly CardType[];
const cardTypeOf = (written: string): CardType | undefined =>
  cardTypes.find((type) => type === written.toLowerCase());

/** Shows the effects of a text, or of the cards of a file, as a tree with the rules each part rests on. */
export async function explain(
  textOrPath: string,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const type = cardTypeOf(options.type);
  if (type === undefined)
    throw new BadInput(`"${options.type}" is not a card type; the types are ${cardTypes.join(", ")}`);
  const { cards, isText, findings } = await compiled(textOrPath, type, terminal);
  // Standard output holds the effects alone, so that it can be read on.
  for (const { diagnostic, file } of findings)
    terminal.error(`${renderDiagnostic(diagnostic, file.source, terminal.paint)}\n`);
  if (cards.length > 0) {
    const [only] = cards;
    if (options.json === true) terminal.out(JSON.stringify(isText ? only : cards, null, 2));
    else terminal.out(cards.map((card) => printTree(explainCard(card), terminal.paint)).join("\n\n"));
  }
  return findings.some(isError) ? exitCode.errorsFound : exitCode.fine;
}

async function compiled(textOrPath: string, type: CardType, terminal: Terminal): Promise<Explained> {
  const isPath = isFile(textOrPath) || isFolder(textOrPath) || /^\S*\.(card|json)$/i.test(textOrPath);
  if (isPath) {
    const loaded = await loadCards([textOrPath], terminal);
    const cards = loaded.cards.flatMap(({ card }) => card ?? []);
    return { cards, isText: false, findings: compileFindings(loaded) };
  }
  const file =
    textOrPath === standardInput
      ? await readSource(textOrPath, terminal)
      : { file: "text", source: textOrPath, diagnostics: [] };
  if (file.source.trim() === "") throw new BadInput("there is no text to explain");
  const { compileText } = await loadCompiler();
  const { card, diagnostics } = compileText(file.source, { type });
  return {
    cards: card === undefined ? [] : [card],
    isText: true,
    findings: findingsIn(file, [...file.diagnostics, ...diagnostics]),
  };
}
