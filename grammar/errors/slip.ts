/**
 * Slips that everybody makes in the first texts: the words are of this game, but not in this order or this place. Looked
 * at only where a line was refused.
 */
export interface Slip {
  readonly pattern: RegExp;
  /** What is so instead. */
  readonly rule: string;
  /** A text that has it right, for where the author's own cannot be mended; none where that has several lines. */
  readonly example?: string;
  /** What the line may have meant, likeliest first; `at` is where reading stopped. */
  readonly mended?: (line: string, at: number) => readonly string[];
}

export const every = (pattern: RegExp): RegExp => new RegExp(pattern.source, "gi");

/** The pattern, wherever it stands, becomes each of these. */
export const becomes =
  (pattern: RegExp, ...texts: readonly string[]) =>
  (line: string): readonly string[] =>
    texts.map((text) => line.replace(every(pattern), text));
