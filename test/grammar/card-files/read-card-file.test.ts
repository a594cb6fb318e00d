import { describe, expect, test } from "vitest";
import type { CardSource } from "../../../grammar/card-files/card-source.ts";
import { readCardFile } from "../../../grammar/card-files/read-card-file.ts";

const voidSeeker = `name: Void Seeker
type: Spell
domain: Fury
cost: [3][R]

[Action] (Play on your turn or in showdowns.)
Deal 4 to a unit at a battlefield. Draw 1.
`;

const annie = `name: Annie, Fiery
type: Champion Unit
domain: Fury
cost: [5][R]
might: 4
tags: Annie, Noxus

Your spells and abilities deal 1 Bonus Damage.
`;

const only = (source: string): CardSource => {
  const { cards, diagnostics } = readCardFile(source);
  expect(diagnostics).toEqual([]);
  expect(cards).toHaveLength(1);
  const [card] = cards;
  if (card === undefined) throw new Error("no card");
  return card;
};

describe("a card file", () => {
  test("holds headers and a rules text", () => {
    const card = only(voidSeeker);
    expect(card.frame).toEqual({
      name: "Void Seeker",
      type: "spell",
      supertypes: [],
      domains: ["fury"],
      cost: { energy: 3, power: ["fury"] },
      tags: [],
    });
    expect(card.text.value).toBe(
      "[Action] (Play on your turn or in showdowns.)\nDeal 4 to a unit at a battlefield. Draw 1.",
    );
    expect(card.complete).toBe(true);
  });

  test("holds several cards, separated by ---", () => {
    const { cards, diagnostics } = readCardFile(`${voidSeeker}\n---\n\n${annie}`, { file: "a.card" });
    expect(diagnostics).toEqual([]);
    expect(cards.map(({ frame, file }) => [frame.name, file])).toEqual([
      ["Void Seeker", "a.card"],
      ["Annie, Fiery", "a.card"],
    ]);
    expect(cards[1]?.frame).toMatchObject({ supertypes: ["champion"], might: 4, tags: ["Annie", "Noxus"] });
  });

  test("needs a name and a type only", () => {
    expect(only("name: X\ntype: Unit").frame).toEqual({
      name: "X",
      type: "unit",
      supertypes: [],
      domains: [],
      tags: [],
    });
  });

  test("knows every header", () => {
    const card = only(
      "NAME: Sword\nType: signature gear\nDomain: calm,  Body\nCost: [2] [C][A]\nmight   bonus: +2\nTags: Equipment\nset: OGN\nnumber: 001/298\nrarity: Rare\n",
    );
    expect(card.frame).toEqual({
      name: "Sword",
      type: "gear",
      supertypes: ["signature"],
      domains: ["calm", "body"],
      cost: { energy: 2, power: ["own", "any"] },
      mightBonus: 2,
      tags: ["Equipment"],
      set: "OGN",
      number: "001/298",
      rarity: "Rare",
    });
  });

  test.each([
    ["+0", 0],
    ["-1", -1],
    ["+ 3", 3],
  ])("a Might Bonus of %s", (written, expected) => {
    expect(only(`name: X\ntype: Gear\nmight bonus: ${written}`).frame.mightBonus).toBe(expected);
  });

  test("costs Power alone, or nothing", () => {
    expect(only("name: X\ntype: Unit\ncost: [R][R]").frame.cost).toEqual({
      energy: 0,
      power: ["fury", "fury"],
    });
    expect(only("name: X\ntype: Unit\ncost: [0]").frame.cost).toEqual({ energy: 0, power: [] });
  });

  test.each([
    ["on its own line", "effect text:\nDraw 2."],
    ["on the line of the text", "Effect Text: Draw 2."],
    ["after an empty line", "effect text:\n\n  Draw 2.\n\n"],
  ])("may have an effect text, headed %s", (_, written) => {
    const card = only(`name: X\ntype: Gear\n\nDraw 1.\n\n${written}`);
    expect(card.text.value).toBe("Draw 1.");
    expect(card.effectText?.value).toBe("Draw 2.");
  });

  test("may have an effect text and no rules text", () => {
    const card = only("name: X\ntype: Gear\n\neffect text:\nDraw 2.");
    expect([card.text.value, card.effectText?.value]).toEqual(["", "Draw 2."]);
    expect(only("name: X\ntype: Gear\neffect text:\nDraw 2.").effectText?.value).toBe("Draw 2.");
  });

  test("says where every header value stands", () => {
    const source = `# a comment\n\n${annie.replaceAll("\n", "\r\n")}`;
    const spans = Object.entries(only(source).headerSpans);
    expect(Object.fromEntries(spans.map(([key, { start, end }]) => [key, source.slice(start, end)]))).toEqual(
      {
        name: "Annie, Fiery",
        type: "Champion Unit",
        domain: "Fury",
        cost: "[5][R]",
        might: "4",
        tags: "Annie, Noxus",
      },
    );
  });

  test("keeps comments and the empty lines within a text out of the way", () => {
    const card = only(
      "# first\nname: X\n# second\ntype: Spell\n\n# third\n\nDraw 1.\n  # fourth\n\nDraw 2.\n\n# fifth\n",
    );
    expect(card.text.value).toBe("Draw 1.\n\nDraw 2.");
    expect(card.comments.map(({ text }) => text)).toEqual([
      "# first",
      "# second",
      "# third",
      "# fourth",
      "# fifth",
    ]);
  });

  test("may hold comments alone between separators", () => {
    const { cards, diagnostics } = readCardFile(`# top\n---\n${voidSeeker}---\n---\n# end`);
    expect(diagnostics).toEqual([]);
    expect(cards.map(({ comments }) => comments.map(({ text }) => text))).toEqual([["# top", "# end"]]);
  });
});

describe("a suppression", () => {
  test("names a code and a reason", () => {
    const source =
      "name: X\ntype: Spell\n\n# riftscript-disable missing-duration: it lasts on purpose\nDraw 1.";
    const [suppression] = only(source).suppressions;
    expect(suppression).toMatchObject({ code: "missing-duration", reason: "it lasts on purpose" });
    expect(source.slice(suppression?.span.start, suppression?.span.end)).toBe(
      "# riftscript-disable missing-duration: it lasts on purpose",
    );
  });

  test.each([
    "# riftscript-disable",
    "# riftscript-disable x",
    "# riftscript-disable x:",
    "#riftscript-disable : y",
  ])("is refused as %j", (comment) => {
    const { diagnostics } = readCardFile(`name: X\ntype: Spell\n\n${comment}\nDraw 1.`);
    expect(diagnostics.map(({ code }) => code)).toEqual(["malformed-suppression"]);
  });
});
