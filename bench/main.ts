/**
 * How fast it is: `npm run bench`. Ratios within one run tell more than the times, which hang on the machine. Times
 * are those that the process has worked, except for cold starts. It is not a test: nothing fails when a target is missed.
 * Bundled as the package is, and each group of figures in a process of its own: what one leaves in memory would slow the
 * next.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { coldRows } from "./cold-starts.ts";
import { compilingRows, growthRows } from "./compiling.ts";
import { lintingRows } from "./linting.ts";
import { isRows, printRows, type Row } from "./rows.ts";
import { printSpeeds, runningRows } from "./running.ts";
import { textsToMeasure } from "./texts.ts";

const { from, texts } = textsToMeasure();
const groups: Readonly<Record<string, () => Promise<readonly Row[]> | readonly Row[]>> = {
  compiling: () => compilingRows(texts),
  growth: () => growthRows(texts),
  linting: () => lintingRows(texts),
  cold: () => coldRows(texts),
  running: runningRows,
};

function measured(group: string): readonly Row[] {
  const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), group], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const rows: unknown = JSON.parse(output);
  if (!isRows(rows)) throw new Error(`no figures for ${group}: ${output}`);
  return rows;
}

const [, , asked] = process.argv;
const group = asked === undefined ? undefined : groups[asked];
if (asked === "speeds") printSpeeds();
else if (group !== undefined) console.log(JSON.stringify(await group()));
else {
  console.log(`${texts.length} texts of ${from}, Node.js ${process.version}\n`);
  printRows(Object.keys(groups).flatMap(measured));
}
