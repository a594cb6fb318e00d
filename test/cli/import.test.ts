import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { folderWith, riftscript, spark, workIn } from "./support/run.ts";

const sparkOfList = { name: "Spark", type: "Spell", text: "Deal 2 to a unit." };
const list = JSON.stringify([sparkOfList]);

describe("riftscript import", () => {
  test("writes a card file for each card", async () => {
    const folder = folderWith({ "list.json": list });
    const { code, out } = await riftscript([
      "import",
      folder.at("list.json"),
      "--out",
      folder.at("cards/mine"),
    ]);
    expect(out).toBe(`1 card file written to ${folder.at("cards/mine")}\n1 of 1 compile`);
    expect(code).toBe(0);
    expect(folder.read("cards/mine/spark.card")).toContain("name: Spark\ntype: Spell\n");
    expect((await riftscript(["check", folder.at("cards")])).out).toBe("1 card: no problems");
  });

  test("it tells how many cards compile, and how to see what is missing", async () => {
    const odd = { name: "Odd", type: "Spell", text: "Do the odd thing." };
    workIn(folderWith({ "list.json": JSON.stringify([sparkOfList, odd]) }));
    const { code, out } = await riftscript(["import", "list.json", "--out", "imported/mine"]);
    expect(code).toBe(0);
    expect(out.split("\n")[1]).toBe(
      "1 of 2 compile; the words that are missing: riftscript coverage imported/mine --gaps",
    );
    expect((await riftscript(["coverage", "imported/mine", "--gaps"])).out).toContain("odd");
  });

  test("errata correct texts", async () => {
    const errata = [{ set: "", name: "Spark", old: "Deal 2 to a unit.", new: "Deal 3 to a unit." }];
    const folder = folderWith({ "list.json": list, "errata.json": JSON.stringify(errata) });
    const words = [
      "import",
      folder.at("list.json"),
      "--out",
      folder.at("out"),
      "--errata",
      folder.at("errata.json"),
    ];
    expect((await riftscript(words)).code).toBe(0);
    expect(folder.read("out/spark.card")).toContain("Deal 3 to a unit.");
  });

  test("a card that cannot be read is told, and the others are written", async () => {
    const mixed = JSON.stringify([sparkOfList, { name: 7 }]);
    const folder = folderWith({ "list.json": mixed });
    const { code, out } = await riftscript(["import", folder.at("list.json"), "--out", folder.at("out")]);
    expect(code).toBe(1);
    expect(out).toContain("error[invalid-card-data]");
    expect(out).toContain("1 card file written");
  });

  test("no card is dropped without a word", async () => {
    const names = ["Jinx, Rebel", "Jinx Rebel", "JINX REBEL", "日本", "中国", "Same", "Same", "CON", "index"];
    const cards = names.map((name, index) => ({ name, type: "Spell", text: `Draw ${String(index + 1)}.` }));
    const folder = folderWith({ "list.json": JSON.stringify(cards) });
    const { code, out } = await riftscript(["import", folder.at("list.json"), "--out", folder.at("out")]);
    expect(code).toBe(1);
    expect(out).toContain('There are two cards of one name: "Same" at /5 and, with another text, at /6.');
    expect(out).toContain("8 card files written");
    const written = readdirSync(folder.at("out")).map((file) => folder.read(`out/${file}`));
    for (const name of names) expect(written.some((text) => text.startsWith(`name: ${name}\n`))).toBe(true);
  });

  test("files that were there are told", async () => {
    const folder = folderWith({ "list.json": list, "out/spark.card": spark });
    const { out } = await riftscript(["import", folder.at("list.json"), "--out", folder.at("out")]);
    expect(out).toContain("(1 of them replaced)");
  });

  test.each([
    ["JSON that is none", "[", "The file is not JSON"],
    ["JSON that is broken on many lines", '[\n{"name": x,\n"type": 1}\n]', "Unexpected token 'x'"],
    ["a list of errata", '[{"set": "", "name": "X", "old": "a", "new": "b"}]', "it is a list of errata"],
    ["JSON without cards", "{}", "This JSON is no card export"],
    ["a list without a card that can be read", '[{"name": 7, "type": "Spell"}]', "no card that can be read"],
  ])("%s is bad input, and nothing is written", async (_, json, message) => {
    const folder = folderWith({ "list.json": json });
    const { code, error } = await riftscript(["import", folder.at("list.json"), "--out", folder.at("out")]);
    expect(code).toBe(2);
    expect(error.split("\n")[0]).toContain(message);
    expect(existsSync(folder.at("out"))).toBe(false);
  });
  test("JSON that is broken is shown where it is", async () => {
    const folder = folderWith({ "list.json": '[\n{"name": x,\n"type": 1}\n]' });
    const { error } = await riftscript(["import", folder.at("list.json"), "--out", folder.at("out")]);
    expect(error).toContain(`--> ${folder.at("list.json")}:2:10`);
    expect(error).toMatch(/\n 2 \| \{"name": x,\n {3}\| {10}\^/);
  });

  test("errata that are none are bad input, and nothing is written", async () => {
    const folder = folderWith({ "list.json": list, "errata.json": "{}" });
    const words = [
      "import",
      folder.at("list.json"),
      "--out",
      folder.at("out"),
      "--errata",
      folder.at("errata.json"),
    ];
    expect((await riftscript(words)).code).toBe(2);
    expect(existsSync(folder.at("out"))).toBe(false);
  });

  test("--out must not be a file", async () => {
    const folder = folderWith({ "list.json": list, out: "kept" });
    const { code, error } = await riftscript(["import", folder.at("list.json"), "--out", folder.at("out")]);
    expect(code).toBe(2);
    expect(error).toContain("is a file; --out needs a folder");
    expect(folder.read("out")).toBe("kept");
  });

  test.each([
    ["", "its name is empty"],
    ["/dev/null", '"/dev/null" is neither a file nor a folder'],
    ["/proc/riftscript", '"/proc/riftscript/spark.card" cannot be written'],
  ])("--out %j is bad input", async (out, message) => {
    const folder = folderWith({ "list.json": list });
    const { code, error } = await riftscript(["import", folder.at("list.json"), "--out", out]);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });
});
