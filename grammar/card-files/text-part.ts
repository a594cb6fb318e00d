import type { Span } from "../diagnostics/diagnostic.ts";
import type { SourceLine } from "./source-lines.ts";

/**
 * A text of a card (rules text, effect text), free of comments, indentation and CRLF: its lines are joined by
 * "\n". The offsets of every line are kept, so that a place in the text is a place in the file.
 */
export interface TextPart {
  readonly value: string;
  /** Where the text starts in the file. */
  readonly start: number;
  /** For each line: where it starts in `value`, and where in the file. Not empty. */
  readonly lines: readonly { readonly inText: number; readonly inFile: number }[];
}

/** Joins lines to a text. Empty lines at both ends are left out; `emptyAt` is the place of an empty text. */
export function textPart(lines: readonly SourceLine[], emptyAt: number): TextPart {
  const isFilled = (line: SourceLine): boolean => line.text.trim() !== "";
  const first = lines.findIndex(isFilled);
  const filled = first === -1 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);

  let value = "";
  const starts: { inText: number; inFile: number }[] = [];
  for (const line of filled) {
    if (starts.length > 0) value += "\n";
    const indent = line.text.length - line.text.trimStart().length;
    starts.push({ inText: value.length, inFile: line.start + indent });
    value += line.text.trim();
  }
  const start = starts[0]?.inFile ?? emptyAt;
  return { value, start, lines: starts.length > 0 ? starts : [{ inText: 0, inFile: start }] };
}

/** The offset in the file of an offset in the text. */
export function offsetInFile(part: TextPart, offset: number): number {
  let low = 0;
  let high = part.lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((part.lines[middle]?.inText ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const line = part.lines[low] ?? { inText: 0, inFile: part.start };
  return line.inFile + (offset - line.inText);
}

/** The span in the file of a span in the text; it may enclose line breaks, indentation and comments. */
export function spanInFile(part: TextPart, span: Span): Span {
  const start = offsetInFile(part, span.start);
  // The end is where the last character ends: the start of the next line may lie beyond a comment.
  return { start, end: span.end > span.start ? offsetInFile(part, span.end - 1) + 1 : start };
}
