import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";

/** A scenario does not hold. Thrown where that is seen, caught where the scenario is run. */
export class ScenarioFailure extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(...diagnostics: readonly Diagnostic[]) {
    super(diagnostics[0]?.message);
    this.diagnostics = diagnostics;
  }
}
