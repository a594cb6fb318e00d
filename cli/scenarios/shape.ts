import type { ErrorObject } from "ajv/dist/2020.js";
import { didYouMean } from "../../grammar/diagnostics/suggestions.ts";
import { inYaml } from "./describe.ts";
import type { Path } from "./positions.ts";

/** What does not have the form of the schema, in words for a designer. */
export interface ShapeProblem {
  readonly path: Path;
  /** The key of the path is wrong, not what stands under it. */
  readonly atKey?: true;
  readonly problem: string;
  readonly help?: string | undefined;
}

const pathOf = (pointer: string): Path =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** "/0/steps/3/answers/0" is an answer. */
function placeOf(pointer: string): string {
  const path = pathOf(pointer);
  const [, first, second, third] = path;
  const last = path.at(-1);
  if (path.length === 0) return "a scenario file";
  if (path.length === 1) return "a scenario";
  if (first === "board") {
    if (path.length === 2) return "`board`";
    if (second === "A" || second === "B")
      return path.length === 3 ? "the zones of a player" : `\`${String(last)}\``;
    if (path.length === 4) return second === "objects" ? "an object" : "a battlefield";
  }
  if (first === "steps") {
    if (path.length === 2) return "`steps`";
    if (path.length === 3) return "a step";
    if (path.at(-2) === "answers" || path.at(-2) === "legal" || path.at(-2) === "illegal") return "an answer";
    if (third === "expect" && path.length === 4) return "`expect`";
  }
  return `\`${String(typeof last === "number" ? path.at(-2) : last)}\``;
}

const keysOf = (error: ErrorObject): readonly string[] => {
  const properties: unknown = error.parentSchema?.["properties"];
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
};

/** A verb of a step, the tag of an answer: exactly one of these keys must be there. */
function requiredAlternatives(error: ErrorObject): readonly string[] {
  const branches: unknown = error.schema;
  if (!Array.isArray(branches)) return [];
  return branches.flatMap((branch: unknown): readonly string[] => {
    if (typeof branch !== "object" || branch === null || !("required" in branch)) return [];
    return Array.isArray(branch.required) ? branch.required.map(String) : [];
  });
}

const words: Readonly<Record<string, string>> = {
  array: "a list",
  object: "a map of keys",
  string: "a text",
  integer: "a whole number",
  boolean: "true or false",
};
const typeInWords = (type: unknown): string =>
  [type]
    .flat()
    .map((name) => words[String(name)] ?? String(name))
    .join(" or ");

const parameter = (error: ErrorObject, name: string): unknown =>
  Object.entries<unknown>(error.params).find(([key]) => key === name)?.[1];

/** The schema describes in words what its patterns ask for. */
function describedBySchema(error: ErrorObject): string {
  const described: unknown = error.parentSchema?.["description"];
  if (typeof described !== "string") return error.message ?? "written differently";
  return described.charAt(0).toLowerCase() + described.slice(1).replace(/\.$/, "");
}

/** How the value is written: as the schema shows it, or the value itself as a list. */
function exampleFor(error: ErrorObject, path: Path): string | undefined {
  const inList = typeof path.at(-1) === "number";
  const key = String(inList ? path.at(-2) : path.at(-1));
  const examples: unknown = error.parentSchema?.["examples"];
  if (Array.isArray(examples))
    return `Write it like \`${key}: ${inYaml(inList ? [examples[0]] : examples[0])}\`.`;
  const isOne = typeof error.data === "string" || typeof error.data === "number";
  const isList = [parameter(error, "type")].flat().includes("array");
  return isOne && isList ? `Write \`${key}: [${String(error.data)}]\`.` : undefined;
}

