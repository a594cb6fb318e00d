import { headerKeys } from "../../grammar/card-files/card-source.ts";
import type { CardSource } from "../../grammar/card-files/card-source.ts";
import { isComment, sourceLines } from "../../grammar/card-files/source-lines.ts";
import { textPart } from "../../grammar/card-files/text-part.ts";
import type { CardType } from "../../runtime/index.ts";
import type { Compiler } from "../compiler.ts";
import type { LoadedCards } from "../cards/load-cards.ts";
import type { SourceFile } from "../files/read-source.ts";
import { findingsIn } from "../report/finding.ts";

const header = new RegExp(`^\\s*(${headerKeys.join("|")})\\s*:`, "i");

/** A card file starts with a header; no rules text does. */
export function looksLikeCardFile(source: string): boolean {
  const first = sourceLines(source).find((line) => line.text.trim() !== "" && !isComment(line));
  return first !== undefined && header.test(first.text);
}

/** No rules text ends like a file, or is one word with a slash. */
export const isMeantAsPath = (written: string): boolean =>
  /\.(card|json)$/i.test(written.trim()) || /^\S*\/\S*$/.test(written);

/** A rules text by itself, as that of a card of this type, so that it is compiled and linted as one. */
export function loadText(file: SourceFile, type: CardType, compiler: Compiler): Omit<LoadedCards, "files"> {
  const { source } = file;
  const card: CardSource = {
    frame: { name: "Text", type, supertypes: [], domains: [], tags: [] },
    complete: true,
    headerSpans: {},
    text: textPart(sourceLines(source), source.length),
    comments: [],
    suppressions: [],
    span: { start: 0, end: source.length },
  };
  const compiled = compiler.compileCard(card);
  return {
    cards: [{ file, source: card, card: compiled.card, found: compiled.diagnostics }],
    fileFindings: findingsIn(file, file.diagnostics),
  };
}
