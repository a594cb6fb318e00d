import { existsSync, readFileSync } from "node:fs";
import { BadInput } from "../bad-input.ts";
import { reasonOf } from "./reason.ts";

/** In the folder where the command runs. The first that is there counts. */
const projectFiles = ["riftscript.config.yaml", "riftscript.config.yml", "riftscript.config.json"] as const;

const projectFile = (): string | undefined => projectFiles.find((each) => existsSync(each));
export const hasProjectFile = (): boolean => projectFile() !== undefined;

/**
 * From now on the names that the project adds are part of the language. Returns whether there is a project file. Throws
 * `BadInput` for one that is wrong.
 */
export async function useProjectFile(): Promise<boolean> {
  const file = projectFile();
  const { faultOfKeywords, isWordOfTexts, useProjectNames } = await import("../../compiler/index.ts");
  if (file === undefined) {
    useProjectNames(undefined);
    return false;
  }
  // Packages are imported by name only at the top of a module: a bundle gives `import("yaml")` no names.
  const { placeOf, readProjectNames } = await import("./project-names.ts");
  const source = sourceOf(file);
  const names = readProjectNames(file, source, isWordOfTexts);
  useProjectNames(names);
  const wrong = faultOfKeywords(names);
  if (wrong === undefined) return true;
  useProjectNames(undefined);
  throw new BadInput(`${placeOf(file, source, wrong.name)}: keywords, ${wrong.name}: ${wrong.fault}`);
}

function sourceOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new BadInput(`${file} cannot be read (${reasonOf(error)})`);
  }
}
