import { test as property } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PrintableCard } from "../../../grammar/card-files/card-source.ts";
import { printCardFile } from "../../../grammar/card-files/print-card-file.ts";
import { readCardFile } from "../../../grammar/card-files/read-card-file.ts";
import { spanInFile } from "../../../grammar/card-files/text-part.ts";
import type { CardFrame } from "../../../runtime/effects/card-frame.ts";

const word = fc.stringMatching(/^[A-Za-z\u00e9'"/.!-]{1,8}$/).filter((text) => text !== "---");
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" "));
const line = words.filter((text) => !/^effect text\s*:/i.test(text));
const text = fc.record({ value: fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n")) });
const domains = fc.subarray(["fury", "calm", "mind", "body", "chaos", "order"] as const);
const power = fc.array(fc.constantFrom("fury", "calm", "mind", "body", "chaos", "order", "any", "own"), {
  maxLength: 3,
});

const requiredKeys: ["name", "type", "supertypes", "domains", "tags"] = [
  "name",
  "type",
  "supertypes",
  "domains",
  "tags",
];
const shared = {
  name: words,
  domains,
  cost: fc.record({ energy: fc.nat(12), power }),
  tags: fc.uniqueArray(words, { maxLength: 3, selector: (tag) => tag.toLowerCase() }),
  set: words,
  number: words,
  rarity: words,
};
const unit: fc.Arbitrary<CardFrame> = fc.record(
  {
    ...shared,
    type: fc.constant("unit"),
    supertypes: fc.subarray(["champion", "signature"]),
    might: fc.nat(20),
  },
  { requiredKeys },
);
const gear: fc.Arbitrary<CardFrame> = fc.record(
  {
    ...shared,
    type: fc.constant("gear"),
    supertypes: fc.subarray(["signature"]),
    mightBonus: fc.integer({ min: -3, max: 5 }),
  },
  { requiredKeys },
);
const cards: fc.Arbitrary<readonly PrintableCard[]> = fc.uniqueArray(
  fc.record({ frame: fc.oneof(unit, gear), text, effectText: text }, { requiredKeys: ["frame", "text"] }),
  { maxLength: 4, selector: ({ frame }) => frame.name.toLowerCase() },
);

describe("a printed card file", () => {
  property.prop([cards])("holds the cards that were printed", (printed) => {
    const { cards: read, diagnostics } = readCardFile(printCardFile(printed));
    expect(diagnostics).toEqual([]);
    const plain = read.map((card) => ({
      frame: card.frame,
      text: { value: card.text.value },
      ...(card.effectText === undefined ? {} : { effectText: { value: card.effectText.value } }),
    }));
    expect(plain).toEqual(printed);
  });

  test("has the canonical layout, its comments at their places", () => {
    const source = `
# About the card.

TYPE:   spell
# Cheap.
cost: [1] [R]
domain: fury
# Signed.
name: Spark

# First.
   Deal 1 to a unit.
# Last.
---
type: gear
name: Blade

effect text: Draw 1.
# End.
`;
    const canonical = `# About the card.
name: Spark
type: Spell
# Signed.
domain: Fury
# Cheap.
cost: [1][R]

# First.
Deal 1 to a unit.
# Last.

---

name: Blade
type: Gear

effect text:
Draw 1.
# End.
`;
    const signed = source
      .replace("# Signed.\nname: Spark", "name: Spark")
      .replace("domain: fury", "# Signed.\ndomain: fury");
    expect(printCardFile(readCardFile(signed).cards)).toBe(canonical);
    expect(printCardFile(readCardFile(canonical).cards)).toBe(canonical);
  });
});

describe("a place in a text is a place in the file", () => {
  const lineBreak = fc.constantFrom("\n", "\r\n", "\r");
  const noise = fc.array(fc.constantFrom("# comment", "  # draw 9.", ""), { maxLength: 2 });

  property.prop([fc.array(fc.tuple(noise, line), { minLength: 1, maxLength: 5 }), lineBreak])(
    "with comments, indentation and any line break",
    (stretches, lineEnd) => {
      const body = stretches.flatMap(([before, written]) => [...before, `  ${written}  `]);
      const source = ["name: X", "type: Spell", "", ...body, "# end"].join(lineEnd);
      const part = readCardFile(source).cards[0]?.text;
      if (part === undefined) throw new Error("no card");
      for (const match of part.value.matchAll(/\S+/g)) {
        const { start, end } = spanInFile(part, { start: match.index, end: match.index + match[0].length });
        expect(source.slice(start, end)).toBe(match[0]);
      }
    },
  );
});
