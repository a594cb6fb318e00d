import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../../linter/rules/", import.meta.url);

export interface Page {
  readonly code: string;
  readonly text: string;
  readonly incorrect: readonly string[];
  readonly correct: readonly string[];
}

const names = readdirSync(folder);
const codesWith = (suffix: string): readonly string[] =>
  names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));

export const ruleFiles = codesWith(".rule.ts");
export const pages: readonly Page[] = codesWith(".md").map((code) => {
  const text = readFileSync(new URL(`${code}.md`, folder), "utf8");
  return { code, text, incorrect: samples(text, "Incorrect"), correct: samples(text, "Correct") };
});

/** The cards in the section of a page. */
function samples(text: string, heading: string): readonly string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/```card\n(.*?)```/gs)].flatMap(([, card]) =>
    card === undefined ? [] : [card],
  );
}
