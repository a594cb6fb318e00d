import type { AnyCategory } from "../combinators/node.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Language } from "../language.ts";
import type { Token } from "../vocabulary/token.ts";
import { expectedIn } from "./expected.ts";
import { faults, sentenceAt } from "./faults.ts";

/** A refused line or sentence, and the first of its tokens that did not fit. `written` is the text of the tokens. */
export interface RefusedText {
  readonly category: AnyCategory;
  readonly tokens: readonly Token[];
  readonly written: string;
  readonly place: number;
}
/**
 * The fault of a refused sentence, found by trying: where a change that mends it makes the sentence one of the language,
 * that fault is what it has.
 */
export function faultByRepair(refused: RefusedText, language: Language): Diagnostic | undefined {
  const { place, tokens, written } = refused;
  const words = tokens.map(({ image }) => image.toLowerCase());
  const offset = tokens[0]?.startOffset ?? 0;
  for (const { repairs, tell } of faults)
    for (const { end, isAddition = false, start, text } of repairs(words, place)) {
      const [first, last] = [tokens[start], tokens[end - 1]];
      if (first === undefined || last === undefined) continue;
      const where = { start: first.startOffset, end: last.end };
      const edit = isAddition ? { start: where.end, end: where.end, text: ` ${text}` } : { ...where, text };
      const repaired = `${written.slice(0, edit.start - offset)}${edit.text}${written.slice(edit.end - offset)}`;
      const left = tokens.length - sentenceAt(words, place).end;
      if (stopIn(repaired, left, refused.category, language) !== undefined) continue;
      const said = written.slice(where.start - offset, where.end - offset);
      return tell(said, where, {
        fix: { title: `Write "${text}", if that is meant`, edits: [edit], safe: false },
      });
    }
  return undefined;
}

/**
 * Where a text is refused, as far as its last tokens, of which so many are left from the full stop on; undefined if it is
 * one of the language so far.
 */
export function stopIn(
  text: string,
  left: number,
  category: AnyCategory,
  language: Language,
): number | undefined {
  const { tokens } = language.scanner.scan(text);
  const { token } = expectedIn(category, tokens, language.parser.matchers, language.vocabulary);
  return token > tokens.length - left ? undefined : (tokens[token]?.startOffset ?? text.length);
}
