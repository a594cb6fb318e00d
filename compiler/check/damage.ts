import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { compilerDiagnostics } from "../compiler-diagnostics.ts";
import { nodesIn } from "../nodes.ts";
import type { Source } from "../resolve/source.ts";
import { inner } from "../resolve/fields.ts";

/** What the grammar can say about damage but the rules refuse (417.1.e, 417.2, 714.1). */
export function damageProblems(ability: object, type: CardType, source: Source): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const node of nodesIn(ability)) {
    const amount = node["amount"];
    const span = source.spanOf(node);
    const isBonus = node["do"] === "grant-bonus-damage" || node["passive"] === "bonus-damage";
    if (isBonus && amount === 0)
      problems.push(compilerDiagnostics.report("invalid-bonus-damage", { amount }, span));
    if ((node["do"] === "deal" || node["do"] === "deal-split") && amount === 0)
      problems.push(compilerDiagnostics.report("invalid-damage", { amount }, span));
    const to = inner(node, "to") ?? inner(node, "among");
    if (node["do"] !== "deal" && node["do"] !== "deal-split") continue;
    if (to?.["refer"] === "this" && type !== "unit")
      problems.push(
        compilerDiagnostics.report(
          "damage-to-non-unit",
          { reference: "this", noun: `a ${type}` },
          source.spanOf(to),
        ),
      );
    const noun = to?.["noun"];
    if (typeof noun === "string" && noun !== "unit")
      problems.push(
        compilerDiagnostics.report(
          "damage-to-non-unit",
          { reference: source.textOf(to ?? node), noun: `a ${noun}` },
          source.spanOf(to ?? node),
        ),
      );
  }
  return problems;
}
