import { describe, expectTypeOf, test } from "vitest";
import type { Diagnostic } from "../../../grammar/diagnostics/diagnostic.ts";
import { languageDiagnostics } from "../../../grammar/diagnostics/language-diagnostics.ts";

const { report } = languageDiagnostics;
const span = { start: 0, end: 1 };

describe("a report of a diagnostic", () => {
  test("names a code and fills its placeholders", () => {
    expectTypeOf(report("unknown-word", { word: "dael" }, span)).toEqualTypeOf<Diagnostic>();
    expectTypeOf(
      report("unexpected-word", { word: "dael", expected: "a verb" }, span),
    ).toEqualTypeOf<Diagnostic>();
    expectTypeOf(report("missing-full-stop", {}, span)).toEqualTypeOf<Diagnostic>();
  });

  test("does not compile with a placeholder missing", () => {
    // @ts-expect-error -- `word` is missing
    report("unknown-word", {}, span);
    // @ts-expect-error -- `expected` is missing
    report("unexpected-word", { word: "dael" }, span);
    // @ts-expect-error -- `closing` stands in the help
    report("unclosed-bracket", { bracket: "(" }, span);
  });

  test("does not compile with a placeholder too many, or a code that is not registered", () => {
    // @ts-expect-error -- the entry has no `wrod`
    report("unknown-word", { word: "dael", wrod: "dael" }, span);
    // @ts-expect-error -- the entry has no placeholders
    report("missing-full-stop", { word: "dael" }, span);
    // @ts-expect-error -- no such code
    report("unknown-wrod", { word: "dael" }, span);
  });
});
