import { distance } from "fastest-levenshtein";

const mostSuggestions = 3;
/** Nobody mistypes more than this; comparing longer input would only cost time. */
const longestInput = 60;

/** The known names nearest to what was written, best first, equally near ones by alphabet. */
export function suggest(written: string, known: Iterable<string>): readonly string[] {
  if (written.length === 0 || written.length > longestInput) return [];
  const lowered = written.toLowerCase();
  const threshold = Math.floor(written.length * 0.4) + 1;
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
