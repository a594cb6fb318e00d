import { describe, expect, test } from "vitest";
import { compileText } from "../../compiler/index.ts";
import { riftscript } from "./support/run.ts";

describe("riftscript sample", () => {
  test("texts that compile and have what was asked for; the same seed gives the same", async () => {
    const first = await riftscript(["sample", "draw", "-n", "3", "--seed", "11"]);
    const again = await riftscript(["sample", "draw", "-n", "3", "--seed", "11"]);
    expect(first.code).toBe(0);
    expect(again.out).toBe(first.out);
    const texts = first.out.trimEnd().split("\n\n");
    expect(texts).toHaveLength(3);
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      expect(text.length).toBeLessThanOrEqual(100);
      expect(compileText(text).card, text).toBeDefined();
      expect(text).toMatch(/draw/i);
    }
  });

  test("a kind that there is not is bad input, with the nearest one", async () => {
    const { code, error } = await riftscript(["sample", "dela", "-n", "1", "--seed", "3"]);
    expect(code).toBe(2);
    expect(error).toContain('Did you mean "deal"?');
  });

  test("kinds are told where none is near", async () => {
    const { code, error } = await riftscript(["sample", "zzz"]);
    expect(code).toBe(2);
    expect(error).toContain("Some kinds: add, ");
  });

  test.each([
    ["-n", "many"],
    ["-n", "99999999"],
    ["--seed", "-1"],
  ])("%s %s is bad input", async (option, value) => {
    const { code, error } = await riftscript(["sample", option, value]);
    expect(code).toBe(2);
    expect(error).toContain("needs a whole number");
  });
});
