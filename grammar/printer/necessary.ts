import type { Node } from "../combinators/node.ts";

/** The fields that a part says whenever it says anything. */
export function necessaryIn(node: Node): readonly string[] {
  switch (node.is) {
    case "set":
    case "payload":
    case "resources":
    case "valued":
    case "field":
    case "list":
      return [node.key];
    case "keyword":
      return ["keyword"];
    case "spelling":
      return node.key === null ? [] : [node.key];
    case "sequence":
      return [...new Set(node.of.flatMap(necessaryIn))];
    case "choice": {
      const [first = [], ...others] = node.of.map(necessaryIn);
      return first.filter((key) => others.every((keys) => keys.includes(key)));
    }
    case "word":
    case "forms":
    case "case":
    case "capital":
    case "number":
    case "optional":
      return [];
    default:
      return node satisfies never;
  }
}
