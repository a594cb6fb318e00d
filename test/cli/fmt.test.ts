import { describe, expect, test } from "vitest";
import { broken, folderWith, loose, riftscript, spark } from "./support/run.ts";

const untidy = `type:Spell
name:   Spark
cost: [1]
domain: fury


  deal 2 to a Unit.
`;

describe("riftscript fmt", () => {
  test("writes the canonical wording and layout", async () => {
    const folder = folderWith({ "spark.card": untidy });
    const { code, out } = await riftscript(["fmt", folder.path]);
    expect(code).toBe(0);
    expect(folder.read("spark.card")).toBe(spark);
    expect(out).toMatch(/1 file: 1 changed$/);
  });

  test("has nothing to write in the cards of the project", async () => {
    const { code, out } = await riftscript(["fmt", "--check", "cards"]);
    expect(out).toMatch(/as it should be$/);
    expect(code).toBe(0);
  });

  test("another wording becomes the canonical one, and keywords get a line each", async () => {
    const folder = folderWith({
      "poro.card":
        "name: Stray Poro\ntype: Unit\ncost: [1]\ndomain: Body\nmight: 1\n\n[Assault 2], [Shield 2]\nI get +1 [M] for each friendly gear.\n",
    });
    expect((await riftscript(["fmt", folder.at("poro.card")])).code).toBe(0);
    expect(folder.read("poro.card")).toContain(
      "[Assault 2]\n[Shield 2]\nI have +1 [M] for each friendly gear.",
    );
  });
  test("what is written is not written again", async () => {
    const folder = folderWith({ "spark.card": untidy });
    await riftscript(["fmt", folder.path]);
    expect((await riftscript(["fmt", folder.path])).out).toBe("1 file: 0 changed");
  });

  test("--check changes nothing and tells which files would change", async () => {
    const folder = folderWith({ "spark.card": untidy, "tidy.card": spark });
    const { code, out } = await riftscript(["fmt", folder.path, "--check"]);
    expect(code).toBe(1);
    expect(out.split("\n")[0]).toMatch(/spark\.card would be written differently, from line \d+:$/);
    expect(out).toMatch(/\n {2}- .*\n {2}\+ /);
    expect(folder.read("spark.card")).toBe(untidy);
  });

  test("--check of tidy files", async () => {
    const folder = folderWith({ "tidy.card": spark });
    expect(await riftscript(["fmt", folder.path, "--check"])).toMatchObject({
      code: 0,
      out: "1 file: as it should be",
    });
  });

  test("standard input is printed, and only the card", async () => {
    expect(await riftscript(["fmt", "-"], untidy)).toEqual({ code: 0, out: spark.trimEnd(), error: "" });
  });

  test("a file with an error is told and left as it is; the others are written", async () => {
    const folder = folderWith({ "broken.card": `${broken}---\n${loose}`, "spark.card": untidy });
    const { code, out } = await riftscript(["fmt", folder.path]);
    expect(code).toBe(1);
    expect(out).toContain("error[unknown-word]");
    expect(folder.read("broken.card")).toBe(`${broken}---\n${loose}`);
    expect(folder.read("spark.card")).toBe(spark);
  });

  test("comments and reminder text stay", async () => {
    const noted = `# who: me
name: Noted
type: Spell

[Action] (Play on your turn or in showdowns.)
# the damage
Deal 2 to a unit.
`;
    const folder = folderWith({ "noted.card": noted });
    await riftscript(["fmt", folder.path]);
    expect(folder.read("noted.card")).toBe(noted);
  });
});
