import { isConjunction, type AnyCategory, type AnyPhrase, type Node } from "../combinators/node.ts";

/** Every category and phrase that can be reached from some categories, and every part of the phrases, each once. */
export interface Reachable {
  readonly categories: ReadonlySet<AnyCategory>;
  readonly phrases: ReadonlySet<AnyPhrase>;
  readonly nodes: ReadonlySet<Node>;
}
export function reachableFrom(roots: readonly AnyCategory[]): Reachable {
  const phrases = new Set<AnyPhrase>();
  const categories = new Set<AnyCategory>();
  const nodes = new Set<Node>();
  const visit = (category: AnyCategory): void => {
    if (categories.has(category)) return;
    categories.add(category);
    for (const phrase of category.phrases()) {
      if (phrases.has(phrase)) continue;
      phrases.add(phrase);
      visitNode(phrase.node);
    }
  };
  // Many phrases share their parts.
  const visitNode = (node: Node): void => {
    if (nodes.has(node)) return;
    nodes.add(node);
    if (node.is === "sequence" || node.is === "choice") node.of.forEach(visitNode);
    if (node.is === "optional" || node.is === "spelling") visitNode(node.of);
    if (node.is === "field" || node.is === "list") visit(node.category());
    if (node.is === "list" && node.end !== undefined) visit(node.end());
  };
  roots.forEach(visit);
  return { categories, phrases, nodes };
}

/** A node and all nodes inside it, the outermost first. Categories are not entered. */
export function nodesIn(node: Node, found: Node[] = []): readonly Node[] {
  found.push(node);
  if (node.is === "sequence" || node.is === "choice") for (const part of node.of) nodesIn(part, found);
  if (node.is === "optional" || node.is === "spelling") nodesIn(node.of, found);
  return found;
}

/** The words of a node: one, or two forms of one word. */
export function formsOf(node: Node): readonly string[] {
  if (node.is === "word") return [node.word];
  if (node.is === "forms") return [node.singular, node.plural];
  if (node.is === "case") return [node.subject, node.object];
  if (node.is !== "list" || node.separator === "none" || node.separator === "only") return [];
  return isConjunction(node.separator) ? [",", node.separator] : [","];
}
