import { lintLoaded } from "../cards/lint-cards.ts";
import { compileFile, framesIn, loadCards } from "../cards/load-cards.ts";
import type { LoadedCard, LoadedCards } from "../cards/load-cards.ts";
import { BadInput } from "../bad-input.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { cardTypeNamed, cardTypes } from "../explain/card-types.ts";
import { explainCard } from "../explain/explain-card.ts";
import { wordsOf } from "../explain/words-of.ts";
import { isMeantAsPath, looksLikeCardFile, loadText } from "../explain/text-as-card.ts";
import { printTree } from "../explain/tree.ts";
import { isFile, isFolder, standardInput } from "../files/find-files.ts";
import { readSource } from "../files/read-source.ts";
import { loadCompiler } from "../compiler.ts";
import { loadLinter } from "../linter.ts";
import { findingJson } from "../report/finding-json.ts";
import { isError, withoutCard } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import { renderDiagnostic } from "../../grammar/diagnostics/render.ts";
import type { CardType } from "../../runtime/index.ts";
import type { Terminal } from "../terminal.ts";

export interface ExplainOptions {
  readonly json?: true;
  /** Where it is not given, the first type on which the text works. */
  readonly type?: string;
}

interface Explained {
  readonly cards: readonly LoadedCard[];
  /** A text is one card, a file has a list of them. */
  readonly isText: boolean;
  /** What the compiler and the linter say. */
  readonly findings: readonly Finding[];
}

/** Shows the effects of a text, or of the cards of a file, as a tree with the rules each part rests on. */
export async function explain(
  textOrPath: string,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const type = options.type === undefined ? undefined : cardTypeNamed(options.type);
  const found = await explained(textOrPath, type === undefined ? cardTypes : [type], terminal);
  const { cards, findings } = found;
  // Standard output holds the effects alone, so that it can be read on.
  if (options.json === true) terminal.out(JSON.stringify(asJson(found), null, 2));
  else if (cards.some(({ card }) => card !== undefined))
    terminal.out(cards.flatMap((loaded) => treeOf(loaded, terminal)).join("\n\n"));
  const above = options.json === true || cards.every(({ card }) => card === undefined) ? "" : "\n";
  findings.forEach(({ diagnostic, file }, index) => {
    terminal.error(
      `${index === 0 ? above : "\n"}${renderDiagnostic(diagnostic, file.source, terminal.paint)}`,
    );
  });
  return findings.some(isError) ? exitCode.errorsFound : exitCode.fine;
}

const treeOf = ({ card, source }: LoadedCard, { paint }: Terminal): readonly string[] =>
  card === undefined ? [] : [printTree(explainCard(card, wordsOf(card, source)), paint)];

/** A text: its card. A file: the list of those that compile. Where nothing compiles: what is wrong. */
function asJson({ cards, isText, findings }: Explained): unknown {
  const compiled = cards.flatMap(({ card }) => card ?? []);
  const [only] = compiled;
  if (only === undefined && findings.some(isError)) return { diagnostics: findings.map(findingJson) };
  return isText ? only : compiled;
}

async function explained(
  textOrPath: string,
  types: readonly CardType[],
  terminal: Terminal,
): Promise<Explained> {
  const linter = await loadLinter();
  const ofFile = (loaded: Omit<LoadedCards, "files">): Explained => ({
    cards: loaded.cards,
    isText: false,
    findings: lintLoaded(linter, loaded),
  });
  if (isFile(textOrPath) || isFolder(textOrPath)) {
    const loaded = await loadCards([textOrPath], terminal);
    if (loaded.cards.length === 0 && loaded.fileFindings.length === 0)
      throw new BadInput(`there is no card in "${textOrPath}"`);
    return ofFile(loaded);
  }
  if (isMeantAsPath(textOrPath)) throw new BadInput(`there is no file or folder "${textOrPath}"`);

  const compiler = await loadCompiler();
  const file =
    textOrPath === standardInput
      ? await readSource(textOrPath, terminal)
      : { file: "text", source: textOrPath, diagnostics: [] };
  if (file.source.trim() === "") throw new BadInput("there is no text to explain");
  if (textOrPath === standardInput && looksLikeCardFile(file.source)) {
    compiler.useNamesOfCards(framesIn(file));
    return ofFile(compileFile(file, compiler));
  }
  const text = firstThatWorks(types.map((type) => () => ofFile(loadText(file, type, compiler))));
  return { ...text, isText: true, findings: text.findings.map(withoutCard) };
}

/**
 * Most texts say by themselves what they stand on. One that works nowhere is told as that of the type where most of it
 * does: it compiles, with the fewest errors.
 */
function firstThatWorks(tries: readonly (() => Explained)[]): Explained {
  let best: Explained = { cards: [], isText: true, findings: [] };
  let fewest = Infinity;
  for (const explainedAs of tries) {
    const found = explainedAs();
    const errors = found.findings.filter(isError).length;
    if (errors === 0) return found;
    const faults = errors + (found.cards.every(({ card }) => card === undefined) ? 1000 : 0);
    if (faults >= fewest) continue;
    best = found;
    fewest = faults;
  }
  return best;
}
