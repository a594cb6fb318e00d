import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";

/** A scenario does not hold. Thrown where that is seen, caught where the scenario is run. */
export class ScenarioFailure extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}
