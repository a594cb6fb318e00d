/** A part of the old list, of the new one, or one of each that belong together. */
export interface Aligned<Part> {
  readonly before?: Part;
  readonly after?: Part;
  /** Its place in the new list; where it is only in the old one, there. Counted from 0. */
  readonly index: number;
}

/** Parts that have less in common do not belong together. */
const leastLikeness = 0.3;

/**
 * Pairs the parts of two lists, in their order, so that they have as much in common as possible. Lists of one part each
 * always belong together: a text that was written anew is compared, not listed twice.
 */
export function align<Part>(
  before: readonly Part[],
  after: readonly Part[],
  likeness: (first: Part, second: Part) => number,
): readonly Aligned<Part>[] {
  const [onlyBefore, onlyAfter] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && onlyBefore !== undefined && onlyAfter !== undefined)
    return [{ before: onlyBefore, after: onlyAfter, index: 0 }];

  const best = bestScores(before, after, likeness);
  const found: Aligned<Part>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [one, other] = [before[i], after[j]];
    const here = best(i, j);
    if (one !== undefined && other !== undefined && here.pairs) {
      found.push({ before: one, after: other, index: j });
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || best(i + 1, j).score >= best(i, j + 1).score)) {
      found.push({ before: one, index: i });
      i += 1;
    } else if (other !== undefined) {
      found.push({ after: other, index: j });
      j += 1;
    }
  }
  return found;
}

interface Best {
  readonly score: number;
  readonly pairs: boolean;
}

/** The most that the parts from here on can have in common, and whether these two belong together then. */
function bestScores<Part>(
  before: readonly Part[],
  after: readonly Part[],
  likeness: (first: Part, second: Part) => number,
): (i: number, j: number) => Best {
  const table: Best[][] = [];
  const at = (i: number, j: number): Best => table[i]?.[j] ?? { score: 0, pairs: false };
  for (let i = before.length; i >= 0; i -= 1) {
    table[i] = [];
    for (let j = after.length; j >= 0; j -= 1) {
      const [one, other] = [before[i], after[j]];
      const like = one === undefined || other === undefined ? 0 : likeness(one, other);
      const together = like >= leastLikeness ? like + at(i + 1, j + 1).score : -1;
      const apart = Math.max(at(i + 1, j).score, at(i, j + 1).score);
      const row = table[i];
      if (row !== undefined) row[j] = { score: Math.max(together, apart), pairs: together >= apart };
    }
  }
  return at;
}
