import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import schema from "../../schemas/scenario.schema.json" with { type: "json" };
import type { Scenario } from "./scenario.ts";

let compiled: ValidateFunction<readonly Scenario[]> | undefined;

/** The schema of scenario files, compiled when the first file is read. */
export function scenarioSchema(): ValidateFunction<readonly Scenario[]> {
  compiled ??= new Ajv2020({
    allErrors: true,
    verbose: true, // the errors carry the part of the schema that was not met
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  }).compile<readonly Scenario[]>(schema);
  return compiled;
}
