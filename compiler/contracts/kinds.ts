import { nodesIn } from "../nodes.ts";

/** The keys that tell the members of the effect unions apart. */
export const discriminants = [
  "ability",
  "trigger",
  "event",
  "would",
  "passive",
  "do",
  "select",
  "refer",
  "if",
  "lead",
  "gift",
  "keyword",
  "value",
  "count",
  "with",
  "at",
  "player",
  "cost",
  "dependent",
] as const;

/** The kinds of effects in a card: "do deal", "select one", "with might". */
export function kindsOf(value: unknown): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const node of nodesIn(value))
    for (const key of discriminants) {
      const kind = node[key];
      if (typeof kind === "string") kinds.add(`${key} ${kind}`);
    }
  return kinds;
}
