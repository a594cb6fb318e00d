import { describe, expect, test } from "vitest";
import { compare } from "../../tools/floors.ts";

const floors = { origins: { parsed: 100, noDrop: 90 } };

describe("floors", () => {
  test("hold at and above the figure, and can be raised to it", () => {
    const { passed, failed, raised } = compare("coverage", floors, { origins: { parsed: 100, noDrop: 95 } });
    expect(failed).toEqual([]);
    expect(passed).toEqual([
      "coverage origins parsed: 100",
      "coverage origins noDrop: 95, above its floor 90",
    ]);
    expect(raised).toEqual({ origins: { parsed: 100, noDrop: 95 } });
  });

  test("fail below, and never sink", () => {
    const { failed, raised } = compare("coverage", floors, { origins: { parsed: 99, noDrop: 90 } });
    expect(failed).toEqual(["coverage origins parsed: 99, below its floor 100"]);
    expect(raised).toEqual(floors);
  });

  test("fail where nothing was measured", () => {
    expect(compare("coverage", floors, {}).failed).toEqual([
      "coverage origins parsed: not measured, floor 100",
      "coverage origins noDrop: not measured, floor 90",
    ]);
  });
});
