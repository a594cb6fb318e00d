/**
 * Which rules of the rulebook the code and the tests name.
 *
 *   npm run rules                       the table of the sections, and the rules that nothing names
 *   npm run rules -- --all              each rule with who names it
 *   npm run rules -- --code             also the rules that only code names, without a test
 *   npm run rules -- --json             all of it as JSON
 *   npm run rules -- ../other.txt       another rulebook than ../shared/rules/core-rules.txt
 *
 * The rulebook is not part of the project. A rule is shown when a test or a scenario names its number, and a definition
 * when tools/rules/definitions.data.ts says why there is nothing to do. Exit code 1 when that file names a rule that the
 * rulebook does not have, 2 when there is no rulebook.
 */
import { existsSync, readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { citationsInCode, citationsInScenarios } from "./rules/citations.ts";
import { definitions } from "./rules/definitions.data.ts";
import { countsOf, reportSections, strayDefinitions } from "./rules/report.ts";
import { readRulebook } from "./rules/rulebook.ts";
import { sections } from "./rules/sections.data.ts";
import { fullList, listOf, sectionTable } from "./rules/table.ts";

const parameters = process.argv.slice(2);
const path = parameters.find((parameter) => !parameter.startsWith("--")) ?? "../shared/rules/core-rules.txt";

if (!existsSync(path)) {
  console.error(`rules: there is no rulebook at ${path}. Name its text file: npm run rules -- PATH`);
  process.exit(2);
}

const rules = readRulebook(readFileSync(path, "utf8"));
const code = globSync("{runtime,compiler,grammar,linter,test}/**/*.ts", { ignore: "test/tools/**" }).sort();
const scenarios = globSync("cards/**/*.scenario.yaml").sort();
const citations = [
  ...code.flatMap((file) => citationsInCode(file, readFileSync(file, "utf8"))),
  ...scenarios.flatMap((file) => citationsInScenarios(file, readFileSync(file, "utf8"))),
];
const report = reportSections(sections, rules, citations, definitions);
const counts = countsOf(report.flatMap((section) => section.rules));

const covered = counts.shown + counts.code;
if (parameters.includes("--json"))
  console.log(JSON.stringify({ ...counts, covered, settled: counts.rules - counts.open, sections: report }));
else {
  if (parameters.includes("--all")) console.log(`${fullList(report)}\n`);
  console.log(`${sectionTable(report)}\n`);
  if (parameters.includes("--code")) console.log(`Only code names these:\n${listOf(report, "code")}\n`);
  if (counts.open > 0) console.log(`Nothing names these:\n${listOf(report, "open")}\n`);
  console.log(
    `${covered} covered (${counts.shown} by a test or scenario), ` +
      `${counts.open} not covered, ${counts.definitions} definitions, ${counts.outside} outside`,
  );
}

const stray = strayDefinitions(definitions, rules);
if (stray.length > 0) {
  console.error(
    `rules: definitions.data.ts names these twice, or the rulebook lacks them: ${stray.join(", ")}`,
  );
  process.exitCode = 1;
}
