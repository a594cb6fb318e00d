import type { LintedCard } from "../linted-card.ts";
import { defineDiagnostics } from "../../grammar/diagnostics/registry.ts";
import type { SetFinding } from "../rule.ts";
import { searchLoops } from "./find-loops.ts";

export const loopDiagnostics = defineDiagnostics({
  "loops-not-searched": {
    severity: "warning",
    rules: ["334", "383.3"],
    message: "Not all circles that the abilities of these cards may form have been tried.",
    why: "A loop that was not looked for is not found. Circles of fewer abilities were tried first.",
    help: "Lint the cards in smaller parts.",
  },
});

/** Tells where looking for loops has ended; it never ends without a word. */
export function unsearchedLoops(cards: readonly LintedCard[]): readonly SetFinding[] {
  const { unsearched } = searchLoops(cards);
  const [of] = unsearched?.of ?? [];
  if (unsearched === undefined || of === undefined) return [];
  const ability = of.lines[unsearched.line]?.ability ?? unsearched.ability;
  return [{ of, diagnostic: loopDiagnostics.report("loops-not-searched", {}, of.spanOf(ability)) }];
}
