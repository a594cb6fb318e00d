import { describe, expect, test } from "vitest";
import { languageDiagnostics } from "../../../grammar/diagnostics/language-diagnostics.ts";
import { renderDiagnostic } from "../../../grammar/diagnostics/render.ts";
import { didYouMean } from "../../../grammar/diagnostics/suggestions.ts";

const { report } = languageDiagnostics;

describe("a diagnostic for people", () => {
  test("says what is wrong, where, why it matters and what to write instead", () => {
    const source = "name: Void Seeker\ntype: Spell\n\nDael 4 to a unit.\n";
    const diagnostic = report(
      "unknown-word",
      { word: "Dael" },
      { start: 31, end: 35 },
      {
        file: "cards/void-seeker.card",
        card: "Void Seeker",
        help: didYouMean("Dael", ["deal"]),
        fix: { title: 'Write "Deal"', edits: [{ start: 31, end: 35, text: "Deal" }], safe: false },
      },
    );
    expect(`\n${renderDiagnostic(diagnostic, source)}\n`).toBe(`
error[unknown-word]: "Dael" is not a word of the rules text.
 --> cards/void-seeker.card:4:1 (Void Seeker)
   |
 4 | Dael 4 to a unit.
   | ^^^^
   = why: Every word of a rules text has a meaning in the game, so a word without one cannot be carried out.
   = help: Did you mean "deal"?
   = fix: Write "Deal"
`);
  });

  test("cites its rules beside the reason, or alone", () => {
    const span = { start: 0, end: 1 };
    expect(renderDiagnostic(report("invalid-damage", { amount: 0 }, span), "0")).toContain(
      "= why: Only 1 or more damage, a whole number, is dealt. (rule 417.1.e)",
    );
    expect(renderDiagnostic(report("unopened-bracket", { bracket: ")" }, span), ")")).toContain(
      "= rule: 135.2.e",
    );
  });

  test("takes its colours from outside", () => {
    const shout = (text: string): string => text.toUpperCase();
    const same = (text: string): string => text;
    const paint = { error: shout, warning: same, style: same, emphasis: same, faint: same };
    const rendered = renderDiagnostic(report("missing-full-stop", {}, { start: 0, end: 1 }), "a", paint);
    expect(rendered).toContain("ERROR[MISSING-FULL-STOP]: The sentence");
  });

  test("keeps terminal control characters of the source away from the terminal", () => {
    const source = "\u001b[2Jx\u0000\u202e";
    const diagnostic = report(
      "unknown-word",
      { word: source },
      { start: 0, end: 7 },
      { file: "\u001b.card" },
    );
    // eslint-disable-next-line no-control-regex -- these are the characters to keep out
    expect(renderDiagnostic(diagnostic, source)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
  });

  test("shows a readable part of an endless line, its caret under the place", () => {
    const source = `${"a ".repeat(50_000)}DAEL${" b".repeat(50_000)}`;
    const lines = renderDiagnostic(
      report("unknown-word", { word: "DAEL" }, { start: 100_000, end: 100_004 }),
      source,
    ).split("\n");
    const [shown = "", carets = ""] = lines.slice(3, 5);
    expect(shown.length).toBeLessThan(130);
    expect(shown.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe("DAEL");
  });

  test("marks the first line of a span over several, and the end of a text", () => {
    const several = renderDiagnostic(report("missing-full-stop", {}, { start: 1, end: 5 }), "abc\ndef");
    expect(several.split("\n").slice(3, 5)).toEqual([" 1 | abc", "   |  ^^"]);
    const end = renderDiagnostic(report("missing-full-stop", {}, { start: 3, end: 3 }), "abc");
    expect(end.split("\n").slice(3, 5)).toEqual([" 1 | abc", "   |    ^"]);
  });
});
