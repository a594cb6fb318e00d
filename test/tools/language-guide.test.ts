import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { anchorOf } from "../../tools/language/guide.ts";
import { firstPhrases } from "../../tools/language/first-phrases.data.ts";
import { riftscript } from "../cli/support/run.ts";

const reference = readFileSync(new URL("../../docs/language.md", import.meta.url), "utf8");

describe("the phrases that are needed first", () => {
  test.each(firstPhrases)("$what: $text", async ({ on, text }) => {
    const { code, error } = await riftscript(["explain", text, "--type", on]);
    expect(error).toBe("");
    expect(code).toBe(0);
  });
});

test("every link of the reference leads to a heading", () => {
  const headings = new Set(
    [...reference.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading)),
  );
  const links = [...reference.matchAll(/\]\(#([^)]+)\)/g)].map(([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter((link) => !headings.has(link))).toEqual([]);
});
