import { isReference, isSelf, partsOf } from "../effects/guards.ts";
import type { LintedCard } from "../linted-card.ts";
import { withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 051. "Another" and "other" exclude the object that says it, or what the same text has named before. */
export const otherThanNothing = defineRule(
  "other-than-nothing",
  {
    severity: "warning",
    rules: ["051", "355.9.c"],
    message: '"{said}" excludes nothing: {speaker} is no {noun}, and none is named before.',
    why: "A reader looks for the one that is meant to be left out.",
    help: 'Leave out "other", or write "a" for "another".',
  },
  function* (card, report) {
    const { type } = card.card;
    for (const text of textsOf(card)) {
      let isNamed = false;
      for (const node of partsOf(text, isObject)) {
        const noun = nounOfOther(node);
        if (noun !== undefined && noun !== type && !isNamed)
          yield report(card.spanOf(node), { said: card.textOf(node), speaker: withArticle(type), noun });
        isNamed ||= names(node);
      }
    }
  },
);

/** 359.3.d. All lines of a spell are one text. */
function textsOf(card: LintedCard): readonly unknown[] {
  const abilities = card.lines.flatMap(({ part, ability }) => (part === "abilities" ? [ability] : []));
  return card.card.type === "spell" ? [abilities] : abilities;
}
const isObject = (node: unknown): node is object => typeof node === "object";

/** "another unit", "other units" */
function nounOfOther(node: object): "unit" | "gear" | undefined {
  if (!("of" in node) || typeof node.of !== "object" || node.of === null || !("kind" in node.of))
    return undefined;
  const { kind } = node.of;
  if (kind !== "unit" && kind !== "gear") return undefined;
  const isOther = "other" in node.of && node.of.other === true;
  const isAnother = Object.entries(node).some(([key, value]) => heads.has(key) && value === "another");
  return isOther || isAnother ? kind : undefined;
}
/** What "another" can be the value of. */
const heads: ReadonlySet<string> = new Set(["select", "subject", "quantity"]);

/** Something that "another" can be other than. */
const names = (node: object): boolean =>
  (isReference(node) && !isSelf(node)) ||
  "played" in node ||
  (("select" in node || "subject" in node || "quantity" in node) && "of" in node);
