import { describe, expect, test } from "vitest";
import { importCards, importCardsFromSource } from "../../../compiler/import/import-cards.ts";

const riftcodexCard = {
  name: "Kato - The Arm (Alternate Art)",
  riftbound_id: "sfd-012a-221",
  collector_number: 12,
  attributes: { energy: 4, might: 4, power: 1 },
  classification: { type: "Unit", supertype: "Champion", rarity: "Rare", domain: ["Fury"] },
  text: { rich: "<p>[Deflect]<br />Draw 1.</p>", plain: "[Deflect]Draw 1.", flavour: null },
  set: { set_id: "SFD", label: "Spiritforged" },
  tags: ["Zaun"],
  metadata: { clean_name: "Kato The Arm" },
};

const galleryPage = (...items: readonly object[]): object => ({
  pageProps: { page: { blades: [{ type: "banner" }, { type: "riftboundCardGallery", cards: { items } }] } },
});

const galleryCard = {
  id: "sfd-100-221",
  name: "Long Blade",
  publicCode: "SFD-100/221",
  set: { value: { id: "SFD", label: "Spiritforged" } },
  domain: { values: [{ id: "calm" }, { id: "body" }] },
  cardType: { type: [{ id: "gear" }], superType: [{ id: "signature" }] },
  energy: { value: { id: 2 } },
  power: { value: { id: 2 } },
  mightBonus: { value: { id: 3 } },
  rarity: { value: { id: "rare", label: "Rare" } },
  tags: { tags: ["Equipment"] },
  text: { richText: { type: "html", body: "<p>[Equip] :rb_energy_1:</p>" } },
  effect: { richText: { type: "html", body: "<p>Draw 1.</p>" } },
};

describe("an export of the Riftcodex API", () => {
  test("gives the frame and the canonical text of each card", () => {
    expect(importCards([riftcodexCard])).toEqual({
      cards: [
        {
          frame: {
            name: "Kato, The Arm",
            type: "unit",
            supertypes: ["champion"],
            domains: ["fury"],
            cost: { energy: 4, power: ["fury"] },
            might: 4,
            tags: ["Zaun"],
            set: "SFD",
            number: "012a/221",
            rarity: "Rare",
          },
          text: { value: "[Deflect]\nDraw 1." },
          setName: "Spiritforged",
          origin: { pointer: "/0", isPublished: true },
        },
      ],
      diagnostics: [],
    });
  });

  test("may be a page of the API", () => {
    expect(importCards({ items: [riftcodexCard], total: 1 }).cards).toHaveLength(1);
  });

  test.each([
    ["Recruit (271) // Buff", "Recruit"],
    ["Annie - Dark Child (Starter)", "Annie, Dark Child"],
    ["Mega-Mech", "Mega-Mech"],
    ["Rek’Sai - Swarm Queen (Overnumbered) (Signature)", "Rek'Sai, Swarm Queen"],
  ])("the print %s is a print of %s", (print, name) => {
    expect(importCards([{ ...riftcodexCard, name: print }]).cards[0]?.frame.name).toBe(name);
  });

  test("a card without a domain or a cost has none", () => {
    const battlefield = {
      ...riftcodexCard,
      attributes: { energy: null, might: null, power: null },
      classification: { type: "Battlefield", supertype: null, rarity: "Common", domain: ["Colorless"] },
    };
    const frame = importCards([battlefield]).cards[0]?.frame;
    expect(frame).toMatchObject({ type: "battlefield", supertypes: [], domains: [] });
    expect(frame).not.toHaveProperty("cost");
    expect(frame).not.toHaveProperty("might");
  });
});

describe("page data of the official gallery", () => {
  test("gives the frame and both texts of each card", () => {
    expect(importCards(galleryPage(galleryCard))).toEqual({
      cards: [
        {
          frame: {
            name: "Long Blade",
            type: "gear",
            supertypes: ["signature"],
            domains: ["calm", "body"],
            // 135.2.e.6.c: Power of a card of two domains is any Power of these.
            cost: { energy: 2, power: ["own", "own"] },
            mightBonus: 3,
            tags: ["Equipment"],
            set: "SFD",
            number: "100/221",
            rarity: "Rare",
          },
          text: { value: "[Equip] [1]" },
          effectText: { value: "Draw 1." },
          setName: "Spiritforged",
          origin: { pointer: "/pageProps/page/blades/1/cards/items/0", isPublished: true },
        },
      ],
      diagnostics: [],
    });
  });
});

