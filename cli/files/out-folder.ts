import { BadInput } from "../bad-input.ts";
import { isFile, isFolder, isThere } from "./find-files.ts";

/** What `--out` names is a folder, or nothing yet. */
export function checkOutFolder(out: string): void {
  if (out.trim() === "") throw new BadInput("--out needs a folder, and its name is empty");
  if (isFile(out)) throw new BadInput(`"${out}" is a file; --out needs a folder`);
  if (isThere(out) && !isFolder(out))
    throw new BadInput(`"${out}" is neither a file nor a folder; --out needs a folder`);
}
