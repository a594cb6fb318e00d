import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BadInput } from "../bad-input.ts";
import { isFolder } from "./find-files.ts";
import { reasonOf } from "./reason.ts";
import { StagingFolders } from "./staging-folders.ts";
import { checkTarget } from "./write-target.ts";
import type { FileToWrite, WriteTarget } from "./write-target.ts";

/** A target whose new text lies ready under another name, and where its old one is kept meanwhile. */
interface StagedFile extends WriteTarget {
  readonly temporary: string;
  readonly backup: string;
}

/**
 * Writes all files or none. Every target is checked first; then all texts are staged beside their targets, and when
 * all are there they get their names. When one of them does not, those before it get their old texts back.
 */
export async function writeFiles(files: readonly FileToWrite[]): Promise<void> {
  const targets = files.map((file) => ({ file, target: checkTarget(file) }));
  const staging = new StagingFolders();
  try {
    const staged: StagedFile[] = [];
    for (const [index, { file, target }] of targets.entries())
      staged.push(await stage(file.text, target, index, staging));
    putInPlace(staged);
  } finally {
    await staging.remove();
  }
}

async function stage(
  text: string,
  target: WriteTarget,
  index: number,
  staging: StagingFolders,
): Promise<StagedFile> {
  try {
    const folder = staging.folderIn(target.folder);
    const temporary = join(folder, `${String(index)}.new`);
    await writeFile(temporary, text, { flag: "wx" });
    if (target.isThere) chmodSync(temporary, statSync(target.real).mode);
    return { ...target, temporary, backup: join(folder, `${String(index)}.old`) };
  } catch (error) {
    throw new BadInput(`"${target.path}" cannot be written (${reasonOf(error)}); nothing was changed`);
  }
}

/** Not interrupted by a signal, for nothing in it waits. */
function putInPlace(staged: readonly StagedFile[]): void {
  const undo: (() => void)[] = [];
  for (const file of staged) {
    try {
      makeFolder(dirname(file.real), undo);
      replace(file, undo);
    } catch (error) {
      const isUndone = undoAll(undo);
      const state = isUndone ? "nothing was changed" : "some of the other files are written";
      throw new BadInput(`"${file.path}" cannot be written (${reasonOf(error)}); ${state}`);
    }
  }
}

/** Makes the folder one level at a time: Node's recursive way never ends where the system takes no folders. */
function makeFolder(folder: string, undo: (() => void)[]): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent, undo);
  mkdirSync(folder);
  undo.push(() => rmdirSync(folder));
}

function replace({ real, isThere, temporary, backup }: StagedFile, undo: (() => void)[]): void {
  if (isThere) keep(real, backup);
  renameSync(temporary, real);
  undo.push(() => (isThere ? renameSync(backup, real) : rmSync(real)));
}

function keep(file: string, backup: string): void {
  try {
    linkSync(file, backup);
  } catch {
    // Not every file system has hard links.
    copyFileSync(file, backup);
  }
}

/** From the last step back to the first. */
function undoAll(undo: readonly (() => void)[]): boolean {
  let isUndone = true;
  for (const step of [...undo].reverse()) {
    try {
      step();
    } catch {
      isUndone = false;
    }
  }
  return isUndone;
}
