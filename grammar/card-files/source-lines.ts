/** One line of a file, without its line break. */
export interface SourceLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Lines end with LF, CRLF, or CR alone. A byte order mark at the start belongs to no line. */
export function sourceLines(source: string): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  let start = source.startsWith("\ufeff") ? 1 : 0;
  for (const { index, 0: lineBreak } of source.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ text: source.slice(start, index), start, end: index });
    start = index + lineBreak.length;
  }
  if (start < source.length) lines.push({ text: source.slice(start), start, end: source.length });
  return lines;
}

export const isComment = (line: SourceLine): boolean => line.text.trimStart().startsWith("#");

/** `---` alone on its line separates cards. */
export const isSeparator = (line: SourceLine): boolean => line.text.trim() === "---";

/**
 * The cards of a file, line by line. A stretch between separators that holds comments alone belongs to the card
 * that follows it, or to the last one.
 */
export function splitCards(lines: readonly SourceLine[]): readonly (readonly SourceLine[])[] {
  const cards: SourceLine[][] = [];
  let current: SourceLine[] = [];
  let isCard = false;
  for (const line of lines) {
    if (!isSeparator(line)) {
      current.push(line);
      isCard ||= line.text.trim() !== "" && !isComment(line);
    } else if (isCard) {
      cards.push(current);
      current = [];
      isCard = false;
    }
  }
  const last = cards.at(-1);
  if (isCard) cards.push(current);
  else if (last !== undefined) cards.splice(-1, 1, [...last, ...current]);
  return cards;
}
