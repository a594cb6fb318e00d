import { parseDocument } from "yaml";
import type { Document } from "yaml";
import { withoutPlace, yamlProblem } from "./yaml-problem.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { Path } from "./positions.ts";
import { spanOfKey, spanOfValue } from "./positions.ts";
import { scenarioDiagnostics } from "./scenario-diagnostics.ts";
import type { Scenario } from "./scenario.ts";
import { scenarioSchema } from "./schema.ts";
import { shapeProblems } from "./shape.ts";

const { report } = scenarioDiagnostics;

export interface ScenarioFile {
  readonly file: string;
  readonly source: string;
  readonly document: Document;
  readonly scenarios: readonly Scenario[];
}

/** No file needs more of them; a file that is wrong everywhere says nothing new after these. */
const mostShapeProblems = 20;

/**
 * Reads a scenario file: YAML, then the schema. `scenarios` is absent where the file has an error.
 * Nothing is thrown, whatever the source is.
 */
export function readScenarioFile(
  source: string,
  file: string,
): { readonly file?: ScenarioFile; readonly diagnostics: readonly Diagnostic[] } {
  const start = { start: 0, end: 0 };
  const refused = (
    ...diagnostics: readonly Diagnostic[]
  ): { readonly diagnostics: readonly Diagnostic[] } => ({
    diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, file })),
  });

  let document: Document;
  let value: unknown;
  try {
    document = parseDocument(source, { prettyErrors: true, uniqueKeys: true, stringKeys: true });
    const problems = [...document.errors, ...document.warnings].map((error) =>
      report("scenario-yaml", { problem: yamlProblem(error) }, { start: error.pos[0], end: error.pos[1] }),
    );
    if (problems.length > 0) return refused(...problems.slice(0, mostShapeProblems));
    value = document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    // Too many aliases, or nested deeper than the stack: the parser throws.
    const problem = error instanceof Error ? withoutPlace(error.message) : "it cannot be read";
    return refused(report("scenario-yaml", { problem }, start));
  }

  const validate = scenarioSchema();
  if (validate(value)) return { file: { file, source, document, scenarios: value }, diagnostics: [] };
  const problems = shapeProblems(validate.errors ?? []);
  return refused(
    ...problems.slice(0, mostShapeProblems).map(({ path, atKey, problem, help }) => {
      const span = atKey === true ? spanOfKey(document, path) : spanOfValue(document, path);
      return report("scenario-shape", { problem }, firstLine(source, span), { help });
    }),
  );
}

/** What is shown of a longer place: a caret under a whole scenario helps nobody. */
function firstLine(source: string, span: { start: number; end: number }): { start: number; end: number } {
  const lineEnd = source.indexOf("\n", span.start);
  return {
    start: span.start,
    end: lineEnd === -1 ? span.end : Math.max(span.start, Math.min(span.end, lineEnd)),
  };
}

/** Where a value of the file stands, cut to its first line. */
export const placeIn = (file: ScenarioFile, path: Path): { start: number; end: number } =>
  firstLine(file.source, spanOfValue(file.document, path));

/** Where a key of the file stands. */
export const placeOfKeyIn = (file: ScenarioFile, path: Path): { start: number; end: number } =>
  firstLine(file.source, spanOfKey(file.document, path));
