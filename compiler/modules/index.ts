import { canonical } from "../../grammar/printer/canonical.ts";
import { IndentationText, Project, type CodeBlockWriter, type SourceFile } from "ts-morph";
import type { Card } from "../../runtime/effects/card.ts";
import { isFields, isList } from "../resolve/fields.ts";
import { moduleNames, type ModuleName } from "./module-names.ts";

/** A compiled card and the file it was written in. */
export interface CardToWrite {
  readonly card: Card;
  readonly file: string;
}
export interface Module {
  /** Relative to the folder of the modules. */
  readonly path: string;
  readonly text: string;
}

const runtime = "riftscript/runtime";

/**
 * A typed module for every card, and an index of them. The same cards give the same text. Names and strings of the
 * cards are only ever written as string literals, and file names hold letters, digits and hyphens.
 */
export function writeModules(cards: readonly CardToWrite[]): readonly Module[] {
  const sorted = [...cards].sort((first, second) => compare(first.card.name, second.card.name));
  const names = moduleNames(sorted.map(({ card }) => card.name));
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });
  const modules = sorted.flatMap((entry, index) => {
    const name = names[index];
    return name === undefined ? [] : [{ name, file: writeCard(project, entry, name) }];
  });
  const index = project.createSourceFile("index.ts", (writer) => {
    writer.writeLine(header("the cards of this folder"));
    for (const { name } of modules) writer.writeLine(`export { ${name.constant} } from "./${name.file}.js";`);
  });
  return [...modules.map(({ file }) => file), index].map((file) => ({
    path: file.getBaseName(),
    text: file.getFullText(),
  }));
}

function writeCard(project: Project, { card, file }: CardToWrite, name: ModuleName): SourceFile {
  return project.createSourceFile(`${name.file}.ts`, (writer) => {
    writer.writeLine(comment(file));
    writer.writeLine(`import { defineCard } from "${runtime}";`).blankLine();
    writer.write(`export const ${name.constant} = defineCard(`);
    writeValue(writer, canonical(card)); // How it was said is of no use to a program.
    writer.write(");").newLine();
  });
}

/** Where it comes from, on one line, whatever the name of the file holds. */
const comment = (file: string): string => header(JSON.stringify(file).replace(/[\u2028\u2029]/g, "?"));
const header = (origin: string): string => `// Written by riftscript from ${origin}. Changes are lost.`;

function writeValue(writer: CodeBlockWriter, value: unknown): void {
  if (isList(value)) writeList(writer, value);
  else if (isFields(value)) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    writer.inlineBlock(() => {
      for (const [key, field] of fields) {
        writer.write(`${/^[a-zA-Z]+$/.test(key) ? key : literal(key)}: `);
        writeValue(writer, field);
        writer.write(",").newLine();
      }
    });
  } else writer.write(literal(value));
}
function writeList(writer: CodeBlockWriter, list: readonly unknown[]): void {
  const isSimple = list.every((element) => typeof element !== "object");
  if (isSimple) {
    writer.write(`[${list.map(literal).join(", ")}]`);
    return;
  }
  writer.write("[").newLine();
  writer.indent(() => {
    for (const element of list) {
      writeValue(writer, element);
      writer.write(",").newLine();
    }
  });
  writer.write("]");
}
/** JSON strings are TypeScript strings; line separators are escaped for old tools. */
const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
const compare = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0);
