import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { BadInput } from "../bad-input.ts";
import { reasonOf } from "./read-source.ts";

export interface FileToWrite {
  readonly path: string;
  readonly text: string;
}

interface Staged {
  readonly temporary: string;
  readonly target: string;
}

async function stage({ path, text }: FileToWrite, index: number): Promise<Staged> {
  await mkdir(dirname(path), { recursive: true });
  // A link stays a link: what it points at is written.
  const target = await realpath(path).catch(() => path);
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}-${index}.tmp`);
  try {
    await writeFile(temporary, text, { flag: "wx" });
    const before = await stat(target).catch(() => undefined);
    if (before !== undefined) await chmod(temporary, before.mode);
    return { temporary, target };
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Writes all files or none: first under temporary names, and when all are there they get their names. */
export async function writeFiles(files: readonly FileToWrite[]): Promise<void> {
  const staged: Staged[] = [];
  try {
    for (const [index, file] of files.entries()) staged.push(await stage(file, index));
    for (const { temporary, target } of staged) await rename(temporary, target);
  } catch (error) {
    for (const { temporary } of staged) await rm(temporary, { force: true });
    const written = files[staged.length] ?? files.at(-1);
    throw new BadInput(
      `"${written?.path ?? ""}" cannot be written (${reasonOf(error)}); nothing was changed`,
    );
  }
}
