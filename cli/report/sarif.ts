import type { Severity } from "../../grammar/diagnostics/diagnostic.ts";
import type { Finding } from "./finding.ts";
import { findingJson } from "./finding-json.ts";

const levels = { error: "error", warning: "warning", style: "note" } as const satisfies Record<
  Severity,
  string
>;

/** A path as SARIF has it: relative, with "/", and escaped. */
const uriOf = (file: string): string => encodeURI(file.replaceAll("\\", "/"));

/** The findings in the Static Analysis Results Interchange Format 2.1.0. */
export function sarif(findings: readonly Finding[]): object {
  const codes = [...new Set(findings.map(({ diagnostic }) => diagnostic.code))].sort();
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "riftscript", rules: codes.map((id) => ({ id })) } },
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
