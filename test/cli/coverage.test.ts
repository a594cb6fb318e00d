import { describe, expect, test } from "vitest";
import { folderWith, riftscript, spark, workIn } from "./support/run.ts";

const list = JSON.stringify([
  { name: "Spark", type: "Spell", text: "Deal 2 to a unit." },
  { name: "Spark", type: "Spell", text: "Deal 2 to a unit. (This is a reprint.)" },
  { name: "Odd", type: "Spell", text: "Draw 1. Do the odd thing." },
  { name: "Blank", type: "Unit", text: "" },
]);

describe("riftscript coverage", () => {
  test("distinct texts are measured; reprints and blank cards are not", async () => {
    const folder = folderWith({ "list.json": list });
    workIn(folder);
    const { code, out } = await riftscript(["coverage", "list.json", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      cards: 2,
      parsed: 1,
      roundTrip: 1,
      literal: 1,
      noDrop: 1,
      executable: 0,
      failures: [{ name: "Odd", text: "Draw 1. Do the odd thing." }],
    });
  });

  test("for people it is a table, with the reasons of failures", async () => {
    const folder = folderWith({ "list.json": list });
    workIn(folder);
    const { out } = await riftscript(["coverage", "list.json"]);
    expect(out).toContain("2 distinct card texts");
    expect(out).toMatch(/^parsed +1 +50\.0 %/m);
    expect(out).toMatch(/^Odd: /m);
  });

  test("--gaps: the missing words, those first that would unlock most cards", async () => {
    const odd = { name: "Odd", type: "Spell", text: "Draw 1. Do the odd thing." };
    const odder = { name: "Odder", type: "Spell", text: "Do the odd trick." };
    const lone = { name: "Lone", type: "Spell", text: "Wonder. Marvel." };
    workIn(folderWith({ "list.json": JSON.stringify([odd, odder, lone]) }));
    const { code, out } = await riftscript(["coverage", "list.json", "--gaps", "--json"]);
    expect(code).toBe(0);
    const gaps: unknown = JSON.parse(out);
    expect(gaps).toMatchObject([
      { words: "odd", unlocks: 2, needs: 2, examples: ["Odd", "Odder"] },
      { words: "marvel .", unlocks: 0, needs: 1 },
      { words: "wonder .", unlocks: 0, needs: 1 },
    ]);
  });

  test("without paths the cards of cards/ are measured", async () => {
    workIn(folderWith({ "cards/spark.card": spark }));
    expect((await riftscript(["coverage"])).out).toContain("1 distinct card text");
    expect((await riftscript(["coverage", "cards/spark.card", "--gaps"])).out).toBe(
      "Every text is understood.",
    );
  });

  test.each([
    ["a file that is not there", "nowhere.json"],
    ["JSON that is none", "bad.json"],
  ])("%s is bad input", async (_, path) => {
    const folder = folderWith({ "bad.json": "{" });
    workIn(folder);
    const { code, error } = await riftscript(["coverage", path, "--json"]);
    expect(code).toBe(2);
    expect(error).toMatch(/^riftscript: /);
  });
});
