import { describe, expect, test } from "vitest";
import { citationsInCode, citationsInScenarios, rulesIn } from "../../tools/rules/citations.ts";
import { countsOf, reportSections, strayDefinitions } from "../../tools/rules/report.ts";
import { readRulebook } from "../../tools/rules/rulebook.ts";

const rulebook = [
  "intro",
  "",
  "900. A heading",
  "901. A rule.",
  "    Example: not a rule, though 902. looks like one.",
  "901.1. A part.",
  "901.1.a. A part of it.",
  "902. Another one.",
].join("\n");
const rules = readRulebook(rulebook);

describe("the rules tool", () => {
  test("reads numbered rules, and knows headings by the blank line before them", () => {
    expect(rules).toEqual([
      { number: "900", isHeading: true },
      { number: "901", isHeading: false },
      { number: "901.1", isHeading: false },
      { number: "901.1.a", isHeading: false },
      { number: "902", isHeading: false },
    ]);
  });
  test("a number says nothing of its parts; a range says each of its own depth, and none between chapters", () => {
    const cited = (text: string): readonly string[] => rulesIn(text).map(({ rule }) => rule);
    expect(cited("901.1 and 901.1.b-d, see 901-902")).toEqual(["901.1", "901.1.b", "901.1.c", "901.1.d"]);
    expect(cited("item 1901, 90 units, v901.")).toEqual([]);
  });
  test("in code comments and strings are read, with their lines; numbers of the program are not", () => {
    const code = `// 901.1\nconst width = 902;\ntest("901: so", () => {});\n`;
    expect(citationsInCode("runtime/a.ts", code)).toEqual([
      { rule: "901.1", file: "runtime/a.ts", line: 1 },
      { rule: "901", file: "runtime/a.ts", line: 3 },
    ]);
  });
  test("in scenarios the rules, names and comments", () => {
    const yaml = `- scenario: One\n  rules: ["901.1"]\n  board: { A: { energy: 902 } }\n`;
    expect(citationsInScenarios("cards/a.yaml", yaml).map(({ rule, line }) => [rule, line])).toEqual([
      ["901.1", 2],
    ]);
  });
  test("a rule is shown, only in code, a definition, outside, or open", () => {
    const report = reportSections(
      [{ title: "All", from: 900, to: 902 }],
      rules,
      [
        { rule: "901", file: "test/a.test.ts", line: 1 },
        { rule: "901.1", file: "runtime/a.ts", line: 1 },
      ],
      [{ kind: "outside", reason: "teams", rules: "902" }],
    );
    const all = report.flatMap((section) => section.rules);
    expect(all.map(({ standing }) => standing)).toEqual(["definition", "shown", "code", "open", "outside"]);
    expect(countsOf(all)).toEqual({ rules: 5, shown: 1, code: 1, definitions: 1, outside: 1, open: 1 });
  });
  test("the list of definitions names only rules that there are, once", () => {
    const groups = [{ kind: "definition", reason: "a word", rules: "901 903 901" }] as const;
    expect(strayDefinitions(groups, rules)).toEqual(["903", "901"]);
  });
});
