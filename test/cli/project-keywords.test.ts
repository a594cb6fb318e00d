import { describe, expect, test } from "vitest";
import { folderWith, riftscript, workIn } from "./support/run.ts";

const config = `keywords:
  - Blessed
  - { name: Drain, value: true, means: "When I conquer, gain X XP." }
  - name: Bulwark
    means: |
      [Tank]
      [Shield 2]
  - { name: Fury, value: true, means: "I have +X [M]." }
  - { name: Pump, means: "[1]: Give me +1 [M] this turn." }
`;
const unit = (name: string, text: string): string =>
  `name: ${name}\ntype: Unit\ndomain: Body\ncost: [2]\nmight: 2\n\n${text}\n`;
const cards = [
  unit("Straw Drainer", "[Drain 2]\n[Bulwark]"),
  unit("Straw Fury", "[Fury 3]\n[Pump]"),
  unit("Straw Saint", "[Blessed]"),
  "name: Lent Fury\ntype: Spell\ndomain: Body\ncost: [1]\n\nGive a friendly unit [Fury 2] this turn.\nDraw 1 for each friendly unit with [Drain].\n",
  "name: Plain Words\ntype: Spell\ndomain: Body\ncost: [1]\n\nA unit loses [Fury] this turn.\n",
].join("\n---\n\n");
const scenarios = `- scenario: A keyword does what it stands for
  rules: ["800"]
  board:
    battlefields: { field: {} }
    objects:
      drainer: { card: Straw Drainer, controller: A }
  steps:
    - expect: { drainer: { might: 2, keywords: [Bulwark, Drain, Shield, Tank] } }
    - attack: [drainer]
      to: field
    - combat: field
    - expect: { A: { xp: 2 } }
- scenario: A keyword is given and lost like others
  rules: ["801"]
  board:
    objects:
      fury: { card: Straw Fury, controller: A }
      drainer: { card: Straw Drainer, controller: A }
    A: { runes: { ready: 5 }, hand: [Lent Fury, Plain Words], deck: [Straw Saint, Straw Saint] }
  steps:
    - expect: { fury: { might: 5 }, drainer: { might: 2 } }
    - play: Lent Fury
      answers: [{ targets: [drainer] }]
    - expect: { drainer: { might: 4 }, A: { hand: 2 } }
    - activate: fury
    - expect: { fury: { might: 6 } }
    - play: Plain Words
      answers: [{ targets: [fury] }]
    - expect: { fury: { might: 3 } }
    - endTurn: true
    - expect: { drainer: { might: 2 }, fury: { might: 5 } }
- scenario: A keyword without a text is not played in silence
  rules: ["801"]
  board:
    A: { runes: { ready: 5 }, hand: [Straw Saint] }
  steps:
    - play: Straw Saint
    - expect: { refused: "[Blessed] of Straw Saint cannot be executed" }
`;

