import { existsSync, readFileSync } from "node:fs";
import type { LexiconAdditions } from "../../grammar/lexicon/additions.ts";
import { BadInput } from "../bad-input.ts";

/** In the folder where the command runs. The first that is there counts. */
const projectFiles = ["riftscript.config.yaml", "riftscript.config.yml", "riftscript.config.json"] as const;

const name = { type: "string", pattern: "^[A-Z][A-Za-z'-]*(?: [A-Z][A-Za-z'-]*)*$", maxLength: 40 } as const;
const names = { type: "array", items: name } as const;
const schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    tags: {
      type: "array",
      items: {
        anyOf: [
          name,
          {
            type: "object",
            required: ["name", "plural"],
            additionalProperties: false,
            properties: { name, plural: name },
          },
        ],
      },
    },
    unitTokens: names,
    gearTokens: names,
    battlefieldTokens: names,
  },
} as const;

/** The names that the project adds to the language; undefined where there is no project file. */
export async function readProjectFile(): Promise<LexiconAdditions | undefined> {
  const file = projectFiles.find((each) => existsSync(each));
  if (file === undefined) return undefined;
  const [{ parseDocument }, { Ajv2020 }] = await Promise.all([import("yaml"), import("ajv/dist/2020.js")]);
  const document = parseDocument(readFileSync(file, "utf8"));
  const [broken] = document.errors;
  if (broken !== undefined) throw new BadInput(`${file}: ${broken.message.split("\n")[0] ?? "no YAML"}`);
  const written: unknown = document.toJS({ maxAliasCount: 10 }) ?? {};
  const validate = new Ajv2020({ allowUnionTypes: true }).compile<LexiconAdditions>(schema);
  if (validate(written)) return written;
  const [problem] = validate.errors ?? [];
  const at = problem?.instancePath.replace(/^\//, "") ?? "";
  throw new BadInput(
    `${file}: ${at === "" ? "it" : at} ${problem?.message ?? "is wrong"}. It can have tags, unitTokens, gearTokens ` +
      `and battlefieldTokens: lists of names that begin with a capital; a tag can be {name: Wolf, plural: Wolves}.`,
  );
}
