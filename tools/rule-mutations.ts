/**
 * Tries the tests against wrong rules: each entry of rule-mutations.data.ts breaks the code of one rule in one place,
 * and a test has to fail.
 *
 *   npm run mutations                 all of them
 *   npm run mutations -- 437 Tank     those whose rule, file or words contain one of these
 *
 * The mutations are made in copies in a temporary folder; the project itself is not touched. The tests are those of the
 * runtime and the scenarios of cards/; property tests are left out, whose luck should not decide. Exit code 1 if a
 * mutation survives, 2 if one cannot be made.
 */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { mutations } from "./rule-mutations.data.ts";
import type { Mutation } from "./rule-mutations.data.ts";

const needed = ["runtime", "grammar", "compiler", "cli", "cards", "schemas", "test"];
const neededFiles = ["package.json", "tsconfig.json", "vitest.config.ts"];
const atATime = 2;
/** A broken rule may make a game that never ends. */
const longestRun = 3 * 60 * 1000;
const reportName = "mutation-report.json";

/** The quick tests first: most mutations get no further. */
const phases: readonly (readonly string[])[] = [
  ["test/runtime", "--exclude", "test/runtime/invariants.test.ts"],
  ["test/scenarios.test.ts"],
];

interface Outcome {
  readonly mutation: Mutation;
  /** The test that failed; null: all have passed. */
  readonly caughtBy: string | null;
}

/** What stops the whole run. */
class Unusable extends Error {}

function copyProject(folder: string): void {
  for (const name of needed) cpSync(name, join(folder, name), { recursive: true });
  for (const name of neededFiles) cpSync(name, join(folder, name));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json);
const recordsIn = (json: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(json) ? json.filter(isRecord) : [];

/** The first test that failed, in the words of vitest's JSON report; null if none has. */
function firstFailure(folder: string): string | null {
  const json: unknown = JSON.parse(readFileSync(join(folder, reportName), "utf8"));
  for (const file of recordsIn(isRecord(json) ? json["testResults"] : undefined)) {
    const name = typeof file["name"] === "string" ? file["name"].slice(folder.length + 1) : "?";
    const failed = recordsIn(file["assertionResults"]).find((test) => test["status"] === "failed");
    if (failed !== undefined) return `${name}: ${String(failed["fullName"])}`;
    if (file["status"] === "failed" && recordsIn(file["assertionResults"]).length === 0)
      throw new Unusable(`${name} cannot be run: ${String(file["message"]).split("\n", 1).join("")}`);
  }
  return null;
}

/** Runs tests in a copy. Null: they pass. */
function runTests(folder: string, tests: readonly string[]): Promise<string | null> {
  const vitest = join(folder, "node_modules/vitest/vitest.mjs");
  const options = ["--bail=1", "--maxWorkers=1", "--no-isolate", "--typecheck.enabled=false"];
  const report = ["--reporter=json", `--outputFile=${reportName}`];
  rmSync(join(folder, reportName), { force: true });
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [vitest, "run", ...tests, ...options, ...report], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      timeout: longestRun,
      killSignal: "SIGKILL",
    });
    let errors = "";
    child.stderr.on("data", (text) => (errors += String(text)));
    child.on("error", fail);
    child.on("close", (code, signal) => {
      if (code === 0) done(null);
      else if (signal !== null) done("the tests do not come to an end");
      else if (!existsSync(join(folder, reportName)))
        fail(new Unusable(`vitest made no report: ${errors.slice(0, 2000)}`));
      else
        try {
          done(firstFailure(folder) ?? `vitest, exit code ${String(code)}`);
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
    });
  });
}

async function firstFailing(folder: string): Promise<string | null> {
  for (const tests of phases) {
    const failed = await runTests(folder, tests);
    if (failed !== null) return failed;
  }
  return null;
}

/** Every place to break must be there, once. */
function checkPlaces(list: readonly Mutation[]): void {
  const problems = list.flatMap(({ file, find, replace, rule, what }) => {
    const times = existsSync(file) ? readFileSync(file, "utf8").split(find).length - 1 : -1;
    const where = `${rule} "${what}": ${file}`;
    if (times < 0) return [`${where} is not there`];
    if (find === replace) return [`${where}: nothing is changed`];
    return times === 1 ? [] : [`${where} contains this ${times} times, and must once:\n    ${find}`];
  });
  if (problems.length > 0) throw new Unusable(problems.join("\n"));
}

async function tryMutation(folder: string, mutation: Mutation): Promise<Outcome> {
  const path = join(folder, mutation.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text.replace(mutation.find, () => mutation.replace),
  );
  try {
    return { mutation, caughtBy: await firstFailing(folder) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Unusable(`${mutation.rule} "${mutation.what}": ${reason}`);
  } finally {
    writeFileSync(path, text);
  }
}

/** A few at a time, each in a copy of its own. */
async function tryAll(folder: string, list: readonly Mutation[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...list];
  const workers = Array.from({ length: atATime }, async (_, number) => {
    const copy = join(folder, String(number));
    copyProject(copy);
    if (number === 0) {
      const failed = await firstFailing(copy);
      if (failed !== null) throw new Unusable(`The tests fail without a mutation, too: ${failed}`);
    }
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await tryMutation(copy, next);
      outcomes.push(outcome);
      print(outcome);
    }
  });
  await Promise.all(workers);
  return outcomes;
}

function print({ mutation, caughtBy }: Outcome): void {
  const { rule, what } = mutation;
  console.log(
    `${rule.padEnd(14)} ${what.padEnd(66)} ${caughtBy === null ? "SURVIVED" : `caught by ${caughtBy}`}`,
  );
}

const matches = ({ file, rule, what }: Mutation): boolean => {
  const words = process.argv.slice(2);
  return words.length === 0 || words.some((word) => `${rule} ${what} ${file}`.includes(word));
};

const folder = mkdtempSync(join(tmpdir(), "rule-mutations-"));
try {
  checkPlaces(mutations);
  const list = mutations.filter(matches);
  if (list.length === 0) throw new Unusable("No mutation contains these words.");
  const outcomes = await tryAll(folder, list);
  const survivors = outcomes.filter(({ caughtBy }) => caughtBy === null);
  if (survivors.length > 0) {
    console.log("\nNo test fails although the rule is broken:");
    for (const { mutation } of survivors)
      console.log(`  ${mutation.rule} ${mutation.what} (${mutation.file})`);
  }
  console.log(`\n${outcomes.length - survivors.length} of ${outcomes.length} mutations caught`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
