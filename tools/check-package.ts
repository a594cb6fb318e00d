/** Packs the project, installs it into an empty folder, and uses it there as others would. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "riftscript-package-"));
const run = (program: string, ...parameters: readonly string[]): string =>
  execFileSync(program, parameters, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

const consumer = `
import { compileText, printText } from "riftscript/compiler";
import { defineCard } from "riftscript/runtime";
export const parts = [compileText, printText, defineCard];
`;

const scenario = `- scenario: One has 1 Might
  rules: ["140.1"]
  board: { objects: { first: { card: One, controller: A, at: base A } } }
  steps: [{ expect: { first: { might: 1 } } }]
`;
const commands = [
  "check one.card",
  "build one.card --out modules",
  "test one.scenario.yaml",
  "lint one.card --format sarif",
  "lint --explain missing-duration",
  "fmt one.card --check",
  "explain one.card",
  "diff one.card one.card",
  "import list.json --out imported",
  "coverage one.card --json",
  "sample deal -n 1 --seed 1",
] as const;

try {
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module" }),
  );
  const [tarball = ""] = run("sh", "-c", "ls *.tgz").trim().split("\n");
  run("npm", "install", "--no-audit", "--no-fund", "--silent", `./${tarball}`);

  // Every command of the bundle, with a project file: what is imported late has to be there too.
  writeFileSync(join(folder, "riftscript.config.yaml"), "tags: [Gnome]\n");
  writeFileSync(
    join(folder, "one.card"),
    "name: One\ntype: Unit\nmight: 1\n\nOther friendly Gnomes have +1 [M].\n",
  );
  writeFileSync(join(folder, "one.scenario.yaml"), scenario);
  writeFileSync(join(folder, "list.json"), JSON.stringify([{ name: "Two", type: "Spell", text: "Draw 1." }]));
  for (const command of commands) run("npx", "--no-install", "riftscript", ...command.split(" "));

  const version = run("npx", "--no-install", "riftscript", "--version").trim();
  writeFileSync(join(folder, "use.mjs"), consumer);
  run(process.execPath, "use.mjs");
  writeFileSync(join(folder, "use.ts"), consumer);
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023"];
  run(process.execPath, join(process.cwd(), "node_modules/typescript/bin/tsc"), ...options, "use.ts");
  console.log(`package: riftscript ${version} installs, runs, and has its types`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
