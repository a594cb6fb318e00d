import { describe, expect, test } from "vitest";
import { summarise } from "../../tools/summary.ts";

const steps = (...failing: readonly string[]): { name: string; failed: boolean }[] =>
  ["test", "lint", "gates"].map((name) => ({ name, failed: failing.includes(name) }));

const tests = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0 };
const gates = { passed: 5, failed: 0 };

describe("the summary of a CI run", () => {
  test("adds up tests, steps and gates", () => {
    expect(summarise(steps(), tests, gates)).toEqual({ lines: ["skipped tests: 2"], passed: 16, failed: 0 });
  });

  test("counts each failure", () => {
    const summary = summarise(
      steps("test", "lint", "gates"),
      { ...tests, numFailedTests: 3 },
      { passed: 4, failed: 1 },
    );
    expect(summary).toMatchObject({ passed: 14, failed: 5 });
    expect(summary.lines).toEqual(["failed: test", "failed: lint", "failed: gates", "skipped tests: 2"]);
  });

  test("a step that failed without a failure in its report counts as one", () => {
    expect(summarise(steps("test"), tests, gates)).toMatchObject({ passed: 16, failed: 1 });
    expect(summarise(steps("gates"), tests, undefined)).toMatchObject({ passed: 11, failed: 1 });
  });

  test("a run without a test has failed", () => {
    expect(summarise(steps(), { numPassedTests: 0, numFailedTests: 0 }, gates)).toMatchObject({
      passed: 6,
      failed: 1,
    });
    expect(summarise(steps(), undefined, gates).failed).toBe(1);
  });
});
