import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { codesIn, lintText } from "./support/lint-text.ts";

const only = (findings: readonly Diagnostic[]): Diagnostic => {
  const [finding, ...more] = findings;
  if (finding === undefined || more.length > 0)
    throw new Error(`one finding was expected, not ${JSON.stringify(findings)}`);
  return finding;
};
const shown = (file: string, { span }: Diagnostic): string => file.slice(span.start, span.end);
const fixed = (file: string, { fix }: Diagnostic): string =>
  (fix?.edits ?? []).reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    file,
  );

const spell = (text: string): string => `name: Trial\ntype: Spell\n\n${text}\n`;
const unit = (text: string): string => `name: Trial\ntype: Unit\nmight: 2\n\n${text}\n`;

describe("a finding", () => {
  test("stands where the words are, whatever comes before them", () => {
    const file = `name: First\ntype: Spell\n\nDraw 1.\n---\n\n# a comment\n${spell("Draw 1.\n  # another\n  Give a unit +2 [M]. Draw 2.")}`;
    const finding = only(lintText(file));
    expect(finding).toMatchObject({ code: "missing-duration", card: "Trial" });
    expect(shown(file, finding)).toBe("Give a unit +2 [M]");
  });
  test("stands in the effect text of an Equipment", () => {
    const file =
      "name: Trial\ntype: Gear\ntags: Equipment\n\n[Equip] [1]\n\neffect text:\nWhen I attack, give me +1 [M].\n";
    expect(shown(file, only(lintText(file)))).toBe("give me +1 [M]");
  });
  test("says how bad it is, why it matters, by which rule, and what to write", () => {
    const { why, help, rules, severity } = only(lintText(spell("Give a unit +2 [M].")));
    expect(severity).toBe("warning");
    expect(rules).toContain("135.2.b.5.a");
    expect(why).toContain("duration");
    expect(help).toContain("this turn");
  });
  test("several are told in the order of the text", () => {
    expect(codesIn(spell("Give a unit +2 [M].\nPlay a 1 [M] Recruit unit token. Ready it."))).toEqual([
      "missing-duration",
      "acts-on-pending-card",
    ]);
  });
});

describe("wordings that only the text tells apart", () => {
  test("points that cannot be scored are points that cannot be gained", () => {
    expect(codesIn(unit("Opponents can't score points."))).toContain("score-versus-gain-points");
    expect(codesIn(unit("Opponents can't gain points."))).toEqual([]);
  });
  test.each([
    ["whose-base", "Move a friendly unit to or from your base."],
    ["location-on-unlocated", "When you choose a friendly unit with a spell here, draw 1."],
    ["missing-duration", "Increase its Might until it equals the Might of another friendly unit."],
  ])("%s is told of a text that the language refuses", (code, text) => {
    expect(codesIn(spell(text))).toContain(code);
  });
});

describe("one reminder text for two keywords of a line", () => {
  const guard = (reminder: string): readonly string[] =>
    codesIn(unit(`[Assault 2], [Shield 2] (${reminder})`));

  test("is right where it explains both", () => {
    expect(guard("+2 [M] while I'm an attacker or defender.")).not.toContain("reminder-text-mismatch");
  });
  test("is wrong where it does not", () => {
    expect(guard("+1 [M] while I'm an attacker or defender.")).toContain("reminder-text-mismatch");
  });
});

describe("a fix", () => {
  test("gives a card without the finding", () => {
    const file = spell("Give a unit +2 [M]. Draw 1.");
    const finding = only(lintText(file));
    expect(finding.fix?.safe).toBe(false);
    expect(fixed(file, finding)).toBe(spell("Give a unit +2 [M] this turn. Draw 1."));
    expect(codesIn(fixed(file, finding))).toEqual([]);
  });
  test("is safe where the meaning stays", () => {
    const file = unit("When this attacks, draw 1.");
    const finding = only(lintText(file));
    expect(finding.fix?.safe).toBe(true);
    expect(fixed(file, finding)).toBe(unit("When I attack, draw 1."));
  });
  test("is not offered where it would lose reminder text", () => {
    const file = spell("Stun a unit. (It doesn't deal combat damage this turn.) Give it +2 [M].");
    expect(lintText(file).find(({ code }) => code === "missing-duration")?.fix).toBeUndefined();
  });
});

describe("# riftscript-disable", () => {
  const quiet = "# riftscript-disable missing-duration: it is meant to last\n";

  test("keeps the findings of a code about its card quiet", () => {
    expect(codesIn(`${quiet}${spell("Give a unit +2 [M].")}`)).toEqual([]);
  });
  test("and those of no other code or card", () => {
    const other = spell("Play a 1 [M] Recruit unit token. Ready it.").replace("Trial", "Other");
    expect(codesIn(`${quiet}${spell("Give a unit +2 [M].")}---\n${other}`)).toEqual(["acts-on-pending-card"]);
  });
  test("that keeps nothing quiet proposes the code that is meant", () => {
    const file = `# riftscript-disable missing-duraton: it is meant to last\n${spell("Give a unit +2 [M].")}`;
    const unused = lintText(file).find(({ code }) => code === "unused-suppression");
    expect(unused?.help).toBe('Did you mean "missing-duration"?');
    const right = lintText(`${quiet}${spell("Draw 1.")}`).find(({ code }) => code === "unused-suppression");
    expect(right?.help).toBe("Delete the comment, or correct its code.");
  });
  test("works for what the compiler remarks", () => {
    expect(codesIn(spell("deal 2 to a Unit."))).toEqual(["canonical-wording"]);
    expect(
      codesIn(`# riftscript-disable canonical-wording: as printed\n${spell("deal 2 to a Unit.")}`),
    ).toEqual([]);
  });
  test("that keeps nothing quiet is reported where it stands", () => {
    const file = `${quiet}${spell("Draw 1.")}`;
    const finding = only(lintText(file));
    expect(finding).toMatchObject({ code: "unused-suppression", severity: "warning" });
    expect(shown(file, finding)).toBe(quiet.trim());
  });
  test("without a reason is an error", () => {
    expect(codesIn(`# riftscript-disable missing-duration\n${spell("Give a unit +2 [M].")}`)).toContain(
      "malformed-suppression",
    );
  });
  test.each([
    "# riftscript-disable-next-line missing-duration: as printed",
    "# Riftscript-disable missing-duration: as printed",
    "# riftscript-enable missing-duration",
  ])("in a form that there is not is an error: %s", (comment) => {
    expect(codesIn(`${comment}\n${spell("Give a unit +2 [M].")}`)).toContain("malformed-suppression");
  });
});

describe("cards of a set", () => {
  const token = (might: number): string =>
    spell(`Play a ${might} [M] Recruit unit token.`).replace("Trial", `Trial ${might}`);

  test("are compared with each other", () => {
    const findings = lintText(`${token(1)}---\n${token(2)}`);
    expect(findings.map(({ code, card }) => [code, card])).toEqual([["token-mismatch", "Trial 2"]]);
  });
  test.each([
    ["Play a 3 [M] Sprite unit token.", "The Sprite token has no keyword here and [Temporary] in the rules."],
    [
      "Play a 1 [M] Gold unit token.",
      "The Gold token has the type unit here and the type gear in the rules.",
    ],
    ["Play a 1 [M] Bird unit token.", undefined],
    ["Play a Reflection unit token.", undefined],
  ])("are compared with the rules: %s", (text, message) => {
    const found = lintText(`name: Trial\ntype: Spell\n\n${text}\n`);
    expect(found.find(({ code }) => code === "token-mismatch")?.message).toBe(message);
  });
});
