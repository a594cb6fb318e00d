import type { DiagnosticEntry } from "../../grammar/diagnostics/registry.ts";
import type { Severity } from "../../grammar/diagnostics/diagnostic.ts";
import type { Finding } from "./finding.ts";
import { findingJson } from "./finding-json.ts";

const levels = { error: "error", warning: "warning", style: "note" } as const satisfies Record<
  Severity,
  string
>;

/** A path as SARIF has it: relative, with "/", and escaped. */
const uriOf = (file: string): string => encodeURI(file.replaceAll("\\", "/"));

/** What a code means: its wording, and the page of a rule of the linter. */
export interface CodeMeaning extends DiagnosticEntry {
  readonly page?: string;
}
/** 3.49. A reporting descriptor. The values of a wording are those of each finding, so here they are left open. */
function descriptor(id: string, meaning: CodeMeaning | undefined): object {
  if (meaning === undefined) return { id };
  const { message, why, help, page, rules, severity } = meaning;
  const open = (text: string): string => text.replace(/\{\w+\}/g, "…");
  const said = open(message);
  // A wording that each finding fills in says nothing by itself; its code does.
  const short = /[a-z]{2}/i.test(said)
    ? said
    : `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("-", " ")}.`;
  const full = [short, why, rules.length === 0 ? undefined : `It rests on ${rules.join(", ")}.`];
  const advice = open(help ?? why ?? message);
  return {
    id,
    shortDescription: { text: short },
    fullDescription: {
      text: full
        .filter((part) => part !== undefined)
        .map(open)
        .join(" "),
    },
    help: { text: page ?? advice, markdown: page ?? advice },
    defaultConfiguration: { level: levels[severity] },
    properties: { rules },
  };
}

/** The findings in the Static Analysis Results Interchange Format 2.1.0. */
export function sarif(
  findings: readonly Finding[],
  meanings: ReadonlyMap<string, CodeMeaning> = new Map(),
): object {
  const codes = [...new Set(findings.map(({ diagnostic }) => diagnostic.code))].sort();
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "riftscript", rules: codes.map((id) => descriptor(id, meanings.get(id))) } },
        columnKind: "utf16CodeUnits",
        results: findings.map((finding) => {
          const { diagnostic } = finding;
          const { line, column, endLine, endColumn, file } = findingJson(finding);
          const told = [diagnostic.message, diagnostic.why, diagnostic.help].filter(
            (part) => part !== undefined,
          );
          return {
            ruleId: diagnostic.code,
            ruleIndex: codes.indexOf(diagnostic.code),
            level: levels[diagnostic.severity],
            message: { text: told.join(" ") },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: uriOf(file) },
                  region: { startLine: line, startColumn: column, endLine, endColumn },
                },
                ...(diagnostic.card === undefined
                  ? {}
                  : { logicalLocations: [{ name: diagnostic.card, kind: "object" }] }),
              },
            ],
            properties: { rules: diagnostic.rules },
          };
        }),
      },
    ],
  };
}
