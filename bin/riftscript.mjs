#!/usr/bin/env node
// `npx` links this file even where nothing is built yet, and then keeps the link; so it is not a part of dist/.
import { existsSync } from "node:fs";

const command = new URL("../dist/cli/main.js", import.meta.url);
if (existsSync(command)) await import(command.href);
else {
  console.error("riftscript: the command is not built yet; run `npm ci` in its folder");
  process.exitCode = 2;
}