describe("keywords of a project", () => {
  test("are read, printed and run", async () => {
    workIn(folderWith({ "riftscript.config.yaml": config, "a.card": cards, "a.scenario.yaml": scenarios }));
    expect(await riftscript(["check", "a.card"])).toMatchObject({ code: 0 });
    expect((await riftscript(["test", "."])).out).toContain("3 passed, 0 failed");
    const { out } = await riftscript(["explain", "[Drain 2]", "--type", "unit"]);
    expect(out).toContain("[Drain 2]");
  });
  test("that are not declared are refused, with the place to declare them", async () => {
    workIn(folderWith({ "riftscript.config.yaml": config }));
    const { code, error, out } = await riftscript(["explain", "[Drian 2]", "--type", "unit"]);
    expect(code).toBe(1);
    expect(out + error).toMatch(
      /Did you mean "Drain"\?.*riftscript\.config\.yaml: "keywords: \[\{ name: Drian/s,
    );
  });
  test("are told where their text does not fit on the card", async () => {
    const more = `${config}  - { name: Thorn, means: "When you choose me, deal 1 to this." }\n`;
    const gear = (name: string, text: string): string =>
      `name: ${name}\ntype: Gear\ndomain: Body\ncost: [2]\n\n${text}\n`;
    const file = [
      gear("Straw Cup", "[Drain 2]"),
      gear("Straw Rose", "[Thorn]"),
      gear("Straw Gift", "Units here have [Fury 2]."),
      "name: Straw Field\ntype: Battlefield\n\n[Bulwark]\n",
    ].join("\n---\n\n");
    workIn(folderWith({ "riftscript.config.yaml": more, "a.card": file }));
    const { out } = await riftscript(["check", "a.card"]);
    expect(out).toMatch(/\[Drain 2\] does nothing on a gear\..*A gear never does this: "I conquer"\./s);
    expect(out).toContain(
      'What [Thorn] stands for cannot be on a gear: Damage cannot be dealt to "this": it is a gear.',
    );
    expect(out).toMatch(
      /\[Bulwark\] does nothing on a battlefield\..*\[Tank\] does nothing on a battlefield\./s,
    );
    expect(out).not.toContain("[Fury 2] does nothing");
  });
  test("have a number only where it is declared", async () => {
    workIn(folderWith({ "riftscript.config.yaml": config }));
    const { code, error, out } = await riftscript(["explain", "[Bulwark 2]", "--type", "unit"]);
    expect(code).toBe(1);
    expect(out + error).toContain("[Bulwark] is declared without a number");
    const counted = await riftscript([
      "explain",
      "Friendly units have [Fury] equal to the number of gear you control.",
      ...["--type", "unit"],
    ]);
    expect(counted.code).toBe(1);
    expect(counted.out + counted.error).toContain("only for a number that is printed");
  });
  test.each([
    [
      "a keyword of the rulebook",
      "keywords: [Tank]",
      /yaml:1: keywords, Tank: \[Tank\] is a keyword of the rulebook/,
    ],
    ["a word in brackets", "keywords: [Stun]", /\[Stun\] is a word of the rules text/],
    [
      "a text that is refused",
      'keywords:\n  - { name: Drain, means: "Drow 1." }',
      /yaml:2: keywords, Drain: "Drow"/,
    ],
    ["a text that happens once", 'keywords: [{ name: Drain, means: "Draw 1." }]', /stands for abilities/],
    [
      "itself",
      'keywords: [{ name: Drain, means: "[Flood]" }, { name: Flood, means: "[Drain]" }]',
      /leads back to/,
    ],
    ["an X and no number", 'keywords: [{ name: Drain, means: "I have +X [M]." }]', /write "value: true"/],
    ["a number and no X", 'keywords: [{ name: Drain, value: true, means: "[Tank]" }]', /write an X for it/],
    ["a number and no text", "keywords: [{ name: Drain, value: true }]", /a number needs a text with X/],
    ["two words", "keywords: [Blood Price]", /a keyword is one word/],
    ["no yes or no", "keywords: [{ name: Drain, value: 3 }]", /is neither true nor false/],
  ])("with %s is told in one line", async (_what, text, told) => {
    workIn(folderWith({ "riftscript.config.yaml": text }));
    const { code, error } = await riftscript(["explain", "Draw 1."]);
    expect(code).toBe(2);
    expect(error).toMatch(told);
    expect(error.split("\n")).toHaveLength(1);
  });
});

test("explain tells what a declared keyword stands for, printed and given", async () => {
  const folder = folderWith({ "riftscript.config.yaml": config });
  workIn(folder);
  const printed = await riftscript(["explain", "[Drain 2]"]);
  expect(printed.out).toContain("[Drain 2]  rule 800\n   └─ a triggered ability");
  expect(printed.out).toContain("Gain 2 XP.");
  const given = await riftscript(["explain", "Give a unit [Drain 2] this turn."]);
  expect(given.out).toContain("[Drain 2] stands for: When I conquer, gain 2 XP.");
  const bare = await riftscript(["explain", "[Blessed]", "--type", "unit"]);
  expect(bare.out).toMatch(/\[Blessed\] {2}rule 800$/);
});

test("lint looks at the text of a keyword on the cards that have it, and finds loops through it", async () => {
  workIn(
    folderWith({
      "riftscript.config.yaml":
        'keywords: [{ name: Rage, means: "When I attack, give me +1 [M]." }, { name: Spin, means: "When you gain XP, gain 1 XP." }]\n',
      "all.card": `${unit("Straw Rager", "[Rage]")}\n---\n\n${unit("Straw Spinner", "[Spin]")}`,
    }),
  );
  const { code, out } = await riftscript(["lint", "all.card"]);
  expect(code).toBe(1);
  expect(out).toContain("warning[missing-duration]: What [Rage] stands for: It is not said how long");
  expect(out).toContain("error[endless-loop]");
  expect(out).not.toContain("fix:");
});
