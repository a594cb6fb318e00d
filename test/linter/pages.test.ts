import { describe, expect, test } from "vitest";
import { explainRule, rules, setRules } from "../../linter/index.ts";
import { codesIn } from "./support/lint-text.ts";
import { pages, ruleFiles } from "./support/pages.ts";

const all = [...rules, ...setRules];
const codes = all.map(({ code }) => code).sort();

const named = (cards: readonly string[]): readonly (readonly [string, string])[] =>
  cards.map((card) => [card.split("\n\n").at(1)?.trim() ?? card, card]);

describe("every rule has", () => {
  test("an entry in the index, once", () => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(ruleFiles.filter((code) => !codes.includes(code))).toEqual([]);
  });
  test("a page, and no page is without its rule", () => {
    expect(pages.map(({ code }) => code).sort()).toEqual(codes);
  });
  test.each(all)("what a report needs: $code", ({ code, rules: numbers, message, why, help }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(numbers.length).toBeGreaterThan(0);
    expect(message).toMatch(/[.}]$/);
    expect(why).toBeDefined();
    expect(help).toBeDefined();
    expect(explainRule(code)).toMatchObject({ code, page: `${code}.md` });
  });
});

test("a code that is no rule has no explanation", () => {
  expect(explainRule("no-such-rule")).toBeUndefined();
});

describe.each(pages)("the page of $code", ({ code, text, incorrect, correct }) => {
  test("is named after it, cites a rule, and shows both", () => {
    expect(text.startsWith(`# ${code}\n`)).toBe(true);
    expect(text).toMatch(/\(?\d{3}(\.\d+)?/);
    expect(incorrect.length).toBeGreaterThan(0);
    expect(correct.length).toBeGreaterThan(0);
  });
  test("shows no card twice", () => {
    const cards = [...incorrect, ...correct];
    expect(new Set(cards).size).toBe(cards.length);
  });
  test.each(named(incorrect))("Incorrect is reported, with this code alone: %s", (_, card) => {
    // An old wording is also told how it is written now.
    expect([...new Set(codesIn(card))].filter((found) => found !== "canonical-wording")).toEqual([code]);
  });
  test.each(named(correct))("Correct is not reported: %s", (_, card) => {
    expect(codesIn(card)).toEqual([]);
  });
});
