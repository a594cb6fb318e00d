import type { AnyCategory, AnyPhrase, Node } from "../combinators/node.ts";

/** Every category and phrase that can be reached from some categories. */
export function reachableFrom(roots: readonly AnyCategory[]): {
  readonly categories: ReadonlySet<AnyCategory>;
  readonly phrases: ReadonlySet<AnyPhrase>;
} {
  const phrases = new Set<AnyPhrase>();
  const categories = new Set<AnyCategory>();
  const visit = (category: AnyCategory): void => {
    if (categories.has(category)) return;
    categories.add(category);
    for (const phrase of category.phrases()) {
      if (phrases.has(phrase)) continue;
      phrases.add(phrase);
      for (const node of nodesIn(phrase.node)) {
        if (node.is === "field" || node.is === "list") visit(node.category());
      }
    }
  };
  roots.forEach(visit);
  return { categories, phrases };
}

/** A node and all nodes inside it. Categories are not entered. */
export function* nodesIn(node: Node): Iterable<Node> {
  yield node;
  if (node.is === "sequence" || node.is === "choice") for (const part of node.of) yield* nodesIn(part);
  if (node.is === "optional" || node.is === "spelling") yield* nodesIn(node.of);
}

/** The forms of one word: they are one kind of token, and only the printer tells them apart. */
export function formsOf(node: Node): readonly string[] {
  switch (node.is) {
    case "word":
      return [node.word];
    case "forms":
      return [node.singular, node.plural];
    case "case":
      return [node.subject, node.object];
    case "list":
      return node.separator === "comma" ? [","] : [];
    default:
      return [];
  }
}

/** Puts forms of the same word together: "deal" with "deals", and both with whatever shares a spelling with them. */
export class WordGroups {
  private readonly groupOf = new Map<string, Set<string>>();

  add(forms: readonly string[]): void {
    const merged = new Set(forms.map((form) => form.toLowerCase()));
    for (const form of [...merged]) for (const other of this.groupOf.get(form) ?? []) merged.add(other);
    for (const form of merged) this.groupOf.set(form, merged);
  }
  has(form: string): boolean {
    return this.groupOf.has(form);
  }
  groups(): readonly ReadonlySet<string>[] {
    return [...new Set(this.groupOf.values())];
  }
}
