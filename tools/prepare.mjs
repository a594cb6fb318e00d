/**
 * Bundles the command after `npm ci`, so that `npx riftscript` works in a clone. Without the packages for
 * development (before the first `npm ci`, or with --omit=dev) there is nothing to bundle with, which is no error.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const tsx = "node_modules/tsx/dist/cli.mjs";
if (existsSync(tsx) && existsSync("node_modules/esbuild")) {
  execFileSync(process.execPath, [tsx, "tools/build.ts"], { stdio: "inherit" });
} else console.error("prepare: the packages for development are not installed, so nothing was bundled");
