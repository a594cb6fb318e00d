import { isFields, isList, type Fields } from "./resolve/fields.ts";

/** All objects within an effect, the outermost first, in the order of the text, but for what a keyword of the project stands for. */
export function nodesIn(value: unknown, found: Fields[] = []): readonly Fields[] {
  if (isList(value)) for (const element of value) nodesIn(element, found);
  else if (isFields(value)) {
    found.push(value);
    for (const key in value) if (key !== "standsFor") nodesIn(value[key], found);
  }
  return found;
}
