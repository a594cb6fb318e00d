import type { DiagnosticEntry } from "../../grammar/diagnostics/registry.ts";
import { cardFileDiagnostics } from "../../grammar/diagnostics/card-file-diagnostics.ts";
import { languageDiagnostics } from "../../grammar/diagnostics/language-diagnostics.ts";
import { scenarioDiagnostics } from "../scenarios/scenario-diagnostics.ts";

/** Every code that is not a rule of the linter: of the language, card files, the compiler, imports and scenarios. */
export async function knownCodes(): Promise<ReadonlyMap<string, DiagnosticEntry>> {
  const [compiler, imports, suppressions, loops] = await Promise.all([
    import("../../compiler/compiler-diagnostics.ts"),
    import("../../compiler/import/import-diagnostics.ts"),
    import("../../linter/suppressions.ts"),
    import("../../linter/loops/unsearched.ts"),
  ]);
  const registries = [
    languageDiagnostics,
    cardFileDiagnostics,
    compiler.compilerDiagnostics,
    imports.importDiagnostics,
    suppressions.suppressionDiagnostics,
    loops.loopDiagnostics,
    scenarioDiagnostics,
  ];
  // Of a code that two of them have, the wording of the language comes first.
  return new Map<string, DiagnosticEntry>(
    registries.toReversed().flatMap(({ entries }) => Object.entries<DiagnosticEntry>(entries)),
  );
}
