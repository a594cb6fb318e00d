/** A numbered rule: "417.1.e". Its words stay in the rulebook. */
export interface Rule {
  readonly number: string;
  /** It is the title of what follows: "417. Deal". */
  readonly isHeading: boolean;
}

const numbered = /^(\d{3}(?:\.(?:\d+|[a-z]))*)\. /;

/**
 * The numbered rules of a rulebook, in its order. A rule starts at the beginning of a line with its number; a heading has
 * a blank line before it. Examples and continuations are indented and belong to the rule above them.
 */
export function readRulebook(text: string): readonly Rule[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index): readonly Rule[] => {
    const number = numbered.exec(line)?.[1];
    if (number === undefined) return [];
    return [{ number, isHeading: (lines[index - 1] ?? "").trim() === "" }];
  });
}

/** "417.1.e" belongs to 417. */
export const topOf = (number: string): number => Number(number.slice(0, 3));