describe("a plain list of cards", () => {
  test("is written as in a card file", () => {
    const list = [
      {
        name: "Long Blade",
        type: "Signature Gear",
        domain: ["Calm", "Body"],
        cost: "[2][C]",
        mightBonus: 3,
        tags: ["Equipment"],
        text: "[Equip] [1]\nDraw 1.",
        effectText: "Draw 2.",
      },
      { name: "Void Seeker", type: "Spell", domain: "Fury" },
    ];
    const { cards, diagnostics } = importCards(list);
    expect(diagnostics).toEqual([]);
    expect(cards).toEqual([
      {
        frame: {
          name: "Long Blade",
          type: "gear",
          supertypes: ["signature"],
          domains: ["calm", "body"],
          cost: { energy: 2, power: ["own"] },
          mightBonus: 3,
          tags: ["Equipment"],
        },
        text: { value: "[Equip] [1]\nDraw 1." },
        effectText: { value: "Draw 2." },
        origin: { pointer: "/0", isPublished: false },
      },
      {
        frame: { name: "Void Seeker", type: "spell", supertypes: [], domains: ["fury"], tags: [] },
        text: { value: "" },
        origin: { pointer: "/1", isPublished: false },
      },
    ]);
  });

  test.each([
    [{ name: "X" }, '/0 has no "type"'],
    [{ type: "Unit" }, '/0 has no "name"'],
    [{ name: 3, type: "Unit" }, "/0/name is not a text"],
    [{ name: "X", type: "Unit", migth: 4 }, '/0 has "migth", which is no part of a card'],
    [{ name: "X", type: "Unti" }, '/0 cannot be read: "Unti" is not a type'],
    [{ name: "X", type: "Spell", might: 4 }, "/0 cannot be read: A Spell cannot have Might"],
    [{ name: " ", type: "Spell" }, '/0 cannot be read: The header "name" has no value'],
    [{ name: "X", type: "Spell", cost: "three" }, '/0 cannot be read: "three" cannot be part of a cost'],
  ])("%j is refused: %s", (card, problem) => {
    const { cards, diagnostics } = importCards([card, { name: "Y", type: "Unit" }]);
    expect(diagnostics[0]?.message).toBe(`The card at ${problem}.`);
    expect(cards.map(({ frame }) => frame.name)).toEqual(["Y"]);
  });

  test("cannot smuggle headers or cards into a card file", () => {
    const { cards, diagnostics } = importCards([
      { name: "X\ntype: Unit", type: "Spell", text: "Draw 1." },
      { name: "Y", type: "Spell", text: "Draw 1.\n---\nname: Z\ntype: Unit" },
      { name: "Z", type: "Gear", text: "# riftscript-disable x: y" },
      { name: "W", type: "Gear", text: "effect text: Draw 1." },
    ]);
    expect(cards.map(({ frame }) => [frame.name, frame.type])).toEqual([["X type: Unit", "spell"]]);
    expect(diagnostics.map(({ code }) => code)).toEqual([
      "unwritable-line",
      "unwritable-line",
      "unwritable-line",
    ]);
  });
});

describe("what is not an export is refused with one diagnostic", () => {
  test.each([
    ["", "Unexpected end of JSON input", 0],
    ["hello", "Unexpected token 'h'", 0],
    ['[{"name": "X",}]', "Expected double-quoted property name", 14],
    ["[1,]", "Unexpected token ']'", 3],
    ['{\n"a": x\n}', "Unexpected token 'x'", 7],
    ['{"a": "b\nc"}', "Bad control character in string literal", 8],
    ['[\n"a"\n"b"\n]', "Expected ',' or ']' after array element", 6],
    ["[1 2]", "Expected ',' or ']' after array element", 3],
  ])("%j is not JSON: %s", (source, problem, position) => {
    const { cards, diagnostics } = importCardsFromSource(source, { file: "x.json" });
    expect(cards).toEqual([]);
    expect(diagnostics).toMatchObject([
      {
        code: "invalid-json",
        message: `The file is not JSON: ${problem}.`,
        span: { start: position },
        file: "x.json",
      },
    ]);
  });

  test.each([
    "[]",
    "{}",
    "null",
    "3",
    '"x"',
    "[1, 2]",
    "[[]]",
    '[{"a": 1}]',
    '{"pageProps": {"page": {"blades": []}}}',
  ])("%s is JSON, but no export", (source) => {
    const { cards, diagnostics } = importCardsFromSource(source);
    expect(cards).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["unknown-export"]);
  });

  test("a list of errata, told as what it is", () => {
    const erratum = { set: "Origins", name: "X", old: "Draw 1.", new: "Draw 2." };
    const [told] = importCards([erratum, erratum]).diagnostics;
    expect(told?.message).toBe("This JSON is no card export that can be read: it is a list of errata.");
    expect(told?.help).toContain("`riftscript diff EXPORT.json corrected`");
  });

  test("however deep it is", () => {
    const source = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(importCardsFromSource(source).diagnostics).toHaveLength(1);
  });
});

describe("a card that cannot be read", () => {
  test.each([
    [{ ...riftcodexCard, name: undefined }, '/0 has no "name"'],
    [{ ...riftcodexCard, text: { rich: 7 } }, "/0/text/rich is not a text"],
    [{ ...riftcodexCard, attributes: { energy: -1 } }, "/0/attributes/energy is less than 0"],
    [{ ...riftcodexCard, attributes: { might: 1e9 } }, "/0/attributes/might is more than 99"],
  ])("is named with its place: %#", (card, problem) => {
    const { cards, diagnostics } = importCards(JSON.parse(JSON.stringify([card, riftcodexCard])));
    expect(cards).toHaveLength(1);
    expect(diagnostics.map(({ message }) => message)).toEqual([`The card at ${problem}.`]);
  });

  test("an unknown type is told with the known ones", () => {
    const classification = { ...riftcodexCard.classification, type: "Vehicle" };
    const { diagnostics } = importCards([{ ...riftcodexCard, classification }]);
    expect(diagnostics[0]?.message).toMatch(/^The card at \/0\/classification\/type is none of unit, Unit/);
  });

  test("is marked in the file", () => {
    const source = JSON.stringify([riftcodexCard, { ...riftcodexCard, text: { rich: 7 } }], undefined, 2);
    const [diagnostic] = importCardsFromSource(source).diagnostics;
    expect(source.slice(diagnostic?.span.start, diagnostic?.span.end)).toBe("7");
    expect(diagnostic?.span.start).toBeGreaterThan(source.length / 2);
  });

  test("an unknown icon is told, and the card is kept", () => {
    const { cards, diagnostics } = importCards(
      galleryPage({ ...galleryCard, text: { richText: { body: ":rb_moon:" } } }),
    );
    expect(cards).toHaveLength(1);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The text at /pageProps/page/blades/1/cards/items/0/text/richText/body has the unknown icon ":rb_moon:".',
    ]);
  });
});
