import { describe, expect, test } from "vitest";
import { broken, folderWith, riftscript, spark, workIn } from "./support/run.ts";

const scenario = (title: string, card: string, damage: number): string => `- scenario: ${title}
  rules: ["417"]
  cards: |
    name: Dummy
    type: Unit
    might: 3
  board:
    objects:
      dummy: {card: Dummy, controller: B}
  steps:
    - play: ${card}
    - expect: {dummy: {damage: ${damage}}}
`;
const good = scenario("Spark deals two", "Spark", 2);
const bad = scenario("Spark deals three", "Spark", 3);

describe("riftscript test", () => {
  test("scenarios find the cards of their folder", async () => {
    const folder = folderWith({ "set/spark.card": spark, "set/deep/spark.scenario.yaml": good });
    workIn(folder);
    expect(await riftscript(["test", "set"])).toEqual({
      code: 0,
      out: "1 scenario: 1 passed, 0 failed",
      error: "",
    });
  });

  test("a file is run with the cards of cards/", async () => {
    const folder = folderWith({ "cards/spark.card": spark, "mine.scenario.yaml": good });
    workIn(folder);
    expect((await riftscript(["test", "mine.scenario.yaml"])).code).toBe(0);
    expect((await riftscript(["test", "-"], good)).code).toBe(0);
  });

  test("what fails is told with its place, and the others are run", async () => {
    const folder = folderWith({ "cards/spark.card": spark, "cards/spark.scenario.yaml": `${bad}\n${good}` });
    workIn(folder);
    const { code, out } = await riftscript(["test"]);
    expect(code).toBe(1);
    expect(out).toContain("✗ Spark deals three");
    expect(out).toContain("`damage` of dummy is 2, expected 3.");
    expect(out).toContain("--> cards/spark.scenario.yaml:12:32");
    expect(out).toMatch(/2 scenarios: 1 passed, 1 failed$/);
  });

  test("--json", async () => {
    const folder = folderWith({ "cards/spark.card": spark, "cards/spark.scenario.yaml": `${bad}\n${good}` });
    workIn(folder);
    const { code, out } = await riftscript(["test", "--json"]);
    expect(code).toBe(1);
    const json: unknown = JSON.parse(out);
    expect(json).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ scenario: "Spark deals three", file: "cards/spark.scenario.yaml" }],
    });
  });

  test("a card of the project that does not compile is told where it is used", async () => {
    const folder = folderWith({
      "cards/broken.card": broken,
      "cards/a.scenario.yaml": scenario("It is used", "Broken", 1),
    });
    workIn(folder);
    const { code, out } = await riftscript(["test"]);
    expect(code).toBe(1);
    expect(out).toContain('The card "Broken" does not compile.');
  });

  test("the scenario's own cards come first", async () => {
    const own = good.replace(
      "name: Dummy",
      "name: Spark\n    type: Spell\n\n    Deal 1 to a unit.\n\n    ---\n\n    name: Dummy",
    );
    const folder = folderWith({ "cards/spark.card": spark, "cards/a.scenario.yaml": own });
    workIn(folder);
    expect((await riftscript(["test"])).out).toContain("`damage` of dummy is 1, expected 2.");
  });

  test("of cards of one name the nearest is meant: its own folder, then those above", async () => {
    const other = spark.replace("Deal 2", "Deal 5");
    const files = {
      "cards/a/spark.card": other,
      "cards/z/deep/spark.card": other,
      "cards/z/spark.card": spark,
    };
    workIn(folderWith({ ...files, "cards/z/spark.scenario.yaml": good }));
    expect((await riftscript(["test"])).out).toBe("1 scenario: 1 passed, 0 failed");
    workIn(folderWith({ ...files, "cards/z/below/spark.scenario.yaml": good }));
    expect((await riftscript(["test"])).out).toBe("1 scenario: 1 passed, 0 failed");
    expect((await riftscript(["test", "cards/z/below"])).out).toBe("1 scenario: 1 passed, 0 failed");
    expect((await riftscript(["test", "cards/z/below/spark.scenario.yaml"])).code).toBe(0);
  });

  test("a file finds the cards beside it, before those of cards/", async () => {
    const other = spark.replace("Deal 2", "Deal 5");
    workIn(
      folderWith({ "cards/spark.card": other, "mine/spark.card": spark, "mine/spark.scenario.yaml": good }),
    );
    expect((await riftscript(["test", "mine/spark.scenario.yaml"])).code).toBe(0);
  });

  test("a broken card that is nearer is not passed over for another of its name", async () => {
    const near = broken.replace("Broken", "Spark");
    workIn(
      folderWith({ "cards/a.card": spark, "cards/z/spark.card": near, "cards/z/a.scenario.yaml": good }),
    );
    expect((await riftscript(["test"])).out).toContain('The card "Spark" does not compile.');
  });

  test.each([
    ["a path that is not there", ["nowhere"]],
    ["a folder without scenarios", ["empty"]],
    ["a card file", ["empty/spark.card"]],
  ])("%s is bad input", async (_, words) => {
    workIn(folderWith({ "empty/spark.card": spark }));
    const { code, error } = await riftscript(["test", ...words]);
    expect(code).toBe(2);
    expect(error).toMatch(/^riftscript: /);
  });
});
