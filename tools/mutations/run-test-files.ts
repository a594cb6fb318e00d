import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Unusable } from "./unusable.ts";

/** The names of the tests that fail, by the name of the file; files whose tests pass are not in it. */
export type Failures = ReadonlyMap<string, readonly string[]>;

/** A broken rule may make a game that never ends. */
const longestOfOne = 60 * 1000;
const longestOfAll = 10 * 60 * 1000;

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json);
const recordsIn = (json: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(json) ? json.filter(isRecord) : [];

/** vitest's JSON report. */
function failuresIn(report: string): Failures {
  const json: unknown = JSON.parse(report);
  const failures = new Map<string, readonly string[]>();
  for (const file of recordsIn(isRecord(json) ? json["testResults"] : undefined)) {
    const name = basename(String(file["name"]), ".test.mjs");
    const tests = recordsIn(file["assertionResults"]);
    const failed = tests.filter((test) => test["status"] === "failed");
    if (failed.length > 0)
      failures.set(
        name,
        failed.map((test) => String(test["fullName"])),
      );
    else if (tests.length === 0 || file["status"] === "failed")
      throw new Unusable(`The tests of ${name} cannot be run: ${String(file["message"])}`);
  }
  return failures;
}

/**
 * Runs `NAME.test.mjs` for each of the names in a folder. Tests that do not come to an end count as failing. The bundles
 * that the files import are not transformed: node loads them as they are.
 */
export function runTestFiles(folder: string, names: readonly string[]): Failures {
  const report = join(folder, "report.json");
  const config = join(folder, "vitest.config.mjs");
  const files = names.map((name) => `${name}.test.mjs`);
  const test = {
    include: files,
    isolate: false,
    maxWorkers: 2,
    reporters: [["json", { outputFile: report }]],
  };
  writeFileSync(
    config,
    `export default { test: { ...${JSON.stringify(test)}, server: { deps: { external: [/bundle-/] } } } };\n`,
  );
  rmSync(report, { force: true });
  const run = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--config", config], {
    cwd: folder,
    encoding: "utf8",
    timeout: names.length === 1 ? longestOfOne : longestOfAll,
    killSignal: "SIGKILL",
  });
  if (run.signal === null) {
    if (existsSync(report)) return failuresIn(readFileSync(report, "utf8"));
    throw new Unusable(`vitest made no report: ${run.stderr.slice(0, 2000)}`);
  }
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0)
    return new Map([[only, ["tests that do not come to an end"]]]);
  return new Map(names.flatMap((name) => [...runTestFiles(folder, [name])]));
}
