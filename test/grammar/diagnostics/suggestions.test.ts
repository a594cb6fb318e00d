import { describe, expect, test } from "vitest";
import { didYouMean, suggest } from "../../../grammar/diagnostics/suggestions.ts";

const verbs = ["deal", "heal", "draw", "kill", "recall", "discard"];

describe("suggestions for a misspelt name", () => {
  test.each([
    ["dael", ["deal"]],
    ["Kil", ["kill"]],
    ["discrad", ["discard"]],
  ])("%s", (written, expected) => {
    expect(suggest(written, verbs)).toEqual(expected);
  });

  test("the nearest come first, equally near ones by alphabet, three at most", () => {
    expect(suggest("eal", ["veal", "zeal", "heal", "deal", "eel"])).toEqual(["deal", "eel", "heal"]);
  });

  test("nothing is suggested for what is near to nothing", () => {
    expect(suggest("xylophone", verbs)).toEqual([]);
    expect(suggest("", verbs)).toEqual([]);
    expect(suggest("d".repeat(1_000_000), verbs)).toEqual([]);
  });

  test("are said as a question", () => {
    expect(didYouMean("eal", ["heal", "deal"])).toBe('Did you mean "deal" or "heal"?');
    expect(didYouMean("eal", ["veal", "heal", "deal"])).toBe('Did you mean "deal", "heal" or "veal"?');
    expect(didYouMean("Kil", verbs)).toBe('Did you mean "kill"?');
    expect(didYouMean("xylophone", verbs)).toBeUndefined();
  });
});
