import { describe, expect, test } from "vitest";
import { riftscript } from "./support/run.ts";

describe("riftscript lint --explain", () => {
  test("shows the page of a rule", async () => {
    const { code, out } = await riftscript(["lint", "--explain", "missing-duration"]);
    expect(code).toBe(0);
    expect(out).toContain("# missing-duration");
    expect(out).toContain("135.2.b.5.a");
    expect(out).toContain("## Incorrect");
    expect(out).toContain("## Correct");
  });
  test("suggests a rule for a code that is none", async () => {
    const { code, error } = await riftscript(["lint", "--explain", "mising-duration"]);
    expect(code).toBe(2);
    expect(error).toContain('Did you mean "missing-duration"?');
  });
});
