/**
 * Tries the tests against wrong rules: each entry of rule-mutations/*.data.ts breaks the code of one rule in one place,
 * and a test has to fail.
 *
 *   npm run mutations                 all of them
 *   npm run mutations -- 437 Tank     those whose rule, file or words contain one of these
 *
 * The broken code is bundled with the tests into a temporary folder; no file of the project is touched. First come the
 * tests of the runtime, then, for what they do not notice, the scenarios of cards/. Property tests are left out: their luck
 * should not decide. Exit code 1 if a mutation survives, 2 if one cannot be made.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { globSync } from "tinyglobby";
import { Unusable } from "./mutations/unusable.ts";
import { runTestFiles } from "./mutations/run-test-files.ts";
import type { Failures } from "./mutations/run-test-files.ts";
import { mutations } from "./rule-mutations/index.ts";
import type { Mutation } from "./rule-mutations/index.ts";

const runtimeTests = globSync("test/runtime/*.test.ts", { ignore: "**/invariants.test.ts" }).sort();
const phases: readonly (readonly string[])[] = [runtimeTests, ["test/scenarios.test.ts"]];
/** What the scenarios read. */
const readByTests = ["cards", "schemas"];
const inOneRun = 24;

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

/** Bundles tests with the broken code, and makes a test file of it. Without a mutation: the code as it is. */
async function bundle(
  folder: string,
  name: string,
  tests: readonly string[],
  mutation: Mutation | null,
): Promise<void> {
  const broken = mutation === null ? null : resolve(mutation.file);
  await build({
    stdin: { contents: tests.map((path) => `import "./${path}";`).join("\n"), resolveDir: process.cwd() },
    outfile: join(folder, `bundle-${name}.mjs`),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    logLevel: "silent",
    plugins: [
      {
        name: "mutation",
        setup: (plugin) =>
          plugin.onLoad({ filter: /\.ts$/ }, ({ path }) =>
            mutation !== null && path === broken
              ? {
                  contents: readFileSync(path, "utf8").replace(mutation.find, () => mutation.replace),
                  loader: "ts",
                }
              : undefined,
          ),
      },
    ],
  });
  writeFileSync(join(folder, `${name}.test.mjs`), `import "./bundle-${name}.mjs";\n`);
}

interface Outcome {
  readonly mutation: Mutation;
  /** The test that fails; null: all pass. */
  readonly caughtBy: string | null;
}

/** Of the tests that fail, one that names the rule. */
const witness = ({ rule }: Mutation, failed: readonly string[]): string | null =>
  failed.find((name) => name.includes(rule)) ?? failed[0] ?? null;

const nameOf = (number: number): string => `mutation-${number}`;

/** Bundles the tests with each of the mutations; what is no code any more is an error, and no mutation. */
async function bundleAll(folder: string, tests: readonly string[], list: readonly Mutation[]): Promise<void> {
  const problems: string[] = [];
  for (const [number, mutation] of list.entries()) {
    try {
      await bundle(folder, nameOf(number), tests, mutation);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`${mutation.rule} "${mutation.what}": ${reason}`);
    }
  }
  if (problems.length > 0) throw new Unusable(problems.join("\n"));
}

/** The tests of one phase with each of the mutations. */
async function tryPhase(
  folder: string,
  tests: readonly string[],
  list: readonly Mutation[],
): Promise<readonly Outcome[]> {
  await bundle(folder, "unbroken", tests, null);
  const [failed] = runTestFiles(folder, ["unbroken"]).values();
  if (failed !== undefined) throw new Unusable(`Tests fail without a mutation, too: ${failed.join("; ")}`);
  const outcomes: Outcome[] = [];
  await bundleAll(folder, tests, list);
  for (let start = 0; start < list.length; start += inOneRun) {
    const numbers = list.slice(start, start + inOneRun).map((_, index) => start + index);
    const failures: Failures = runTestFiles(folder, numbers.map(nameOf));
    for (const number of numbers) {
      const mutation = list[number];
      if (mutation === undefined) continue;
      const outcome = { mutation, caughtBy: witness(mutation, failures.get(nameOf(number)) ?? []) };
      if (outcome.caughtBy !== null) print(outcome);
      outcomes.push(outcome);
    }
  }
  return outcomes;
}

function print({ mutation, caughtBy }: Outcome): void {
  const { rule, what } = mutation;
  console.log(
    `${rule.padEnd(13)} ${what.padEnd(66)} ${caughtBy === null ? "SURVIVED" : `caught by ${caughtBy}`}`,
  );
}

async function tryAll(folder: string, list: readonly Mutation[]): Promise<readonly Outcome[]> {
  let left = list;
  const caught: Outcome[] = [];
  for (const tests of phases) {
    const outcomes = left.length === 0 ? [] : await tryPhase(folder, tests, left);
    caught.push(...outcomes.filter(({ caughtBy }) => caughtBy !== null));
    left = outcomes.flatMap(({ caughtBy, mutation }) => (caughtBy === null ? [mutation] : []));
  }
  const survivors = left.map((mutation): Outcome => ({ mutation, caughtBy: null }));
  survivors.forEach(print);
  return [...caught, ...survivors];
}

const isWanted = ({ file, rule, what }: Mutation): boolean => {
  const words = process.argv.slice(2);
  return words.length === 0 || words.some((word) => `${rule} ${what} ${file}`.includes(word));
};

const folder = mkdtempSync(join(tmpdir(), "rule-mutations-"));
try {
  checkPlaces(mutations);
  const list = mutations.filter(isWanted);
  if (list.length === 0) throw new Unusable("No mutation contains these words.");
  for (const name of readByTests) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const outcomes = await tryAll(folder, list);
  const survived = outcomes.filter(({ caughtBy }) => caughtBy === null).length;
  console.log(`\n${outcomes.length - survived} of ${outcomes.length} mutations caught`);
  process.exitCode = survived > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
