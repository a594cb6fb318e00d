#!/usr/bin/env node
import { runCommandLine } from "./program.ts";
import { processTerminal } from "./terminal.ts";

// `riftscript check | head` closes the pipe: nobody reads on, so there is nothing left to do.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 3);
});

process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal());
