import type { AnnotationKey } from "../runtime/effects/annotation.ts";
import { isFields, isList, type Fields } from "./resolve/fields.ts";

/** What a keyword of the project stands for is no text of the card: it is passed over wherever a text is looked through. */
const notOfTheText: AnnotationKey = "standsFor";

/** The fields of an effect that its text says. */
export const partsOfText = (node: object): readonly unknown[] =>
  Object.entries(node).flatMap(([key, part]: [string, unknown]) => (key === notOfTheText ? [] : [part]));

/** All objects within an effect that its text says, the outermost first, in the order of the text. */
export function nodesIn(value: unknown, found: Fields[] = []): readonly Fields[] {
  if (isList(value)) for (const element of value) nodesIn(element, found);
  else if (isFields(value)) {
    found.push(value);
    for (const part of partsOfText(value)) nodesIn(part, found);
  }
  return found;
}
