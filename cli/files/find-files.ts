import { accessSync, constants, lstatSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { glob } from "tinyglobby";
import { BadInput } from "../bad-input.ts";
import { reasonOf } from "./reason.ts";

export const standardInput = "-";
export const defaultFolder = "cards";

/** Which files of a folder are meant, and what they are called in a message. */
export interface FileKind {
  readonly plural: string;
  /** In a folder. */
  readonly pattern: string;
  /** Endings of files that may be named. */
  readonly endings: readonly string[];
}
export const cardFiles: FileKind = {
  plural: "card files",
  pattern: "**/*.card",
  endings: [".card", ".json"],
};
export const scenarioFiles: FileKind = {
  plural: "scenario files",
  pattern: "**/*.scenario.{yaml,yml}",
  endings: [".yaml", ".yml"],
};

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** What is wrong with a path that names neither a file nor a folder. */
function whatIsWrongWith(path: string): string {
  try {
    statSync(path);
    return `"${path}" is neither a file nor a folder`;
  } catch (error) {
    const reason = reasonOf(error);
    return /^(no such file|not a directory)/.test(reason) && !isThere(path)
      ? `there is no file or folder "${path}"`
      : `"${path}" cannot be read (${reason})`;
  }
}

/** A folder whose content cannot be seen would look like an empty one. */
function checkReadable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    throw new BadInput(`"${folder}" cannot be read (${reasonOf(error)})`);
  }
}

async function inFolder(folder: string, pattern: string): Promise<readonly string[]> {
  const found = await glob(pattern, {
    cwd: folder,
    ignore: ["**/node_modules/**"],
    followSymbolicLinks: false,
    expandDirectories: false,
  });
  const prefix = folder === "." ? "" : folder.replace(/\/+$/, "");
  return found.sort().map((file) => (prefix === "" ? file : `${prefix}/${file}`));
}

/** The files that paths mean: named files as they are, folders by what is in them; each once, folders sorted. */
export async function findFiles(
  paths: readonly string[],
  kind: FileKind,
  options: { readonly mayBeEmpty?: boolean } = {},
): Promise<readonly string[]> {
  const files: string[] = [];
  if (paths.length === 0 && !isFolder(defaultFolder))
    throw new BadInput(`there is no folder "${defaultFolder}" here; name the ${kind.plural} or folders`);
  for (const path of paths.length === 0 ? [defaultFolder] : paths) {
    if (path === standardInput) files.push(path);
    else if (isFolder(path)) {
      checkReadable(path);
      const found = await inFolder(path, kind.pattern);
      if (found.length === 0 && options.mayBeEmpty !== true)
        throw new BadInput(`there are no ${kind.plural} (${kind.pattern}) in "${path}"`);
      files.push(...found);
    } else if (!isFile(path)) throw new BadInput(whatIsWrongWith(path));
    else if (!kind.endings.some((ending) => path.toLowerCase().endsWith(ending)))
      throw new BadInput(`"${path}" is none of the ${kind.plural} (${kind.endings.join(", ")})`);
    else files.push(path);
  }
  return eachOnce(files);
}

/** "./a.card" and "a.card" are one file, and so are a file and a link to it. */
function eachOnce(files: readonly string[]): readonly string[] {
  const once = new Map<string, string>();
  for (const file of files) {
    const path = realPath(file);
    if (!once.has(path)) once.set(path, file);
  }
  return [...once.values()];
}
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(file);
  }
}

/** The card files that stand in a folder itself, not in those below it. */
export const cardFilesBeside = (folder: string): Promise<readonly string[]> => inFolder(folder, "*.card");
