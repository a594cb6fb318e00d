import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { folderWith, riftscript, workIn } from "./support/run.ts";

const root = new URL("../../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");

const blocks = (language: string): readonly string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(
    ([, block = ""]) => block,
  );

/** The rows of the phrasebook: a type, and texts in code. */
function phrases(): readonly (readonly [string, string])[] {
  const section = readme.split("## Phrasebook")[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => /^\| (?!Kind|-)/.test(line))
    .flatMap((line) => {
      const [, , type = "", texts = ""] = line.split("|").map((cell) => cell.trim());
      return [...texts.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => [type.toLowerCase(), text] as const);
    });
}

describe("the phrasebook of the README", () => {
  test("has phrases", () => expect(phrases().length).toBeGreaterThan(40));

  test.each(phrases())("on a %s: %s", async (type, text) => {
    const { code, error } = await riftscript(["explain", text, "--type", type]);
    expect(error).toBe("");
    expect(code).toBe(0);
  });
});

describe("the examples of the README", () => {
  test("the scenario holds, and its schema is there", async () => {
    const [scenario = ""] = blocks("yaml");
    workIn(folderWith({}));
    expect((await riftscript(["test", "-"], scenario)).out).toBe("1 scenario: 1 passed, 0 failed");
    expect(scenario).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/schemas\/scenario\.schema\.json\n/,
    );
    expect(() => readFileSync(new URL("schemas/scenario.schema.json", root))).not.toThrow();
  });

  test.each(blocks("ts").map((block) => [block]))("a program prints what it says: %s", async (block) => {
    const source = block.replace(/"riftscript\/(\w+)"/g, (_, house: string) =>
      JSON.stringify(new URL(`${house}/index.ts`, root).pathname),
    );
    const printed: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((value) => printed.push(String(value)));
    await import(/* @vite-ignore */ folderWith({ "example.ts": source }).at("example.ts"));
    log.mockRestore();
    expect(printed).toEqual(
      [...block.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, value]) => value),
    );
  });

  test("every command that is named is there", async () => {
    const { out } = await riftscript(["--help"]);
    const named = new Set([...readme.matchAll(/npx riftscript ([a-z]+)/g)].map(([, name = ""]) => name));
    expect(named.size).toBeGreaterThan(9);
    for (const name of named) expect(out).toContain(`  ${name}`);
  });
});
