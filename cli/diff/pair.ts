import type { LoadedCard } from "../cards/load-cards.ts";
import { BadInput } from "../bad-input.ts";
import { loadCards } from "../cards/load-cards.ts";
import { lintLoaded } from "../cards/lint-cards.ts";
import { loadCompiler } from "../compiler.ts";
import { loadLinter } from "../linter.ts";
import { cardTypes } from "../explain/card-types.ts";
import { isMeantAsPath, loadText } from "../explain/text-as-card.ts";
import { isFile, isFolder, standardInput } from "../files/find-files.ts";
import { isError, type Finding } from "../report/finding.ts";
import type { CardType } from "../../runtime/index.ts";
import type { Terminal } from "../terminal.ts";

/** A card of the old cards, of the new ones, or of both. */
export interface Pair {
  /** Nothing where two texts are compared. */
  readonly name?: string;
  readonly before?: LoadedCard;
  readonly after?: LoadedCard;
}
export interface Pairs {
  readonly pairs: readonly Pair[];
  /** What was found while the files were read. */
  readonly fileFindings: readonly Finding[];
}

/** What is to be compared: two texts, or the cards of two files or folders. */
export async function readPairs(
  old: string,
  now: string,
  type: CardType | undefined,
  terminal: Terminal,
): Promise<Pairs> {
  const [isOldPath, isNowPath] = [isPath(old), isPath(now)];
  if (isOldPath && isNowPath) {
    if (type !== undefined) throw new BadInput("cards have a type of their own; --type is for two texts");
    const [before, after] = [await loadCards([old], terminal), await loadCards([now], terminal)];
    return {
      pairs: pairsOf(before.cards, after.cards),
      fileFindings: [...before.fileFindings, ...after.fileFindings],
    };
  }
  const other = isOldPath ? now : old;
  if ((isOldPath || isNowPath) && !/\s/.test(other.trim()))
    throw new BadInput(`there is no file or folder "${other}"`);
  if (isOldPath || isNowPath)
    throw new BadInput(
      `"${isOldPath ? old : now}" is a file or folder, and the other one is a text: write two texts, or name two files or folders`,
    );
  return { pairs: [await pairOfTexts(old, now, type)], fileFindings: [] };
}

function isPath(written: string): boolean {
  if (written === standardInput)
    throw new BadInput("diff does not read standard input: name two files or folders, or write two texts");
  if (isFile(written) || isFolder(written)) return true;
  if (isMeantAsPath(written)) throw new BadInput(`there is no file or folder "${written}"`);
  if (written.trim() === "") throw new BadInput("there is no text to compare");
  return false;
}

/** Two texts stand on the same type of card: that on which the most of both works, the first of several. */
async function pairOfTexts(old: string, now: string, type: CardType | undefined): Promise<Pair> {
  const [compiler, linter] = await Promise.all([loadCompiler(), loadLinter()]);
  const textOn = (source: string, side: "before" | "after", on: CardType): Pair => {
    const file = side === "before" ? "old text" : "new text";
    const [card] = loadText({ file, source, diagnostics: [] }, on, compiler).cards;
    return card === undefined ? {} : { [side]: card };
  };
  const tries = (type === undefined ? cardTypes : [type]).map((on) => {
    const pair: Pair = { ...textOn(old, "before", on), ...textOn(now, "after", on) };
    const cards = [pair.before, pair.after].flatMap((one) => one ?? []);
    const understood = cards.filter(({ card }) => card !== undefined).length;
    const errors = lintLoaded(linter, { cards, fileFindings: [] }).filter(isError).length;
    return { pair, understood, errors };
  });
  const [best] = tries.toSorted(
    (first, second) => second.understood - first.understood || first.errors - second.errors,
  );
  return best?.pair ?? {};
}

/** Cards of the same name, in the order of the new ones; two single cards always belong together. */
function pairsOf(before: readonly LoadedCard[], after: readonly LoadedCard[]): readonly Pair[] {
  const nameOf = ({ source }: LoadedCard): string => source.frame.name;
  const [onlyBefore, onlyAfter] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && onlyBefore !== undefined && onlyAfter !== undefined)
    return [{ name: nameOf(onlyAfter), before: onlyBefore, after: onlyAfter }];
  const left = [...before];
  const paired = after.map((card): Pair => {
    const index = left.findIndex((other) => nameOf(other) === nameOf(card));
    const [old] = index === -1 ? [] : left.splice(index, 1);
    return { name: nameOf(card), after: card, ...(old === undefined ? {} : { before: old }) };
  });
  return [...paired, ...left.map((card) => ({ name: nameOf(card), before: card }))];
}
