import { existsSync, readFileSync } from "node:fs";
import { didYouMean } from "../../grammar/diagnostics/suggestions.ts";
import { BadInput } from "../bad-input.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { loadRules } from "../linter.ts";
import type { Terminal } from "../terminal.ts";

/** How many folders above the command the pages can be: the command is bundled in the package. */
const mostLevels = 5;

/** Shows the page of a rule: what is wrong, why, and cards with and without the fault. */
export async function explainRule(code: string, terminal: Terminal): Promise<ExitCode> {
  const linter = await loadRules();
  const rule = linter.explainRule(code);
  if (rule === undefined) {
    const codes = [...linter.rules, ...linter.setRules].map((known) => known.code);
    const help = didYouMean(code, codes) ?? `The rules are ${codes.sort().join(", ")}.`;
    throw new BadInput(`"${code}" is not a rule of the linter. ${help}`);
  }
  const { severity, message, why = "", help = "", rules, page } = rule;
  const plain = [`# ${code}`, message, why, help].filter((part) => part !== "").join("\n\n");
  terminal.out(`${severity}, rests on ${rules.join(", ")}\n`);
  terminal.out((readPage(page) ?? plain).trimEnd());
  return exitCode.fine;
}

/** The page in linter/rules/ of this package. */
function readPage(page: string): string | undefined {
  for (let level = 1; level <= mostLevels; level += 1) {
    const file = new URL(`${"../".repeat(level)}linter/rules/${page}`, import.meta.url);
    if (existsSync(file)) return readFileSync(file, "utf8");
  }
  return undefined;
}
