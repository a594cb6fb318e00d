import type { Terminal } from "../terminal.ts";

/** A part of a card in plain words, the rules that it rests on, and its own parts. */
export interface TreeNode {
  readonly label: string;
  readonly rules?: readonly string[];
  readonly parts: readonly TreeNode[];
}

/**
 *     Void Seeker, a spell
 *     ├─ Deal 4   rule 417
 *     │  └─ to a unit …
 *     └─ Draw 1   rule 413
 */
export function printTree(node: TreeNode, paint: Terminal["paint"]): string {
  const line = ({ label, rules = [] }: TreeNode, isTop: boolean): string => {
    const cited = rules.length === 0 ? "" : `  ${paint.faint(`rule ${rules.join(", ")}`)}`;
    return `${isTop ? paint.emphasis(label) : label}${cited}`;
  };
  const below = (parts: readonly TreeNode[], indent: string): readonly string[] =>
    parts.flatMap((part, index) => {
      const isLast = index === parts.length - 1;
      const branch = paint.faint(`${indent}${isLast ? "└─" : "├─"} `);
      return [`${branch}${line(part, false)}`, ...below(part.parts, `${indent}${isLast ? "   " : "│  "}`)];
    });
  return [line(node, true), ...below(node.parts, "")].join("\n");
}
