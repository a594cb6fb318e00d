import { symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { broken, folderWith, loose, riftscript, spark, workIn } from "./support/run.ts";

describe("riftscript check", () => {
  test("a card without problems", async () => {
    const folder = folderWith({ "spark.card": spark });
    expect(await riftscript(["check", folder.at("spark.card")])).toEqual({
      code: 0,
      out: "1 card: no problems",
      error: "",
    });
  });

  test("an error has its place, and does not hide what is wrong with the next card", async () => {
    const folder = folderWith({ "cards/many.card": `${broken}---\n${spark}---\n${loose}` });
    workIn(folder);
    const { code, out } = await riftscript(["check"]);
    expect(code).toBe(1);
    expect(out).toContain("error[unknown-word]");
    expect(out).toContain("cards/many.card:4:1 (Broken)");
    expect(out).toContain("style[canonical-wording]");
    expect(out).toContain("cards/many.card:16:1 (Loose)");
    expect(out).toMatch(/3 cards: 1 error, 1 matter of style$/);
  });

  test("matters of style alone are no error", async () => {
    const folder = folderWith({ "loose.card": loose });
    expect((await riftscript(["check", folder.path])).code).toBe(0);
  });

  test("two cards of one name in different files: the second is an error that names the other file", async () => {
    workIn(folderWith({ "cards/a/spark.card": spark, "cards/b/flash.card": spark }));
    const { code, out } = await riftscript(["check"]);
    expect(code).toBe(1);
    expect(out).toContain("error[duplicate-name]");
    expect(out).toContain("--> cards/b/flash.card:1:7 (Spark)");
    expect(out).toContain("The other one is in cards/a/spark.card.");
    expect(out).toMatch(/2 cards: 1 error$/);
    expect((await riftscript(["lint"])).code).toBe(1);
  });

  test("a file that is named in two ways is one file", async () => {
    workIn(folderWith({ "cards/spark.card": spark }));
    expect((await riftscript(["check", "cards", "./cards/spark.card"])).out).toBe("1 card: no problems");
  });

  test("standard input", async () => {
    const { code, out } = await riftscript(["check", "-"], broken);
    expect(code).toBe(1);
    expect(out).toContain("<stdin>:4:1 (Broken)");
  });

  test("empty standard input is bad input", async () => {
    const { code, error } = await riftscript(["check", "-"], "\n");
    expect(code).toBe(2);
    expect(error).toBe("riftscript: standard input is empty");
  });

  test("where headers are broken the summary tells how many cards were read", async () => {
    const headless = spark.replace("type: Spell\n", "");
    workIn(folderWith({ "cards/a.card": headless, "cards/b.card": headless, "cards/c.card": spark }));
    expect((await riftscript(["check"])).out).toMatch(/3 files, 1 card read: 2 errors$/);
    expect((await riftscript(["lint"])).out).toMatch(/3 files, 1 card read: 2 errors$/);
  });

  test("a card export", async () => {
    const list = [{ name: "Spark", type: "Spell", text: "Deal 2 to a unit." }];
    const folder = folderWith({ "list.json": JSON.stringify(list) });
    const { code, out } = await riftscript(["check", folder.at("list.json")]);
    expect(out).toBe("1 card: no problems");
    expect(code).toBe(0);
  });

  test("the files of a folder are looked at in the order of their names", async () => {
    const named = (name: string): string => broken.replace("Broken", name);
    const folder = folderWith({ "b.card": named("B"), "a/z.card": named("A"), "c.card": named("C") });
    const { out } = await riftscript(["check", folder.path]);
    expect([...out.matchAll(/\((\w)\)/g)].map(([, name]) => name)).toEqual(["A", "B", "C"]);
  });

  test.each([
    ["a path that is not there", "nowhere.card", 'there is no file or folder "nowhere.card"'],
    ["a folder without card files", "empty", 'there are no card files (**/*.card) in "empty"'],
    [
      "a file of another kind",
      "empty/notes.txt",
      '"empty/notes.txt" is none of the card files (.card, .json)',
    ],
    ["JSON without cards", "other.json", '"other.json": This JSON is no card export that can be read.'],
  ])("%s is bad input, told in one line", async (_, path, message) => {
    const folder = folderWith({ "empty/notes.txt": "", "bad.json": "{", "other.json": '{"x": 1}' });
    workIn(folder);
    const { code, out, error } = await riftscript(["check", path]);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(error).toContain(`riftscript: ${message}`);
    expect(error).not.toContain("\n");
  });

  test("JSON that is none is bad input, shown where it breaks", async () => {
    workIn(folderWith({ "bad.json": "{" }));
    const { code, out, error } = await riftscript(["check", "bad.json"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain('riftscript: "bad.json": The file is not JSON');
    expect(error).toContain("--> bad.json:1:");
  });
  test("a file and a link to it are one file", async () => {
    const folder = folderWith({ "a.card": spark, "links/note.txt": "" });
    symlinkSync(folder.at("a.card"), folder.at("links/a.card"));
    expect((await riftscript(["check", folder.at("a.card"), folder.at("links/a.card")])).code).toBe(0);
  });

  test("without paths and without the folder cards/ it tells so", async () => {
    workIn(folderWith({}));
    const { code, error } = await riftscript(["check"]);
    expect(code).toBe(2);
    expect(error).toBe('riftscript: there is no folder "cards" here; name the card files or folders');
  });

  test("bytes that are not UTF-8 are an error with a place", async () => {
    const folder = folderWith({});
    const { writeFileSync } = await import("node:fs");
    writeFileSync(folder.at("latin.card"), Buffer.from("name: Caf\xe9\ntype: Spell\n\nDraw 1.\n", "latin1"));
    const { code, out } = await riftscript(["check", folder.at("latin.card")]);
    expect(code).toBe(1);
    expect(out).toContain("latin.card:1:10");
  });
});
