import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { wholeMilliseconds } from "./rows.ts";
import type { Row } from "./rows.ts";
import type { Text } from "./texts.ts";

const card = `name: Straw Bolt
type: Spell
cost: [1]

Deal 2 to a unit.
`;
const runs = 7;

/** The median time that a process takes, in milliseconds. */
function timeOf(parameters: readonly string[], expected: (status: number | null) => boolean): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, parameters, { encoding: "utf8" });
    const time = performance.now() - start;
    if (!expected(status)) throw new Error(`node ${parameters.join(" ")} failed: ${stderr}`);
    return time;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

/** A new process each time: one card checked by the command, and all texts compiled by the library. */
export function coldRows(texts: readonly Text[]): readonly Row[] {
  execFileSync("npm", ["run", "build", "--silent"], { stdio: ["ignore", "ignore", "inherit"] });
  const folder = mkdtempSync(join(tmpdir(), "riftscript-bench-"));
  try {
    const file = join(folder, "straw-bolt.card");
    writeFileSync(file, card);
    const list = join(folder, "texts.json");
    writeFileSync(list, JSON.stringify(texts));
    const compiler = pathToFileURL(resolve("dist/compiler/index.js")).href;
    const program = `
      import { readFileSync } from "node:fs";
      import { compileText } from ${JSON.stringify(compiler)};
      for (const { type, value } of JSON.parse(readFileSync(${JSON.stringify(list)}, "utf8"))) compileText(value, { type });`;
    const nothing = timeOf(["-e", ""], (status) => status === 0);
    const check = timeOf(["dist/cli/main.js", "check", file], (status) => status === 0);
    const all = timeOf(["--input-type=module", "-e", program], (status) => status === 0);
    return [
      { what: "node alone (cold)", measured: wholeMilliseconds(nothing) },
      {
        what: "riftscript check, one card (cold)",
        measured: wholeMilliseconds(check),
        target: "below 500 ms",
        reached: check < 500,
      },
      {
        what: `all ${texts.length} texts, compiled (cold)`,
        measured: wholeMilliseconds(all),
        target: "below 1000 ms",
        reached: all < 1000,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
