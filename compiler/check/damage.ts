import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { compilerDiagnostics } from "../compiler-diagnostics.ts";
import { nodesIn } from "../nodes.ts";
import type { Source } from "../resolve/source.ts";
import { inner, type Fields } from "../resolve/fields.ts";

/** What the grammar can say about damage but the rules refuse (417.1.e, 417.2, 714.1). */
export function damageProblems(ability: object, type: CardType, source: Source): readonly Diagnostic[] {
  // 395. A quoted ability is said by what has it.
  const quoted = new Set(
    nodesIn(ability).flatMap((node) => (node["gift"] === "ability" ? nodesIn(node["ability"]) : [])),
  );
  return nodesIn(ability).flatMap((node) => {
    const isBonus = node["do"] === "grant-bonus-damage" || node["passive"] === "bonus-damage";
    if (isBonus && node["amount"] === 0) return [zero("invalid-bonus-damage", node, source)];
    return node["do"] === "deal" || node["do"] === "deal-split"
      ? problemsOfDeal(node, type, source, quoted.has(node))
      : [];
  });
}
const zero = (code: "invalid-damage" | "invalid-bonus-damage", node: Fields, source: Source): Diagnostic =>
  compilerDiagnostics.report(code, { amount: 0 }, source.spanOf(node));

function problemsOfDeal(
  node: Fields,
  type: CardType,
  source: Source,
  isQuoted: boolean,
): readonly Diagnostic[] {
  const problems = node["amount"] === 0 ? [zero("invalid-damage", node, source)] : [];
  const to = inner(node, "to") ?? inner(node, "among");
  if (to === undefined) return problems;
  const notUnit = (reference: string, noun: string): Diagnostic =>
    compilerDiagnostics.report("damage-to-non-unit", { reference, noun: `a ${noun}` }, source.spanOf(to));
  const { noun, refer } = to;
  if (refer === "me" && (type === "legend" || type === "battlefield") && !isQuoted)
    problems.push(notUnit("me", type));
  if (refer === "this" && type !== "unit") problems.push(notUnit("this", type));
  if (typeof noun === "string" && noun !== "unit") problems.push(notUnit(source.textOf(to), noun));
  return problems;
}
