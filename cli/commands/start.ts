import { lintLoaded } from "../cards/lint-cards.ts";
import { compileFindings, loadCards } from "../cards/load-cards.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { defaultFolder } from "../files/find-files.ts";
import { counted, countedFindings, isError, printFindings } from "../report/finding.ts";
import { loadLinter } from "../linter.ts";
import type { Terminal } from "../terminal.ts";
import { checkOutFolder } from "../files/out-folder.ts";
import { toldOfModules, writeCardModules } from "./build.ts";
import { printSuite, runScenariosIn } from "./test.ts";

/** What `npm start` runs: the whole way from cards/ to typed modules, with one line for each part of it. */
export async function start(options: { readonly out: string }, terminal: Terminal): Promise<ExitCode> {
  checkOutFolder(options.out);
  const { paint } = terminal;
  const line = (isGood: boolean, what: string, told: string): void => {
    const mark = isGood ? paint.good("✓") : paint.error("✗");
    terminal.out(`  ${mark} ${what.padEnd(10)} ${told}`);
  };

  const loaded = await loadCards([], terminal);
  const { cards } = loaded;
  const all = lintLoaded(await loadLinter(), loaded);
  printFindings(all, terminal);
  const suite = await runScenariosIn([defaultFolder], terminal, { mayBeEmpty: true });
  if (suite.failed > 0) printSuite(suite, terminal);

  const compiled = cards.filter(
    ({ card, found }) => card !== undefined && !found.some(({ severity }) => severity === "error"),
  ).length;
  const isCompiled = !compileFindings(loaded).some(isError);
  terminal.out(paint.emphasis(`${defaultFolder}/`));
  line(isCompiled, "compiled", `${compiled} of ${counted(cards.length, "card")}`);
  // What does not compile is told in the line before.
  const remarks = all.filter((finding) => isCompiled || !isError(finding));
  line(!remarks.some(isError), "linted", countedFindings(remarks) || "no problems");
  line(suite.failed === 0, "scenarios", `${suite.passed} of ${suite.passed + suite.failed} passed`);
  const isFine = !all.some(isError) && suite.failed === 0;
  if (isCompiled) {
    const written = await writeCardModules(cards, options.out, terminal);
    line(true, "modules", toldOfModules(String(written.modules), `${options.out}/`, written));
  } else line(false, "modules", "not written: a card has errors");
  terminal.out(
    paint.faint(
      isFine
        ? '\nAll is well. To look inside a text: npx riftscript explain "Deal 4 to a unit at a battlefield."'
        : "\nWhat is wrong is told above, with its place and what to write instead.",
    ),
  );
  return isFine ? exitCode.fine : exitCode.errorsFound;
}
