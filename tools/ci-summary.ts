/** Adds up what .ci/run found: its last line is `N passed, N failed`, and its exit code says whether all is well. */
import { existsSync, readFileSync } from "node:fs";
import { summarise } from "./summary.ts";

function readJson(path: string): unknown {
  if (!existsSync(path)) return undefined;
  const json: unknown = JSON.parse(readFileSync(path, "utf8"));
  return json;
}

const steps = readFileSync("reports/steps.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([name = "", code]) => ({ name, failed: code !== "0" }));

const { lines, passed, failed } = summarise(
  steps,
  readJson("reports/tests.json"),
  readJson("reports/gates.json"),
);
for (const line of lines) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
