import { existsSync, readFileSync } from "node:fs";
import { BadInput } from "../bad-input.ts";
import { reasonOf } from "./reason.ts";
import type { LexiconAdditions } from "../../grammar/lexicon/additions.ts";

/** In the folder where the command runs. The first that is there counts. */
const projectFiles = ["riftscript.config.yaml", "riftscript.config.yml", "riftscript.config.json"] as const;

/** The names that the project adds to the language; undefined where there is no project file. */
export async function readProjectFile(): Promise<LexiconAdditions | undefined> {
  const file = projectFiles.find((each) => existsSync(each));
  if (file === undefined) return undefined;
  // Packages are imported by name only at the top of a module: a bundle gives `import("yaml")` no names.
  const { readProjectNames } = await import("./project-names.ts");
  const { isWordOfTexts } = await import("../../compiler/index.ts");
  return readProjectNames(file, sourceOf(file), isWordOfTexts);
}

function sourceOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new BadInput(`${file} cannot be read (${reasonOf(error)})`);
  }
}
