import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { broken, folderWith, loose, riftscript, spark } from "./support/run.ts";

describe("riftscript build", () => {
  test("writes a module for every card, and an index", async () => {
    const folder = folderWith({ "cards/spark.card": spark });
    const { code, out } = await riftscript(["build", folder.at("cards"), "--out", folder.at("out")]);
    expect(code).toBe(0);
    expect(out).toBe(`2 modules written to ${folder.at("out")}`);
    expect(folder.read("out/spark.ts")).toContain("export const spark = defineCard(");
    expect(folder.read("out/index.ts")).toContain("spark");
  });

  test("nothing is written where a card has an error", async () => {
    const folder = folderWith({ "cards/spark.card": spark, "cards/broken.card": broken });
    const { code, out } = await riftscript(["build", folder.at("cards"), "--out", folder.at("out")]);
    expect(code).toBe(1);
    expect(out).toContain("error[unknown-word]");
    expect(out).toMatch(/nothing was written$/);
    expect(existsSync(folder.at("out"))).toBe(false);
  });

  test("nothing is written where two files have a card of one name", async () => {
    const folder = folderWith({ "cards/a.card": spark, "cards/b.card": spark });
    const { code, out } = await riftscript(["build", folder.at("cards"), "--out", folder.at("out")]);
    expect(code).toBe(1);
    expect(out).toContain("error[duplicate-name]");
    expect(existsSync(folder.at("out"))).toBe(false);
  });

  test("a module that was there stays where a card has an error", async () => {
    const folder = folderWith({ "cards/broken.card": broken, "out/broken.ts": "before" });
    await riftscript(["build", folder.at("cards"), "--out", folder.at("out")]);
    expect(folder.read("out/broken.ts")).toBe("before");
  });

  test("modules of cards that are no more are deleted; other files stay", async () => {
    const old = spark.replace("Spark", "Old Spark");
    const folder = folderWith({ "a.card": spark, "b.card": old, "out/mine.ts": "// Written by me\n" });
    const build = ["build", folder.at("a.card"), "--out", folder.at("out")];
    await riftscript(["build", folder.at("a.card"), folder.at("b.card"), "--out", folder.at("out")]);
    expect(existsSync(folder.at("out/old-spark.ts"))).toBe(true);
    expect((await riftscript(build)).out).toBe(
      `2 modules written to ${folder.at("out")}, 1 deleted that no card has any more`,
    );
    expect(readdirSync(folder.at("out")).sort()).toEqual(["index.ts", "mine.ts", "spark.ts"]);
    expect((await riftscript(build)).out).toBe(`2 modules written to ${folder.at("out")}`);
  });

  test("the index is written from no one file", async () => {
    const folder = folderWith({ "a.card": spark });
    await riftscript(["build", folder.at("a.card"), "--out", folder.at("out")]);
    expect(folder.read("out/index.ts").split("\n")[0]).toBe(
      "// Written by riftscript from the cards of this folder. Changes are lost.",
    );
    expect(folder.read("out/spark.ts").split("\n")[0]).toBe(
      `// Written by riftscript from ${JSON.stringify(folder.at("a.card"))}. Changes are lost.`,
    );
  });

  test("matters of style do not stop it", async () => {
    const folder = folderWith({ "loose.card": loose });
    expect((await riftscript(["build", folder.path, "--out", folder.at("out")])).code).toBe(0);
  });

  test("--out must not be a file", async () => {
    const folder = folderWith({ "spark.card": spark, out: "kept" });
    const { code, error } = await riftscript(["build", folder.at("spark.card"), "--out", folder.at("out")]);
    expect(code).toBe(2);
    expect(error).toContain("is a file; --out needs a folder");
    expect(folder.read("out")).toBe("kept");
  });
});
