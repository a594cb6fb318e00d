import type { Span } from "./diagnostic.ts";

/** A place for people: line and column both start at 1; a column is a UTF-16 code unit, as editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Reports come by the source, so the lines of the latest one are kept. */
let latest: { readonly source: string; readonly starts: readonly number[] } = { source: "", starts: [0] };

/** Where each line starts. Lines end with LF, CRLF, or CR alone. */
function lineStarts(source: string): readonly number[] {
  if (latest.source !== source) {
    const starts = [0];
    for (const match of source.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
    latest = { source, starts };
  }
  return latest.starts;
}

const clamp = (offset: number, source: string): number => Math.min(Math.max(offset, 0), source.length);

/** Line and column of an offset. An offset outside of the source is moved to its nearest end. */
export function locate(source: string, offset: number): Position {
  const starts = lineStarts(source);
  const within = clamp(offset, source);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= within) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: within - (starts[low] ?? 0) + 1 };
}

/** The line that holds the offset, without its line break. */
export function lineAt(source: string, offset: number): Span & { readonly text: string } {
  const { line, column } = locate(source, offset);
  const start = clamp(offset, source) - column + 1;
  const next = lineStarts(source)[line] ?? source.length;
  const text = source.slice(start, next).replace(/(\r\n|\n|\r)$/, "");
  return { start, end: start + text.length, text };
}
