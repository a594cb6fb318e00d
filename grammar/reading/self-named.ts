import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Language } from "../language.ts";
import type { Token } from "../vocabulary/token.ts";

/** The card whose text it is: it may call itself by its name (053.4). */
export interface Self {
  readonly name: string;
  readonly type: CardType;
}

/** More occurrences of its name than this have no text of a card, and every one of them doubles the readings. */
const mostOccurrences = 4;

/**
 * 053.4. The name of the card itself is shorthand for "me", on a unit or legend, and for "this" on anything else. A name
 * that is made of words of the language ("Return") may stand for these words instead: all ways to read it, those with
 * the fewest names first.
 */
export function selfNamed(
  text: string,
  tokens: readonly Token[],
  { name, type }: Self,
  language: Language,
): readonly (readonly Token[])[] {
  if (name === "" || !text.includes(name)) return [tokens];
  const word = language.scanner.wordToken(type === "unit" || type === "legend" ? "me" : "this");
  const pieces = piecesOf(text, tokens, name);
  const named = (isName: (occurrence: number) => boolean): readonly Token[] =>
    pieces.flatMap(({ occurrence, tokens: own }) => {
      const [first] = own;
      return occurrence !== undefined && first !== undefined && isName(occurrence)
        ? [word(name, first.startOffset)]
        : own;
    });
  const occurrences = pieces.filter(({ occurrence }) => occurrence !== undefined);
  const all = named(() => true);
  const isOfTheLanguage = occurrences.some(({ tokens: own }) =>
    own.every(({ tokenType }) => tokenType !== language.vocabulary.unknown),
  );
  if (!isOfTheLanguage) return [all];
  if (occurrences.length > mostOccurrences) return [tokens, all];
  return Array.from({ length: 2 ** occurrences.length }, (_, subset) => subset)
    .sort((first, second) => bitsIn(first) - bitsIn(second))
    .map((subset) => named((occurrence) => (subset & (1 << occurrence)) !== 0));
}

const bitsIn = (number: number): number => number.toString(2).replaceAll("0", "").length;

interface Piece {
  readonly tokens: readonly Token[];
  /** Which of the occurrences of the name it is; undefined for any other token. */
  readonly occurrence?: number;
}
function piecesOf(text: string, tokens: readonly Token[], name: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let occurrence = 0;
  let end = -1;
  for (const token of tokens) {
    if (token.startOffset < end) continue;
    const after = token.startOffset + name.length;
    const isName = text.startsWith(name, token.startOffset) && tokens.some((other) => other.end === after);
    if (!isName) pieces.push({ tokens: [token] });
    else {
      end = after;
      const own = tokens.filter((other) => other.startOffset >= token.startOffset && other.end <= after);
      pieces.push({ tokens: own, occurrence: occurrence++ });
    }
  }
  return pieces;
}
