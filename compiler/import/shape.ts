import { Ajv2020 } from "ajv/dist/2020.js";
import type { AnySchema, ValidateFunction } from "ajv/dist/2020.js";

const ajv = new Ajv2020({ allowUnionTypes: true });

/** A check of unknown JSON against a schema, compiled at its first use. */
export function shape<Value>(schema: AnySchema): () => ValidateFunction<Value> {
  let validate: ValidateFunction<Value> | undefined;
  return () => (validate ??= ajv.compile<Value>(schema));
}
