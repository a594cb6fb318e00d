import { languageDiagnostics } from "../../grammar/diagnostics/language-diagnostics.ts";
import type { FacedownFilter } from "../../runtime/effects/filter.ts";
import { partsOf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 355.9.a.3, 811.5.a. "a [Hidden] card" is understood as a facedown card. */
export const keywordUsedAsState = defineRule(
  "keyword-used-as-state",
  languageDiagnostics.entries["keyword-used-as-state"],
  function* (card, report) {
    const { abilities, effectText } = card.card;
    for (const filter of partsOf([...abilities, ...(effectText ?? [])], isFacedown))
      if (card.textOf(filter).includes("[Hidden]")) yield report(card.spanOf(filter), {});
  },
);

const isFacedown = (part: object): part is FacedownFilter => "kind" in part && part.kind === "facedown";
