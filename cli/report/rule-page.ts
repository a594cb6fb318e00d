import { existsSync, readFileSync } from "node:fs";

/** How many folders above the command the pages can be: the command is bundled in the package. */
const mostLevels = 5;

/** The page of a rule, in linter/rules/ of this package. */
export function readPage(page: string): string | undefined {
  for (let level = 1; level <= mostLevels; level += 1) {
    const file = new URL(`${"../".repeat(level)}linter/rules/${page}`, import.meta.url);
    if (existsSync(file)) return readFileSync(file, "utf8");
  }
  return undefined;
}
