import { describe, expect, test } from "vitest";
import { faultyTexts } from "../../cli/report/faulty-texts.data.ts";
import { riftscript } from "./support/run.ts";

describe("riftscript lint --explain", () => {
  test("shows the page of a rule", async () => {
    const { code, out } = await riftscript(["lint", "--explain", "missing-duration"]);
    expect(code).toBe(0);
    expect(out).toContain("# missing-duration");
    expect(out).toContain("135.2.b.5.a");
    expect(out).toContain("## Incorrect");
    expect(out).toContain("## Correct");
  });
  test.each([
    ["of the compiler", "canonical-wording", "style", "The same is usually written"],
    ["of the language", "unexpected-word", "error", "cannot stand here"],
    ["of card files", "duplicate-name", "error, rests on 132.1", "A name identifies a card."],
    ["of suppressions", "unused-suppression", "warning", "Delete the comment"],
    ["of scenarios", "scenario-no-answer", "error", "There is no answer to the question"],
    ["of imports", "unknown-export", "error", "no card export"],
  ])("tells what a code means that is no rule of the linter: %s", async (_, code, first, part) => {
    const told = await riftscript(["lint", "--explain", code]);
    expect(told.code).toBe(0);
    expect(told.out.split("\n")[0]).toBe(first);
    expect(told.out).toContain(`# ${code}`);
    expect(told.out).toContain(part);
  });
  test.each([
    ["unexpected-wrod", 'Did you mean "unexpected-word"?'],
    ["canonical-wordng", 'Did you mean "canonical-wording"?'],
    ["zzz", "A report has the code of each finding in brackets"],
  ])("%s is not a code: one short line", async (code, help) => {
    const { code: exit, error } = await riftscript(["lint", "--explain", code]);
    expect(exit).toBe(2);
    expect(error).toContain(help);
    expect(error.length).toBeLessThan(200);
  });
  test.each(Object.keys(faultyTexts))("%s is shown as it is reported, or has a page", async (code) => {
    const { out } = await riftscript(["lint", "--explain", code]);
    expect(out).toMatch(/For example:|## Incorrect/);
    expect(out).not.toMatch(/^.*\{[a-z]+\}/m);
  });
  test("suggests a rule for a code that is none", async () => {
    const { code, error } = await riftscript(["lint", "--explain", "mising-duration"]);
    expect(code).toBe(2);
    expect(error).toContain('Did you mean "missing-duration"?');
  });
});
