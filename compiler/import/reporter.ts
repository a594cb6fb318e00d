import type { ErrorObject } from "ajv/dist/2020.js";
import { isMap, isNode, isSeq, parseDocument } from "yaml";
import type { Node } from "yaml";
import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";
import type { ReportDetails } from "../../grammar/diagnostics/registry.ts";
import { importDiagnostics } from "./import-diagnostics.ts";
import type { ImportOptions } from "./imported-card.ts";
import { schemaProblem } from "./schema-problem.ts";

const { report } = importDiagnostics;

/** Collects the diagnostics of one file; a place in it is given as a JSON pointer. */
export class ImportReporter {
  readonly diagnostics: Diagnostic[] = [];
  /** What every diagnostic of the file has. */
  readonly details: ReportDetails;
  readonly #source: string | undefined;
  #document: Node | null | undefined;

  constructor(options: ImportOptions) {
    this.details = { file: options.file };
    this.#source = options.source;
  }

  add(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
  }

  /** What the schema says about the card at the pointer. */
  addInvalidCard(cardPointer: string, errors: SchemaErrors): void {
    const { pointer, problem } = explain(cardPointer, errors);
    this.add(report("invalid-card-data", { pointer, problem }, this.spanOf(pointer), this.details));
  }

  /** Where the value of a JSON pointer stands; the start of the source where that cannot be said. */
  spanOf(pointer: string): Span {
    const nowhere = { start: 0, end: 0 };
    if (this.#source === undefined || pointer === "") return nowhere;
    let node: unknown = (this.#document ??= parseDocument(this.#source, { uniqueKeys: false }).contents);
    for (const step of pointer.split("/").slice(1)) {
      if (isSeq(node)) node = node.get(Number(step), true);
      // What is missing is shown as the object that lacks it.
      else if (isMap(node)) node = node.get(step.replaceAll("~1", "/").replaceAll("~0", "~"), true) ?? node;
    }
    const range = isNode(node) ? node.range : undefined;
    return range == null ? nowhere : { start: range[0], end: range[1] };
  }
}

type SchemaErrors = readonly ErrorObject[] | null | undefined;

/** The first error of a schema as a place and the rest of a sentence. */
export function explain(
  pointer: string,
  errors: SchemaErrors,
): { readonly pointer: string; readonly problem: string } {
  const error = errors?.[0];
  const place = `${pointer}${error?.instancePath ?? ""}`;
  return {
    pointer: place === "" ? "/" : place,
    problem: schemaProblem(error),
  };
}
