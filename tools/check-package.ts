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
