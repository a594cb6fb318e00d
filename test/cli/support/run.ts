import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { runCommandLine } from "../../../cli/program.ts";
import { plainPaint } from "../../../cli/terminal.ts";
import type { Terminal } from "../../../cli/terminal.ts";

// The first command of a file makes the parser, and the first build loads ts-morph: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Nobody looks at it. */
export const silent: Terminal = {
  out: () => undefined,
  error: () => undefined,
  progress: () => undefined,
  paint: plainPaint,
  readStandardInput: () => Promise.resolve(new Uint8Array()),
};

/** Runs `riftscript` with these words, as in a pipe. */
export async function riftscript(words: readonly string[], standardInput = ""): Promise<Ran> {
  const out: string[] = [];
  const error: string[] = [];
  const terminal: Terminal = {
    out: (text) => out.push(text),
    error: (text) => error.push(text),
    progress: () => undefined,
    paint: plainPaint,
    readStandardInput: () => Promise.resolve(new TextEncoder().encode(standardInput)),
  };
  const code = await runCommandLine(words, terminal);
  return { code, out: out.join("\n"), error: error.join("\n") };
}

export interface Folder {
  readonly path: string;
  readonly at: (name: string) => string;
  readonly read: (name: string) => string;
}

/** A folder with these files, for as long as the test runs. */
export function folderWith(files: Readonly<Record<string, string>>): Folder {
  const path = mkdtempSync(join(tmpdir(), "riftscript-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  const at = (name: string): string => join(path, name);
  return { path, at, read: (name) => readFileSync(at(name), "utf8") };
}

/** The current folder, for as long as the test runs. */
export function workIn(folder: Folder): void {
  const before = process.cwd();
  process.chdir(folder.path);
  onTestFinished(() => process.chdir(before));
}

export const spark = `name: Spark
type: Spell
domain: Fury
cost: [1]

Deal 2 to a unit.
`;

/** A card with a word that is none. */
export const broken = `name: Broken
type: Spell

Dael 2 to a unit.
`;

/** A card that is understood, but is usually written in another way. */
export const loose = `name: Loose
type: Spell

deal 2 to a Unit.
`;
