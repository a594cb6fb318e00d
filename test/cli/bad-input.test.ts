import { readdirSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { folderWith, riftscript, spark } from "./support/run.ts";

const cardWith = (text: string): string => `name: Odd\ntype: Spell\n\n${text}\n`;

describe("bad input is one clear diagnostic with a place", () => {
  test.each([
    ["an unknown word", "Frobnicate a unit.", 4, 1],
    ["a misspelt word", "Deal 2 to a untit.", 4, 13],
    ["half a sentence", "Deal 2 to", 4, undefined],
    ["no damage", "Deal 0 to a unit.", 4, undefined],
    ["negative damage", "Deal -1 to a unit.", 4, undefined],
    ["damage to a gear", "Deal 4 to a gear.", 4, undefined],
    ["a card as damage", "Deal a card.", 4, undefined],
    ["an unclosed bracket", "[Action", 4, 1],
    ["an unknown keyword", "[Flying]", 4, 1],
    ["a number of 400 digits", `Draw ${"9".repeat(400)}.`, 4, 6],
    ["a NUL byte", "Draw \u0000 1.", 4, 6],
  ])("%s", async (_, text, line, column) => {
    const { code, out } = await riftscript(["check", "-"], cardWith(text));
    expect(code).toBe(1);
    const errors = [...out.matchAll(/^error\[.*\n *--> <stdin>:(\d+):(\d+)/gm)];
    expect(errors.length).toBeGreaterThan(0);
    expect(errors[0]?.[1]).toBe(String(line));
    if (column !== undefined) expect(errors[0]?.[2]).toBe(String(column));
    expect(out).not.toMatch(/ {4}at .*:\d+:\d+/);
  });

  test.each([
    ["an unknown header", "nmae: Odd\ntype: Spell\n\nDraw 1.\n", "unknown-header"],
    ["a missing name", "type: Spell\n\nDraw 1.\n", "missing-name"],
    ["two cards of one name", `${spark}---\n${spark}`, "error"],
  ])("%s", async (_, source, message) => {
    const { code, out } = await riftscript(["check", "-"], source);
    expect(code).toBe(1);
    expect(out).toContain(message);
  });

  test("a text of 1 MB is refused at once", async () => {
    const { code, out } = await riftscript(["check", "-"], cardWith("Draw 1. ".repeat(131_072)));
    expect(code).toBe(1);
    expect(out).toMatch(/^error\[text-too-long\]/m);
    expect(out.length).toBeLessThan(2_000);
  });

  test("a byte order mark and CRLF change nothing", async () => {
    const { code, out } = await riftscript(["check", "-"], `\ufeff${spark.replaceAll("\n", "\r\n")}`);
    expect(out).toBe("1 card: no problems");
    expect(code).toBe(0);
  });

  test("a binary file", async () => {
    const folder = folderWith({});
    writeFileSync(
      folder.at("image.card"),
      Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 131) % 256)),
    );
    const { code, out } = await riftscript(["check", folder.at("image.card")]);
    expect(code).toBe(1);
    expect(out).toContain("error[");
  });
});

describe("a name cannot leave its folder or inject code", () => {
  const names = ["../../x", '"; process.exit(1) //', "`${1}`", "a/b\\c", "…", "con"];
  const cards = names.map((name) => spark.replace("Spark", name)).join("---\n");

  test("build", async () => {
    const folder = folderWith({ "cards/names.card": cards });
    const { code } = await riftscript(["build", folder.at("cards"), "--out", folder.at("out/deep")]);
    expect(code).toBe(0);
    expect(readdirSync(folder.path).sort()).toEqual(["cards", "out"]);
    expect(readdirSync(folder.at("out"))).toEqual(["deep"]);
    const modules = readdirSync(folder.at("out/deep"));
    expect(modules).toHaveLength(names.length + 1);
    for (const name of modules) expect(name).toMatch(/^[a-z0-9-]+\.ts$/);
    expect(folder.read("out/deep/process-exit-1.ts")).toContain('name: "\\"; process.exit(1) //"');
  });

  test("import", async () => {
    const list = names.map((name) => ({ name, type: "Spell", text: "Draw 1." }));
    const folder = folderWith({ "list.json": JSON.stringify(list) });
    await riftscript(["import", folder.at("list.json"), "--out", folder.at("out/deep")]);
    expect(readdirSync(folder.path).sort()).toEqual(["list.json", "out"]);
    for (const name of readdirSync(folder.at("out/deep"))) expect(name).toMatch(/^[a-z0-9-]+\.card$/);
  });

  test("control characters of a file do not reach the terminal", async () => {
    const { out } = await riftscript(["check", "-"], cardWith("Draw \u001b[31m1."));
    expect(out).not.toContain("\u001b");
  });
});
