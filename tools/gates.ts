/**
 * Compares what the command says about the corpus and the scenarios in ../shared, and how many rules of the rulebook are
 * covered (npm run rules), with the floors in floors.json.
 *
 *   npm run gates                 fails when a figure is below its floor
 *   npm run gates -- --raise      raises the floors to the figures
 *
 * ../shared is not part of the project. Without it nothing is measured, which is said; in CI it is a failure.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { compare } from "./floors.ts";
import type { Figures, Floors } from "./floors.ts";

const shared = "../shared";
const floorsFile = "floors.json";
const reportFile = "reports/gates.json";
const command = "dist/cli/main.js";
const longestRun = 20 * 60 * 1000;

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** What the command prints with --json; nothing, with the reason told, when it prints none. */
function ask(...parameters: readonly string[]): unknown {
  return jsonOf([command, ...parameters, "--json"]);
}

function jsonOf(parameters: readonly string[]): unknown {
  const run = spawnSync(process.execPath, parameters, {
    encoding: "utf8",
    timeout: longestRun,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    const json: unknown = JSON.parse(run.stdout);
    return json;
  } catch {
    const reason = run.error?.message ?? run.stderr.trim().split("\n").slice(0, 5).join("\n");
    console.log(`node ${parameters.join(" ")} printed no JSON (exit ${String(run.status)}). ${reason}`);
    return undefined;
  }
}

function numbersOf(json: unknown): Readonly<Record<string, number>> {
  const entries = isRecord(json) ? Object.entries(json) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

function isFigures(json: unknown): json is Figures {
  return (
    isRecord(json) &&
    Object.values(json).every(
      (figures) => isRecord(figures) && Object.values(figures).every((value) => typeof value === "number"),
    )
  );
}

function readFloors(): Floors {
  const json: unknown = JSON.parse(readFileSync(floorsFile, "utf8"));
  if (!isRecord(json) || !isFigures(json["coverage"]) || !isFigures(json["scenarios"])) {
    throw new Error(`${floorsFile} has another shape than { coverage, scenarios }`);
  }
  const rules = isFigures(json["rules"]) ? json["rules"] : { core: { covered: 0, shown: 0, settled: 0 } };
  return { coverage: json["coverage"], scenarios: json["scenarios"], rules };
}

const measure = (subjects: Figures, parametersFor: (subject: string) => readonly string[]): Figures =>
  Object.fromEntries(
    Object.keys(subjects).map((subject) => [subject, numbersOf(ask(...parametersFor(subject)))]),
  );

function report(passed: number, failed: number): never {
  mkdirSync("reports", { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify({ passed, failed })}\n`);
  process.exit(failed > 0 ? 1 : 0);
}

if (!existsSync(shared)) {
  const isDemanded = (process.env["CI"] ?? "") !== "";
  console.log(`gates: ${shared} is not there, so neither the corpus nor the scenarios were measured`);
  report(0, isDemanded ? 1 : 0);
}

const floors = readFloors();
const coverage = compare(
  "coverage",
  floors.coverage,
  measure(floors.coverage, (set) => ["coverage", `${shared}/corpus/${set}.json`]),
);
const scenarios = compare(
  "scenarios",
  floors.scenarios,
  measure(floors.scenarios, (suite) => ["test", `${shared}/scenarios/${suite}`]),
);
// settled: covered, a definition, or outside. What is not settled is open.
const rules = compare("rules", floors.rules, {
  core: numbersOf(jsonOf(["--import", "tsx", "tools/rules.ts", "--json"])),
});
const passed = [...coverage.passed, ...scenarios.passed, ...rules.passed];
const failed = [...coverage.failed, ...scenarios.failed, ...rules.failed];
for (const line of passed) console.log(`pass  ${line}`);
for (const line of failed) console.log(`FAIL  ${line}`);

const raised: Floors = { coverage: coverage.raised, scenarios: scenarios.raised, rules: rules.raised };
if (JSON.stringify(raised) !== JSON.stringify(floors)) {
  if (process.argv.includes("--raise")) {
    writeFileSync(
      `${floorsFile}.new`,
      await format(JSON.stringify(raised, undefined, 2), { parser: "json", printWidth: 110 }),
    );
    renameSync(`${floorsFile}.new`, floorsFile);
    console.log(`gates: the floors in ${floorsFile} were raised`);
  } else console.log("gates: some floors can be raised: npm run gates -- --raise");
}
report(passed.length, failed.length);
