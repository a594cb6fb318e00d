/**
 * How many letters are added, left out, replaced, or swapped with their neighbour (optimal string alignment). Swapped
 * letters are the commonest slip, and plain Levenshtein counts them twice.
 */
function distance(first: string, second: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row++) {
    const current = [row];
    for (let column = 1; column <= second.length; column++) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, previous] = [previous, current];
  }
  return previous[second.length] ?? 0;
}

const mostSuggestions = 3;
/** Nobody mistypes more than this; comparing longer input would only cost time. */
const longestInput = 60;

/** The known names nearest to what was written, best first, equally near ones by alphabet. */
export function suggest(written: string, known: Iterable<string>): readonly string[] {
  if (written.length === 0 || written.length > longestInput) return [];
  const lowered = written.toLowerCase();
  const threshold = Math.max(1, Math.floor(written.length / 3));
  const near = new Map<string, number>();
  for (const name of known) {
    if (Math.abs(name.length - written.length) > threshold) continue;
    const far = distance(lowered, name.toLowerCase());
    if (far <= threshold && far < name.length) near.set(name, far);
  }
  return [...near]
    .sort(([first, firstFar], [second, secondFar]) => firstFar - secondFar || (first < second ? -1 : 1))
    .slice(0, mostSuggestions)
    .map(([name]) => name);
}

/** `Did you mean "deal", "heal" or "head"?`, or nothing where nothing is near. */
export function didYouMean(written: string, known: Iterable<string>): string | undefined {
  const names = suggest(written, known).map((name) => `"${name}"`);
  const last = names.pop();
  if (last === undefined) return undefined;
  return `Did you mean ${names.length > 0 ? `${names.join(", ")} or ${last}` : last}?`;
}
