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
const keywordName = {
  type: "string",
  pattern: "^[A-Z][a-z][A-Za-z]*(?:-[A-Z][a-z]+)?$",
  maxLength: 40,
} as const;
const keyword = {
  if: { type: "object" },
  then: {
    type: "object",
    required: ["name"],
    additionalProperties: false,
    properties: {
      name: keywordName,
      value: { type: "boolean" },
      means: { type: "string", minLength: 1, maxLength: 2000 },
    },
  },
  else: keywordName,
} as const;
const schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    tags: { type: "array", items: tag },
    unitTokens: names,
    gearTokens: names,
    battlefieldTokens: names,
    keywords: { type: "array", items: keyword },
  },
} as const;

/** What is wrong at a place of the file, by the keyword of the schema that it does not keep. */
function wrong({ instancePath, keyword, params }: ErrorObject): string {
  const parameters: Readonly<Record<string, unknown>> = params;
  if (keyword === "additionalProperties")
    return `has "${String(parameters["additionalProperty"])}", which is no key of it`;
  if (keyword === "required") return `has no "${String(parameters["missingProperty"])}"`;
  if (keyword === "pattern")
    return "is no name: each of its words begins with a capital letter; a keyword is one word";
  if (keyword === "maxLength") return `is longer than ${String(parameters["limit"])} letters`;
  if (keyword === "minLength") return "says nothing";
  if (parameters["type"] === "boolean") return "is neither true nor false";
  if (parameters["type"] === "string" && instancePath.endsWith("/means")) return "is no text";
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
    throw new BadInput(
      `${placeOf(file, source, taken)}: "${taken}" is a word of the rules text, which would not be read any more where it begins ` +
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
      'Write `tags: [Goblin, { name: Wolf, plural: Wolves }]` and `keywords: [{ name: Drain, means: "When I conquer, draw ' +
      '1." }]`; `unitTokens`, `gearTokens` and `battlefieldTokens` are lists of names.',
  );
}

/** "riftscript.config.yaml:3": where a name stands in the file. */
export const placeOf = (file: string, source: string, name: string): string =>
  `${file}:${String(source.slice(0, Math.max(0, source.search(new RegExp(`\\b${name}\\b`)))).split("\n").length)}`;

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
