import { renderDiagnostic } from "../../grammar/diagnostics/render.ts";
import { didYouMean } from "../../grammar/diagnostics/suggestions.ts";
import { BadInput } from "../bad-input.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { loadCompiler } from "../compiler.ts";
import { faultyTexts } from "../report/faulty-texts.data.ts";
import { loadRules } from "../linter.ts";
import { knownCodes } from "../report/known-codes.ts";
import { readPage } from "../report/rule-page.ts";
import type { Terminal } from "../terminal.ts";

/** A text that has the fault, as it is reported. */
async function exampleOf(code: string): Promise<string> {
  const text = Object.hasOwn(faultyTexts, code) ? faultyTexts[code] : undefined;
  if (text === undefined) return "";
  const { compileText } = await loadCompiler();
  const found = compileText(text).diagnostics.find((diagnostic) => diagnostic.code === code);
  return found === undefined ? "" : `For example:\n\n${renderDiagnostic({ ...found, file: "text" }, text)}`;
}

/** Shows what a code means: the page of a rule of the linter; of any other code its wording, why, help and rules. */
export async function explainCode(written: string, terminal: Terminal): Promise<ExitCode> {
  const linter = await loadRules();
  const code = written.trim().toLowerCase();
  const rule = linter.explainRule(code);
  const entry = rule ?? (await knownCodes()).get(code);
  if (entry === undefined) {
    const codes = [...linter.rules, ...linter.setRules].map((known) => known.code);
    const near = didYouMean(code, [...codes, ...(await knownCodes()).keys()]);
    const where = "A report has the code of each finding in brackets, such as error[unknown-word].";
    throw new BadInput(`"${written}" is not a code of a finding. ${near ?? where}`);
  }
  const { severity, message, why = "", help = "", rules } = entry;
  const open = (text: string): string => text.replace(/\{\w+\}/g, "…");
  const plain = [`# ${code}`, open(message), open(why), open(help), await exampleOf(code)]
    .filter((part) => part !== "")
    .join("\n\n");
  terminal.out(`${severity}${rules.length === 0 ? "" : `, rests on ${rules.join(", ")}`}\n`);
  terminal.out(((rule === undefined ? undefined : readPage(rule.page)) ?? plain).trimEnd());
  return exitCode.fine;
}
