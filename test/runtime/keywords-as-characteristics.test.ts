import { describe, expect, test } from "vitest";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

/** What a keyword looks like on a card, and the rule that says that other effects can see it. */
const onUnits = [
  ["Accelerate", "805.5", "[Accelerate]"],
  ["Assault", "807.3", "[Assault 2]"],
  ["Deathknell", "808.3", "[Deathknell][>] Draw 1."],
  ["Deflect", "809.3", "[Deflect]"],
  ["Ganking", "810.3", "[Ganking]"],
  ["Hidden", "811.5", "[Hidden]"],
  ["Legion", "812.3", "[Legion][>] I cost [1] less."],
  ["Reaction", "813.5, 813.5.a", "[Reaction]"],
  ["Action", "806.5, 806.5.a", "[Action]"],
  ["Shield", "814.3", "[Shield]"],
  ["Tank", "815.3", "[Tank]"],
  ["Temporary", "816.3", "[Temporary]"],
  ["Vision", "817.3", "[Vision]"],
  ["Weaponmaster", "821.3", "[Weaponmaster]"],
  ["Ambush", "822.4", "[Ambush]"],
  ["Hunt", "823.3", "[Hunt 2]"],
  ["Level", "824.2", "[Level 3][>] I have +1 [M]."],
  ["Unique", "825.5", "[Unique]"],
  ["Backline", "826.6", "[Backline]"],
  ["Empower", "827.4", "[Empower] [1]"],
  ["Empowered", "828.2", "[Empowered][>] I have +1 [M]."],
] as const;

describe("801.3. Keywords can be referenced by other effects", () => {
  test.each(onUnits)("%s on a unit is a characteristic of it (%s)", (keyword, _rule, line) => {
    const table = new Table(
      { objects: { has: { card: "Marked", controller: "B" }, not: { card: "Dummy", controller: "B" } } },
      unitOf("Marked", 2, line),
      spellOf("Search", `Kill up to 2 units with [${keyword}].`),
    ).play("Search");
    const options = table.asked?.ask === "targets" ? table.asked.options : [];
    expect(options).toEqual([table.id("has")]);
  });
  test.each([
    ["Equip", "818.5", "[Equip] [1]"],
    ["Quick-Draw", "819.3", "[Quick-Draw]\n[Equip] [1]"],
  ])(
    "%s on a gear (%s), also while its text is inactive (722, 722.1, 722.2, 818.5.a)",
    (keyword, _rule, line) => {
      const blade = gearOf("Blade", line, { tags: ["Equipment"], mightBonus: 1 });
      const table = new Table(
        {
          objects: {
            x: { card: "Dummy", controller: "B" },
            loose: { card: "Blade", controller: "B" },
            worn: { card: "Blade", controller: "B", attachedTo: "x" },
            not: { card: "Trophy", controller: "B" },
          },
        },
        blade,
        spellOf("Search", `Kill up to 3 gear with [${keyword}].`),
      ).play("Search");
      const options = table.asked?.ask === "targets" ? table.asked.options : [];
      expect(options).toEqual([table.id("loose"), table.id("worn")]);
    },
  );
  test.each([
    ["Action", "806.5.b", "[Action]\nDraw 1."],
    ["Reaction", "813.5.b", "[Reaction]\nDraw 1."],
    ["Repeat", "820.4", "[Repeat] [1]\nDraw 1."],
    ["Hidden", "811.5", "[Hidden]\nDraw 1."],
  ])("%s on a spell (%s)", (keyword, _rule, text) => {
    const table = new Table(
      { A: { trash: ["Marked", "Plain"] } },
      spellOf("Marked", text),
      spellOf("Plain", "Draw 1."),
      spellOf("Search", `Return a spell with [${keyword}] from your trash to your hand.`),
    );
    table.play("Search").resolve();
    expect(table.state.players.A.hand.map(({ name }) => name)).toEqual(["Marked"]);
  });
});
