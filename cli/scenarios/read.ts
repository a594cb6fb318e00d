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
  readonly scenarios: readonly ReadScenario[];
}

/** One scenario of a file; without `scenario` it does not have the form of one, and `problems` tell why. */
export interface ReadScenario {
  readonly title: string;
  readonly scenario?: Scenario;
  readonly problems: readonly Diagnostic[];
}

/** No scenario needs more of them; what is wrong everywhere says nothing new after these. */
const mostShapeProblems = 20;

/**
 * Reads a scenario file: YAML, then the schema, scenario by scenario: one that has not the form of one does not hide the
 * others. `file` is absent where there is no list of scenarios. Nothing is thrown, whatever the source is.
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

  if (!Array.isArray(value) || value.length === 0) {
    const problem = Array.isArray(value) ? "holds no scenario" : "must be a list of scenarios";
    return refused(report("scenario-shape", { problem: `a scenario file ${problem}` }, start));
  }
  const scenarios = value.map((each: unknown, index): ReadScenario => {
    const title = titleOf(each) ?? `scenario ${String(index + 1)} of ${file}`;
    const validate = scenarioSchema();
    const list: unknown = [each];
    if (validate(list)) return { title, problems: [], ...withScenario(list[0]) };
    const problems = shapeProblems(validate.errors ?? []).map(
      ({ path: [, ...path], atKey, problem, help }) => {
        const whole = [index, ...path];
        const span = atKey === true ? spanOfKey(document, whole) : spanOfValue(document, whole);
        return { ...report("scenario-shape", { problem }, firstLine(source, span), { help }), file };
      },
    );
    return { title, problems: distinct(problems).slice(0, mostShapeProblems) };
  });
  return { file: { file, source, document, scenarios }, diagnostics: [] };
}

const withScenario = (scenario: Scenario | undefined): Pick<ReadScenario, "scenario"> =>
  scenario === undefined ? {} : { scenario };

const titleOf = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null && "scenario" in value && typeof value.scenario === "string"
    ? value.scenario
    : undefined;

/** What an alias (`*name`) repeats stands at one place only, and is told once. */
function distinct(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const place = ({ message, span }: Diagnostic): string => `${String(span.start)} ${message}`;
  return [...new Map(problems.map((problem) => [place(problem), problem])).values()];
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
