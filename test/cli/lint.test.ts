import { describe, expect, test } from "vitest";
import { broken, folderWith, loose, riftscript, spark } from "./support/run.ts";

describe("riftscript lint", () => {
  test("findings as text", async () => {
    const folder = folderWith({ "loose.card": loose });
    const { code, out } = await riftscript(["lint", folder.path]);
    expect(code).toBe(0);
    expect(out).toContain("style[canonical-wording]");
    expect(out).toContain("fix: Use the canonical wording");
  });

  test("findings as JSON: lines and columns start at 1, the end is exclusive", async () => {
    const folder = folderWith({ "broken.card": broken });
    const { code, out } = await riftscript(["lint", folder.at("broken.card"), "--format", "json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({
        file: folder.at("broken.card"),
        card: "Broken",
        code: "unknown-word",
        severity: "error",
        message: '"Dael" is not a word of the rules text.',
        line: 4,
        column: 1,
        endLine: 4,
        endColumn: 5,
        rules: [],
      }),
    ]);
  });

  test("no findings are an empty list", async () => {
    const { code, out } = await riftscript(["lint", "-", "--format", "json"], spark);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([]);
  });

  test("findings as SARIF 2.1.0", async () => {
    const { code, out } = await riftscript(["lint", "-", "--format", "sarif"], broken);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "riftscript",
              rules: [
                {
                  id: "unknown-word",
                  shortDescription: { text: '"…" is not a word of the rules text.' },
                  defaultConfiguration: { level: "error" },
                },
              ],
            },
          },
          results: [
            {
              ruleId: "unknown-word",
              level: "error",
              locations: [
                { physicalLocation: { region: { startLine: 4, startColumn: 1, endLine: 4, endColumn: 5 } } },
              ],
            },
          ],
        },
      ],
    });
  });

  test("SARIF tells what each rule means, with its page", async () => {
    const idle = "name: Stillness\ntype: Spell\n\nUnits can't move.\n";
    const { out } = await riftscript(["lint", "-", "--format", "sarif"], idle);
    expect(out).toContain('"id": "inactive-ability"');
    expect(out).toContain('"markdown": "# inactive-ability');
  });

  test("a file without a card is told", async () => {
    const folder = folderWith({ "empty.card": "# nothing yet\n" });
    expect((await riftscript(["lint", folder.path])).out).toContain("0 cards: there is nothing to look at");
  });

  test("--fix applies the safe fixes and keeps the rest of the file", async () => {
    const folder = folderWith({ "loose.card": `# mine\n${loose}`, "spark.card": spark });
    const { code, out } = await riftscript(["lint", folder.path, "--fix"]);
    expect(code).toBe(0);
    expect(folder.read("loose.card")).toBe("# mine\nname: Loose\ntype: Spell\n\nDeal 2 to a unit.\n");
    expect(folder.read("spark.card")).toBe(spark);
    expect(out).toBe("1 problem fixed\n2 cards: no problems");
  });

  test("--fix ends new lines as the lines of the file end", async () => {
    const card =
      "name: Odd\r\ntype: Unit\r\nmight: 2\r\n\r\nWhen I conquer, draw 1. When I hold, draw 1.\r\n";
    const folder = folderWith({ "odd.card": card });
    await riftscript(["lint", folder.path, "--fix"]);
    expect(folder.read("odd.card")).toBe(card.replace("1. When", "1.\r\nWhen"));
  });
  test("--fix leaves a card with an error as it is and mends the others", async () => {
    const folder = folderWith({ "both.card": `${broken}---\n${loose}` });
    const { code } = await riftscript(["lint", folder.path, "--fix"]);
    expect(code).toBe(1);
    expect(folder.read("both.card")).toBe(
      `${broken}---\n${loose.replace("deal 2 to a Unit", "Deal 2 to a unit")}`,
    );
  });

  test.each([
    ["standard input", "-"],
    ["a card export", "list.json"],
  ])("--fix cannot mend %s", async (_, path) => {
    expect((await riftscript(["lint", path, "--fix"], spark)).code).toBe(2);
  });
});
