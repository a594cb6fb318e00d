import type { ErrorObject } from "ajv/dist/2020.js";

/** What a schema says of a value, as the rest of a sentence that starts with its place. */
export function schemaProblem(error: ErrorObject | undefined): string {
  if (error === undefined) return "is not as expected";
  switch (error.keyword) {
    case "required":
      return `has no ${quoted(error.params["missingProperty"])}`;
    case "additionalProperties":
      return `has ${quoted(error.params["additionalProperty"])}, which is no part of a card`;
    case "type":
      return `is not ${typeNames(error.params["type"])}`;
    case "enum":
      return `is none of ${listOf(error.params["allowedValues"])}`;
    case "minLength":
    case "minItems":
      return "is empty";
    case "maxLength":
      return `is longer than ${String(error.params["limit"])} characters`;
    case "maxItems":
      return `has more than ${String(error.params["limit"])} items`;
    case "minimum":
      return `is less than ${String(error.params["limit"])}`;
    case "maximum":
      return `is more than ${String(error.params["limit"])}`;
    default:
      return "is not as expected";
  }
}

const quoted = (name: unknown): string => `"${typeof name === "string" ? name : ""}"`;

const names: ReadonlyMap<unknown, string> = new Map([
  ["string", "a text"],
  ["integer", "a whole number"],
  ["number", "a number"],
  ["array", "a list"],
  ["object", "an object"],
  ["boolean", "true or false"],
]);

/** "a text"; that a value may also be null goes without saying. */
function typeNames(types: unknown): string {
  const list: readonly unknown[] = Array.isArray(types) ? types : String(types).split(",");
  return list.flatMap((type) => names.get(type) ?? []).join(" or ");
}

const listOf = (values: unknown): string => (Array.isArray(values) ? values.join(", ") : "what is known");
