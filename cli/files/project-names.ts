import { Ajv2020 } from "ajv/dist/2020.js";
import type { ErrorObject } from "ajv";
import { isNode, LineCounter, parseDocument } from "yaml";
import type { Document } from "yaml";
import type { LexiconAdditions } from "../../grammar/lexicon/additions.ts";
import { BadInput } from "../bad-input.ts";

const name = { type: "string", pattern: "^[A-Z][A-Za-z'-]*(?: [A-Z][A-Za-z'-]*)*$", maxLength: 40 } as const;
const names = { type: "array", items: name } as const;
const tag = {
  if: { type: "object" },
  then: {
    type: "object",
    required: ["name", "plural"],
    additionalProperties: false,
    properties: { name, plural: name },
  },
  else: name,
} as const;
const schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    tags: { type: "array", items: tag },
    unitTokens: names,
    gearTokens: names,
    battlefieldTokens: names,
  },
} as const;

/** What is wrong at a place of the file, by the keyword of the schema that it does not keep. */
function wrong({ keyword, params }: ErrorObject): string {
  const parameters: Readonly<Record<string, unknown>> = params;
  if (keyword === "additionalProperties")
    return `has "${String(parameters["additionalProperty"])}", which is no key of it`;
  if (keyword === "required") return `has no "${String(parameters["missingProperty"])}"`;
  if (keyword === "pattern") return "is no name: each of its words begins with a capital letter";
  if (keyword === "maxLength") return "is longer than 40 letters";
  if (parameters["type"] === "array") return "is no list";
  if (parameters["type"] === "object") return "has no keys";
  return "is no name";
}

/** What the file holds. An alias that grows without end is refused by the parser, which throws. */
function valueOf(document: Document, file: string): unknown {
  try {
    const value: unknown = document.toJS({ maxAliasCount: 10 });
    return value;
  } catch (error) {
    throw new BadInput(`${file}: ${error instanceof Error ? error.message : "it cannot be read"}`);
  }
}

/**
 * The names in a project file. `isWord` tells what is a word of the rules text: as a name it would not be read as that word
 * any more. Throws `BadInput` with the place of what is wrong.
 */
export function readProjectNames(
  file: string,
  source: string,
  isWord: (name: string) => boolean,
): LexiconAdditions {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken !== undefined)
    throw new BadInput(`${file}: ${broken.message.split("\n")[0]?.replace(/:$/, "") ?? "it is no YAML"}`);
  const written = valueOf(document, file) ?? {};
  const validate = new Ajv2020({ allowUnionTypes: true }).compile<LexiconAdditions>(schema);
  if (validate(written)) {
    const taken = namesIn(written).find(isWord);
    if (taken === undefined) return written;
    const line = lines.linePos(Math.max(0, source.search(new RegExp(`\\b${taken}\\b`)))).line;
    throw new BadInput(
      `${file}:${String(line)}: "${taken}" is a word of the rules text, which would not be read any more where it begins ` +
        "a sentence. Give the tag or token another name.",
    );
  }
  const problem = validate.errors?.find(({ keyword }) => keyword !== "if");
  const path = problem?.instancePath.split("/").slice(1) ?? [];
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const start = isNode(node) ? node.range?.[0] : undefined;
  const line = start === undefined ? "" : `:${lines.linePos(start).line}`;
  const what = path.map((part) => (/^\d+$/.test(part) ? `number ${Number(part) + 1}` : part)).join(", ");
  throw new BadInput(
    `${file}${line}: ${what === "" ? "the file" : what} ${problem === undefined ? "is wrong" : wrong(problem)}. ` +
      "Write `tags: [Goblin, { name: Wolf, plural: Wolves }]`; `unitTokens`, `gearTokens` and `battlefieldTokens` are " +
      "lists of names.",
  );
}

const namesIn = ({
  battlefieldTokens = [],
  gearTokens = [],
  tags = [],
  unitTokens = [],
}: LexiconAdditions): readonly string[] => [
  ...tags.flatMap((each) => (typeof each === "string" ? [each] : [each.name, each.plural])),
  ...unitTokens,
  ...gearTokens,
  ...battlefieldTokens,
];
