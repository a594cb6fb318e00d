/**
 * How fast it is: `npm run bench`. Ratios within one run tell more than the times, which hang on the machine. Times
 * are those that the process has worked, except for cold starts. It is not a test: nothing fails when a target is missed.
 */
import { coldRows } from "./cold-starts.ts";
import { compilingRows, growthRows } from "./compiling.ts";
import { lintingRows } from "./linting.ts";
import { printRows } from "./rows.ts";
import { runningRows } from "./running.ts";
import { textsToMeasure } from "./texts.ts";

const { from, texts } = textsToMeasure();
console.log(`${texts.length} texts of ${from}, Node.js ${process.version}\n`);
printRows([
  ...(await compilingRows(texts)),
  ...growthRows(texts),
  ...lintingRows(texts),
  ...coldRows(texts),
  ...runningRows(),
]);
