import { describe, expect, test } from "vitest";
import { applicable, applyEdits } from "../../../cli/cards/fix-files.ts";

const fix = (...edits: readonly { start: number; end: number; text: string }[]) => ({
  title: "",
  safe: true,
  edits,
});

describe("fixes", () => {
  test("edits are applied by their place, whatever their order", () => {
    const edits = [
      { start: 0, end: 1, text: "AA" },
      { start: 4, end: 5, text: "" },
      { start: 2, end: 2, text: "-" },
    ];
    expect(applyEdits("abcde", edits)).toBe("AAb-cd");
  });

  test("of two fixes that touch, the first one is taken", () => {
    const first = fix({ start: 0, end: 3, text: "x" });
    const second = fix({ start: 2, end: 4, text: "y" });
    const third = fix({ start: 3, end: 4, text: "z" });
    expect(applicable([first, second, third])).toEqual([first, third]);
  });

  test("two insertions at one place touch", () => {
    const first = fix({ start: 2, end: 2, text: "x" });
    expect(applicable([first, fix({ start: 2, end: 2, text: "y" })])).toEqual([first]);
  });
});
