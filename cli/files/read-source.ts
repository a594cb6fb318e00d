import { readFile } from "node:fs/promises";
import { BadInput } from "../bad-input.ts";
import { decodeSource } from "../../grammar/card-files/decode-source.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { Terminal } from "../terminal.ts";
import { standardInput } from "./find-files.ts";
import { reasonOf } from "./reason.ts";

/** A text that was read, and what it is called in reports. */
export interface SourceFile {
  readonly file: string;
  readonly source: string;
  readonly diagnostics: readonly Diagnostic[];
}

const standardInputName = "<stdin>";

async function bytesOf(path: string, terminal: Terminal): Promise<Uint8Array> {
  if (path === standardInput) return terminal.readStandardInput();
  try {
    return await readFile(path);
  } catch (error) {
    throw new BadInput(`"${path}" cannot be read (${reasonOf(error)})`);
  }
}

export async function readSource(path: string, terminal: Terminal): Promise<SourceFile> {
  const file = path === standardInput ? standardInputName : path;
  const { source, diagnostics } = decodeSource(await bytesOf(path, terminal), { file });
  return { file, source, diagnostics };
}
