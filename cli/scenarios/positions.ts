import { isAlias, isCollection, isMap, isNode, isPair, isScalar } from "yaml";
import type { Document } from "yaml";
import type { Span } from "../../grammar/diagnostics/diagnostic.ts";

/** A way through the file: keys of maps and indices of lists. */
export type Path = readonly (string | number)[];

const spanOf = (node: unknown): Span | undefined =>
  isNode(node) && node.range ? { start: node.range[0], end: node.range[1] } : undefined;

/** What stands at a path; what an alias (`*name`) repeats stands where it was written. */
function nodeAt(document: Document, path: Path): unknown {
  const written = (node: unknown): unknown => (isAlias(node) ? node.resolve(document) : node);
  return path.reduce<unknown>(
    (node, part) => (isCollection(node) ? written(node.get(part, true)) : undefined),
    document.contents,
  );
}

/** The key of the last part of the path, where it is one of a map. */
function keyAt(document: Document, path: Path): unknown {
  const holder = nodeAt(document, path.slice(0, -1));
  const last = path.at(-1);
  if (!isMap(holder) || last === undefined) return undefined;
  return holder.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(last),
  )?.key;
}

/** Where the value of the path stands; where it is not there, its nearest holder. */
export function spanOfValue(document: Document, path: Path): Span {
  for (let length = path.length; length > 0; length -= 1) {
    const span = spanOf(nodeAt(document, path.slice(0, length)));
    if (span !== undefined) return span;
  }
  return spanOf(document.contents) ?? { start: 0, end: 0 };
}

/** Where the key of the path stands, or else its value. */
export const spanOfKey = (document: Document, path: Path): Span =>
  spanOf(keyAt(document, path)) ?? spanOfValue(document, path);

/**
 * Where each position of a literal block (`cards: |`) stands in the file: every line of a block has lost the same
 * indentation. Undefined where the text is written in another way.
 */
export function offsetsOfBlock(
  source: string,
  document: Document,
  path: Path,
): ((offset: number) => number) | undefined {
  const node = nodeAt(document, path);
  if (!isScalar(node) || node.type !== "BLOCK_LITERAL" || !node.range || typeof node.value !== "string")
    return undefined;
  const first = source.indexOf("\n", node.range[0]) + 1;
  const lines = source.slice(first, node.range[1]).split("\n");
  const indentation = /^ */.exec(lines.find((line) => line.trim() !== "") ?? "")?.[0].length ?? 0;
  const value = node.value;
  const starts: number[] = [];
  let at = first;
  for (const line of lines) {
    starts.push(at + Math.min(indentation, line.length));
    at += line.length + 1;
  }
  return (offset) => {
    const before = value.slice(0, offset);
    const line = before.split("\n").length - 1;
    return (starts[line] ?? at) + (offset - (before.lastIndexOf("\n") + 1));
  };
}
