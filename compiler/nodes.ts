import { isFields, isList, type Fields } from "./resolve/fields.ts";

/** All objects within an effect, the outermost first, in the order of the text. */
export function* nodesIn(value: unknown): Iterable<Fields> {
  if (isList(value)) for (const element of value) yield* nodesIn(element);
  if (!isFields(value)) return;
  yield value;
  for (const field of Object.values(value)) yield* nodesIn(field);
}
