import { describe, expect, test } from "vitest";
import { applyErrata } from "../../compiler/import/errata.ts";
import { hasCorpus, lintImported, note, readCards, readErrata } from "./support/corpus.ts";

interface Pair {
  readonly name: string;
  /** What the rules find in the corrected text. */
  readonly left: readonly string[];
  /** What they find in the old text alone. */
  readonly only: readonly string[];
}

function pairs(): readonly Pair[] {
  const cards = readCards();
  return readErrata().map((erratum) => {
    const before = applyErrata(cards, [{ ...erratum, old: erratum.new, new: erratum.old }]).cards;
    const after = applyErrata(cards, [erratum]).cards;
    const index = before.findIndex((card, position) => card.text.value !== after[position]?.text.value);
    const old = lintImported(before[index]);
    const corrected = lintImported(after[index]);
    // A corrected text that is not understood yet proves nothing.
    const only = corrected.isCompiled ? old.codes.filter((code) => !corrected.codes.includes(code)) : [];
    return { name: erratum.name, left: corrected.isCompiled ? corrected.codes : [], only };
  });
}

/** Raise it when more of the 47 are found; it never goes down. */
const floor = 47;

describe.skipIf(!hasCorpus)(`official corrections ${note}`, () => {
  const all = hasCorpus ? pairs() : [];

  test(`at least ${floor} old texts have a finding that the corrected text has not`, () => {
    // The list, pair by pair, for who reads the output.
    console.info(
      all.map(({ name, only }) => `${name}: ${only.length === 0 ? "not found" : only.join(", ")}`).join("\n"),
    );
    const caught = all.filter(({ only }) => only.length > 0).map(({ name }) => name);
    expect(caught.length, caught.join(", ")).toBeGreaterThanOrEqual(floor);
  });
  test("no corrected text that is understood has a finding", () => {
    expect(all.filter(({ left }) => left.length > 0)).toEqual([]);
  });
});
