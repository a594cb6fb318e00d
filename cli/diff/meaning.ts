import { isAnnotation } from "../../grammar/printer/annotations.ts";
import { canonicalText } from "../../grammar/printer/canonical.ts";

/** Effects as the comparison walks through them: any node of the instruction set. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** "Then": sentences are executed in the order of the text in any case (359.3.d). */
const order = "after";

/** What the compiler numbers and resolves is compared by what it stands for. A note on the wording says nothing (see `canonical`). */
export const keysOf = (node: Fields): readonly string[] =>
  Object.keys(node).filter((key) => !isAnnotation(key) && !key.startsWith("said:") && key !== order);

/** What is said, without the numbers and times that follow from it. */
export const meaningOf = (value: unknown): string => canonicalText(value, meant);

/** What a reference means is compared by what it points at; "it" and "that unit" are only two words for it. */
function meant(node: Fields): Fields {
  const { refer, side, yours } = node;
  if (typeof refer === "string") return { refer: true, side, yours };
  return Object.fromEntries(keysOf(node).map((key) => [key, node[key]]));
}

/** The smallest things that an effect says: "do deal", "amount 4", "kind unit". */
function* saidIn(value: unknown, key: string): Iterable<string> {
  if (isList(value)) for (const element of value) yield* saidIn(element, key);
  else if (isFields(value)) for (const inner of keysOf(value)) yield* saidIn(value[inner], inner);
  else yield `${key} ${String(value)}`;
}

/** How much two effects have in common, from 0 to 1. Another game action is hardly the same instruction. */
export const likeness = (first: Fields, second: Fields): number =>
  first["do"] === second["do"] ? commonIn(first, second) : commonIn(first, second) / 2;

function commonIn(first: Fields, second: Fields): number {
  const counts = new Map<string, number>();
  let all = 0;
  for (const said of saidIn(first, "")) {
    counts.set(said, (counts.get(said) ?? 0) + 1);
    all += 1;
  }
  let common = 0;
  for (const said of saidIn(second, "")) {
    all += 1;
    const left = counts.get(said) ?? 0;
    if (left === 0) continue;
    counts.set(said, left - 1);
    common += 1;
  }
  return all === 0 ? 1 : (2 * common) / all;
}
