import { existsSync, readFileSync } from "node:fs";
import { BadInput } from "../bad-input.ts";
import { loadCompiler, loadedCompiler } from "../compiler.ts";
import { reasonOf } from "./reason.ts";

/** In the folder where the command runs. The first that is there counts. */
const projectFiles = ["riftscript.config.yaml", "riftscript.config.yml", "riftscript.config.json"] as const;

const projectFile = (): string | undefined => projectFiles.find((each) => existsSync(each));

/** From now on the names that the project adds are part of the language. Throws `BadInput` for a file that is wrong. */
export async function useProjectFile(): Promise<void> {
  const file = projectFile();
  // What a command before has added to the language of this process does not count any more.
  loadedCompiler()?.useProjectNames(undefined);
  if (file === undefined) return;
  const { faultOfKeywords, isWordOfTexts, useProjectNames } = await loadCompiler();
  // Packages are imported by name only at the top of a module: a bundle gives `import("yaml")` no names.
  const { placeOf, readProjectNames } = await import("./project-names.ts");
  const source = sourceOf(file);
  const names = readProjectNames(file, source, isWordOfTexts);
  useProjectNames(names);
  const wrong = faultOfKeywords(names);
  if (wrong === undefined) return;
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
