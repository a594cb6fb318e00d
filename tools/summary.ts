export interface Step {
  readonly name: string;
  readonly failed: boolean;
}

export interface Summary {
  /** What failed, and what was skipped. */
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json);

function count(json: unknown, key: string): number {
  const value = isRecord(json) ? json[key] : undefined;
  return typeof value === "number" ? value : 0;
}

/**
 * Adds up the steps of a run, the tests (a JSON report of vitest) and the gates (`{passed, failed}`). A step that
 * failed without a failure in its report counts as one, and so does a run without a test.
 */
export function summarise(steps: readonly Step[], tests: unknown, gates: unknown): Summary {
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const report = { test: tests, gates }[step.name];
    const ownPassed = step.name === "test" ? count(tests, "numPassedTests") : count(report, "passed");
    const ownFailed = step.name === "test" ? count(tests, "numFailedTests") : count(report, "failed");
    const hasReport = step.name === "test" || step.name === "gates";
    const isBroken = step.failed && ownFailed === 0;
    const isEmpty = step.name === "test" && ownPassed + ownFailed === 0;
    passed += hasReport ? ownPassed : Number(!step.failed);
    failed += ownFailed + Number(isBroken || isEmpty);
    if (ownFailed > 0 || isBroken || isEmpty) lines.push(`failed: ${step.name}`);
  }
  const skipped = count(tests, "numPendingTests") + count(tests, "numTodoTests");
  if (skipped > 0) lines.push(`skipped tests: ${skipped}`);
  return { lines, passed, failed };
}
