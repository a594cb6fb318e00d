import { compilerDiagnostics } from "../compiler-diagnostics.ts";
import type { Fields } from "../resolve/fields.ts";
import type { Reading } from "../resolve/reading.ts";

/** A keyword by itself, with its value and cost; in other nodes the name of one is a detail. */
export const isKeyword = (node: Fields): boolean =>
  typeof node["keyword"] === "string" && Object.keys(node)[0] === "keyword";

/** "[Drain] equal to its Might" */
export function countedKeyword({ diagnostics, source }: Reading, node: Fields): void {
  const declaration = source.declaration(String(node["keyword"]));
  if (declaration?.means === undefined) return;
  const { name: keyword } = declaration;
  diagnostics.push(
    compilerDiagnostics.report("keyword-with-counted-value", { keyword }, source.spanOf(node)),
  );
}

/** 800. A keyword of the project, with what it stands for. Those of the rulebook stay as they are. */
export function declaredKeyword({ diagnostics, source }: Reading, fields: Fields, node: Fields): Fields {
  const { keyword, value } = fields;
  const declaration = source.declaration(String(keyword));
  if (declaration === undefined) return fields;
  if (value !== undefined && declaration.value !== true)
    diagnostics.push(
      compilerDiagnostics.report("keyword-without-value", { keyword: declaration.name }, source.spanOf(node)),
    );
  const stood = source.standsFor(String(keyword), typeof value === "number" ? value : 1);
  return stood === undefined ? fields : { ...fields, standsFor: stood.abilities };
}
