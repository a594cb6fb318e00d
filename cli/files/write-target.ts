import { accessSync, closeSync, constants, openSync, readSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { BadInput } from "../bad-input.ts";
import { isThere } from "./find-files.ts";
import { reasonOf } from "./reason.ts";

export interface FileToWrite {
  readonly path: string;
  readonly text: string;
}

export interface WriteTarget {
  /** As the user named it. */
  readonly path: string;
  /** A link stays a link: what it points at is written. */
  readonly real: string;
  readonly isThere: boolean;
  /** The nearest folder above it that is there. */
  readonly folder: string;
}

/** How every module of cards starts: a file that starts in another way is somebody's own work. */
const generatedStart = "// Written by riftscript ";

/** Refuses a file that cannot be written, or must not be. Changes nothing. */
export function checkTarget({ path, text }: FileToWrite): WriteTarget {
  try {
    const isOccupied = isThere(path);
    const real = isOccupied ? realpathSync(path) : path;
    if (isOccupied) {
      checkFile(real);
      if (text.startsWith(generatedStart) && !startsWith(real, generatedStart))
        throw new BadInput("it was not written by riftscript: move it away, or name another folder");
    }
    return { path, real, isThere: isOccupied, folder: nearestFolder(dirname(real)) };
  } catch (error) {
    throw new BadInput(`"${path}" cannot be written (${reasonOf(error)}); nothing was changed`);
  }
}

function checkFile(path: string): void {
  const found = statSync(path);
  if (found.isDirectory()) throw new BadInput("it is a folder");
  if (!found.isFile()) throw new BadInput("it is neither a file nor a folder");
  accessSync(path, constants.W_OK);
}

function startsWith(path: string, start: string): boolean {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(Buffer.byteLength(start));
    readSync(file, bytes);
    return bytes.toString() === start;
  } finally {
    closeSync(file);
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** The folder itself or, where it is not there, the nearest one above; it has to take new files. */
function nearestFolder(folder: string): string {
  try {
    if (!statSync(folder).isDirectory()) throw new BadInput(`"${folder}" is not a folder`);
  } catch (error) {
    const parent = dirname(folder);
    const isMissing = codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR";
    if (!isMissing || parent === folder) throw error;
    return nearestFolder(parent);
  }
  accessSync(folder, constants.W_OK | constants.X_OK);
  return folder;
}
