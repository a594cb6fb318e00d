import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { compileCard } from "../../compiler/index.ts";
import { printCardFile } from "../../grammar/card-files/print-card-file.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import { lintCards, rules, setRules } from "../../linter/index.ts";
import reviewed from "./reviewed-findings.json" with { type: "json" };
import { hasCorpus, note, readCorrected } from "./support/corpus.ts";

const codes: ReadonlySet<string> = new Set([...rules, ...setRules].map(({ code }) => code));

/** "SFD 148 score-versus-gain-points" */
const named = (set: string, number: string, code: string): string => `${set} ${number} ${code}`;

/** What the rules find in the published cards, all of them together, with the official corrections. */
function findings(): readonly string[] {
  const cards = readCorrected().flatMap((imported) => {
    const file = printCardFile([imported]);
    const [source] = readCardFile(file).cards;
    const { card, diagnostics = [] } = source === undefined ? {} : compileCard(source);
    return source === undefined || card === undefined
      ? []
      : [{ toLint: { source, card, file }, diagnostics }];
  });
  const linted = lintCards(
    cards.map(({ toLint }) => toLint),
    cards.map(({ diagnostics }) => diagnostics),
  );
  const isOfRule = ({ code }: Diagnostic): boolean => codes.has(code);
  return linted.flatMap(({ card: { card }, diagnostics }) =>
    diagnostics
      .filter(isOfRule)
      .map(({ code }) => named(card.set ?? "", card.number?.split("/")[0] ?? "", code)),
  );
}

/**
 * Every finding on a published card was gone through against the rules. A finding that is new, or gone, is a change that
 * somebody has to look at: the list is changed in the same commit.
 */
describe("the reviewed findings on the published cards", () => {
  test("say by which rule each of them is right or wrong", () => {
    for (const { reason, verdict } of reviewed) {
      expect(["right", "wrong"]).toContain(verdict);
      expect(reason).toMatch(/^\d{3}(\.\w+)*(, \d{3}(\.\w+)*)*: /);
    }
  });
  test("of the errors and warnings at least 95 % are right", () => {
    const serious = reviewed.filter(({ severity }) => severity !== "style");
    const right = serious.filter(({ verdict }) => verdict === "right");
    expect(right.length / serious.length).toBeGreaterThanOrEqual(0.95);
  });
  test.skipIf(!hasCorpus)(`are those that the linter gives now ${note}`, { timeout: 240_000 }, () => {
    const known = reviewed.map(({ set, number, code }) => named(set, number, code));
    expect([...findings()].sort()).toEqual([...known].sort());
  });
});
