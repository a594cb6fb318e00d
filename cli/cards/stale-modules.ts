import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** The first line of every module that `build` and `start` write. */
const header = /^\/\/ Written by riftscript from .*\. Changes are lost\.\r?\n/;

/** Deletes the modules of an earlier run that no card has any more; other files stay. Gives back how many there were. */
export function deleteStaleModules(folder: string, written: readonly string[]): number {
  const fresh = new Set(written.map((path) => basename(path)));
  const stale = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !fresh.has(entry.name))
    .map(({ name }) => join(folder, name))
    .filter((path) => header.test(readFileSync(path, "utf8")));
  for (const path of stale) rmSync(path);
  return stale.length;
}
