import type { AnyPhrase, Constant, GrammaticalNumber, Position, Unsaid } from "../combinators/node.ts";
import { nodesIn } from "../vocabulary/words.ts";
import { isAnnotation } from "./annotations.ts";

/** What has been written so far, and with what the next word agrees. A part that does not fit is taken back. */
export interface Output {
  readonly words: string[];
  /** Those of the object: to look a name up in a short list is faster than to ask an object for what it does not have. */
  readonly keys: readonly string[];
  /** The fields of the object that have been said. */
  readonly used: string[];
  number: GrammaticalNumber;
  readonly position: Position;
  /** Fields that are said by another spelling, and there alone. */
  reserved?: ReadonlySet<string> | undefined;
}
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
/** Whether a field is a constant, or what is understood without a word. */
export const isConstant = (value: unknown, constant: Constant | Unsaid): boolean =>
  typeof constant === "object"
    ? isFields(value) && Object.entries(constant).every(([key, each]) => value[key] === each)
    : value === constant;

export const write = (output: Output, word: string): boolean => {
  output.words.push(word);
  return true;
};
/** A field is said once: where it can stand in two places, only in the first that says it. */
export const use = (output: Output, key: string): boolean => {
  if (output.used.includes(key) || output.reserved?.has(key) === true) return false;
  output.used.push(key);
  return true;
};
/** Every field of the object is said, but for what only the compiler knows. */
export function saysAll({ head }: AnyPhrase, { keys, used }: Output): boolean {
  for (const key of keys) if (!used.includes(key) && !(key in head) && !isAnnotation(key)) return false;
  return true;
}

/** The fields that the spellings say by which the object was said. */
export function saidOtherwise({ node }: AnyPhrase, keys: readonly string[]): ReadonlySet<string> | undefined {
  if (!keys.some((key) => key.startsWith("said:"))) return undefined;
  const found = new Set<string>();
  for (const part of nodesIn(node))
    if (part.is === "spelling" && part.key !== null && keys.includes(part.key))
      for (const inner of nodesIn(part.of)) if ("key" in inner && inner.key !== null) found.add(inner.key);
  return found;
}
