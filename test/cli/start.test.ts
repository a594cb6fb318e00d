import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { broken, folderWith, loose, riftscript, spark, workIn } from "./support/run.ts";

const scenario = `- scenario: Spark deals damage
  rules: ["417"]
  cards: |
    name: Dummy
    type: Unit
    might: 3
  board:
    objects:
      dummy: {card: Dummy, controller: B}
  steps:
    - play: Spark
    - expect: {dummy: {damage: 2}}
`;

describe("riftscript start", () => {
  test("one line for each part of the way", async () => {
    const folder = folderWith({ "cards/spark.card": spark, "cards/spark.scenario.yaml": scenario });
    workIn(folder);
    const { code, out } = await riftscript(["start"]);
    expect(code).toBe(0);
    expect(out.split("\n").slice(0, 5)).toEqual([
      "cards/",
      "  ✓ compiled   1 of 1 card",
      "  ✓ linted     no problems",
      "  ✓ scenarios  1 of 1 passed",
      "  ✓ modules    2 written to dist/cards/",
    ]);
    expect(existsSync(folder.at("dist/cards/spark.ts"))).toBe(true);
  });

  test("a card with an error: no modules are written, the rest is told", async () => {
    const folder = folderWith({ "cards/broken.card": broken, "cards/loose.card": loose });
    workIn(folder);
    const { code, out } = await riftscript(["start", "--out", "out"]);
    expect(code).toBe(1);
    expect(out).toContain("error[unknown-word]");
    expect(out).toContain("  ✗ compiled   1 of 2 cards");
    expect(out).toContain("  ✓ linted     1 matter of style");
    expect(out).toContain("  ✗ modules    not written: a card has errors");
    expect(existsSync(folder.at("out"))).toBe(false);
  });

  test("two files with a card of one name: no modules are written", async () => {
    const folder = folderWith({ "cards/a.card": spark, "cards/b.card": spark });
    workIn(folder);
    const { code, out } = await riftscript(["start", "--out", "out"]);
    expect(code).toBe(1);
    expect(out).toContain("  ✗ compiled   1 of 2 cards");
    expect(existsSync(folder.at("out"))).toBe(false);
  });

  test("a scenario that fails is told", async () => {
    const failing = scenario.replace("damage: 2", "damage: 3");
    const folder = folderWith({ "cards/spark.card": spark, "cards/spark.scenario.yaml": failing });
    workIn(folder);
    const { code, out } = await riftscript(["start"]);
    expect(code).toBe(1);
    expect(out).toContain("`damage` of dummy is 2, expected 3.");
    expect(out).toContain("  ✗ scenarios  0 of 1 passed");
  });

  test("without cards/ it is bad input", async () => {
    workIn(folderWith({}));
    expect((await riftscript(["start"])).code).toBe(2);
  });
});