function explain(error: ErrorObject): ShapeProblem {
  const path = pathOf(error.instancePath);
  const place = placeOf(error.instancePath);
  const must = (what: string): ShapeProblem => ({ path, problem: `${place} must be ${what}` });
  switch (error.keyword) {
    case "additionalProperties": {
      const key = String(parameter(error, "additionalProperty"));
      const known = keysOf(error);
      const list = known.length > 0 ? `Its keys are: ${known.join(", ")}.` : undefined;
      const help = didYouMean(key, known) ?? list;
      return { path: [...path, key], atKey: true, problem: `"${key}" is not a key of ${place}`, help };
    }
    case "propertyNames": {
      const key = String(parameter(error, "propertyName"));
      const help = "An id has letters and digits, the first a small letter.";
      return {
        path: [...path, key],
        atKey: true,
        problem: `"${key}" cannot stand as a key of ${place}`,
        help,
      };
    }
    case "required": {
      const key = /dependentSchemas\/(\w+)/.exec(error.schemaPath)?.[1];
      if (key === "to") return { path, problem: `${place} has "to" only beside "move", "attack" or "hide"` };
      if (key === "by")
        return { path, problem: `${place} has "by" only beside "play", "activate" or "hide"` };
      return { path, problem: `${place} needs the key "${String(parameter(error, "missingProperty"))}"` };
    }
    case "dependentRequired": {
      const [key, missing] = [parameter(error, "property"), parameter(error, "missingProperty")];
      return { path, problem: `${place} with "${String(key)}" needs the key "${String(missing)}"` };
    }
    case "oneOf": {
      const keys = requiredAlternatives(error);
      if (keys.length === 0) return must("written in one of its forms");
      return { path, problem: `${place} must have exactly one of these keys: ${keys.join(", ")}` };
    }
    case "type":
      // YAML reads 387 as a number, and 415.10 as 415.1.
      if (path.at(-2) === "rules")
        return {
          path,
          problem: "the number of a rule must be written in quotes",
          help: 'Write it like "387".',
        };
      return { ...must(typeInWords(parameter(error, "type"))), help: exampleFor(error, path) };
    case "enum": {
      const allowed = parameter(error, "allowedValues");
      return must(Array.isArray(allowed) ? `one of ${allowed.map(String).join(", ")}` : "another value");
    }
    case "const":
      return must(String(parameter(error, "allowedValue")));
    case "pattern":
    case "minLength":
    case "maxLength":
      return must(describedBySchema(error));
    case "minimum":
      return must(`at least ${String(parameter(error, "limit"))}`);
    case "maximum":
      return must(`at most ${String(parameter(error, "limit"))}`);
    case "minItems":
    case "minProperties":
      return { path, problem: `${place} must hold at least one` };
    case "maxProperties":
      return { path, problem: `${place} with \`expect\` cannot have other keys` };
    default:
      return { path, problem: `${place} ${error.message ?? "is not right"}` };
  }
}

/** The more it tells, the earlier. Of one place only the first is reported. */
const precedence = [
  "minimum",
  "maximum",
  "additionalProperties",
  "propertyNames",
  "type",
  "const",
  "enum",
  "pattern",
  "minItems",
];
const rank = (error: ErrorObject): number => {
  const at = precedence.indexOf(error.keyword);
  if (at >= 0) return at;
  return error.keyword === "oneOf" ? precedence.length : precedence.length + 1;
};

/** Of "a count or a list of names" both are told. */
const eitherType = (first: ErrorObject, second: ErrorObject): ErrorObject => ({
  ...first,
  params: { type: [parameter(first, "type"), parameter(second, "type")] },
});

/** The errors of the schema, one for each place; branches of a choice are told by the choice itself. */
export function shapeProblems(errors: readonly ErrorObject[]): readonly ShapeProblem[] {
  const places = new Map<string, ErrorObject>();
  for (const error of errors) {
    // What a name of a key must be is told by propertyNames; what follows from a failed part says nothing new.
    if (error.propertyName !== undefined || ["anyOf", "if", "not"].includes(error.keyword)) continue;
    const unknown =
      error.keyword === "additionalProperties" ? String(parameter(error, "additionalProperty")) : "";
    const place = unknown === "" ? error.instancePath : `${error.instancePath}/${unknown}`;
    const known = places.get(place);
    if (known?.keyword === "type" && error.keyword === "type") places.set(place, eitherType(known, error));
    else if (known === undefined || rank(error) < rank(known)) places.set(place, error);
  }
  const withUnknownKeys = new Set(
    [...places.values()]
      .filter((error) => error.keyword === "additionalProperties")
      .map((error) => error.instancePath),
  );
  return [...places.values()]
    .filter((error) => error.keyword === "additionalProperties" || !withUnknownKeys.has(error.instancePath))
    .map(explain);
}
