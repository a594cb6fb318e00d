import { describe, expect, test } from "vitest";
import { folderWith, riftscript, workIn } from "./support/run.ts";

const card = `name: Wolf Caller
type: Unit
domain: Body
cost: [2]
might: 2

When I attack, give your other Wolves +1 [M] this turn.
When you play me, play a 1 [M] Wolf Cub unit token.
`;
const config = "tags: [{ name: Wolf, plural: Wolves }]\nunitTokens: [Wolf Cub]\n";

describe("riftscript.config.yaml", () => {
  test("is not needed for the tags of the cards themselves, and for tokens that have a card", async () => {
    const wolf = "name: Grey Wolf\ntype: Unit\ndomain: Body\ncost: [2]\nmight: 2\ntags: Wolf\n";
    const cub = "name: Wolf Cub\ntype: Token Unit\nmight: 1\ntags: Wolf\n";
    workIn(folderWith({ "caller.card": card, "wolf.card": wolf, "cub.card": cub }));
    expect((await riftscript(["check", "."])).code).toBe(0);
    // The caller by itself speaks of wolves that nobody knows, whatever has been read before.
    const alone = await riftscript(["check", "caller.card"]);
    expect(alone.code).toBe(1);
    expect(alone.out + alone.error).toContain("riftscript.config.yaml");
  });
  test("nor is it for the tags of an export, nor for those of the cards of a scenario", async () => {
    const print = (name: string, plain: string, tags: readonly string[]) => ({
      name,
      riftbound_id: `own-${name}`,
      attributes: { energy: 2, might: 2, power: null },
      classification: { type: "Unit", supertype: null, rarity: "Common", domain: ["Body"] },
      text: { rich: `<p>${plain}</p>`, plain },
      set: { set_id: "OWN", label: "Own" },
      tags,
    });
    const list = [
      print("Harpy Queen", "Other Harpies you control have +1 :rb_might:.", ["Harpy"]),
      print("Elf Lord", "When you play another Elf, draw 1.", ["Elf", "Unit"]),
    ];
    const scenario = `- scenario: The others are stronger
  rules: ["477"]
  cards: |
    name: Harpy Queen
    type: Unit
    might: 2
    tags: Harpy

    Other Harpies you control have +1 [M].
    ---
    name: Small Harpy
    type: Unit
    might: 1
    tags: Harpy
  board:
    objects:
      queen: { card: Harpy Queen, controller: A }
      small: { card: Small Harpy, controller: A }
  steps:
    - expect: { queen: { might: 2 }, small: { might: 2 } }
`;
    workIn(folderWith({ "own.json": JSON.stringify(list), "harpies.scenario.yaml": scenario }));
    const measured = await riftscript(["coverage", "own.json", "--json"]);
    expect(JSON.parse(measured.out)).toMatchObject({ cards: 2, parsed: 2, roundTrip: 2, failures: [] });
    expect((await riftscript(["import", "own.json", "--out", "own"])).out).toContain("2 of 2 compile");
    expect((await riftscript(["check", "own"])).code).toBe(0);
    expect((await riftscript(["test", "harpies.scenario.yaml"])).out).toContain("1 passed");
  });
  test("adds tags and tokens to the language; without it the word is refused and told where to declare", async () => {
    const without = folderWith({ "wolf.card": card });
    workIn(without);
    const refused = await riftscript(["check", "wolf.card"]);
    expect(refused.code).toBe(1);
    expect(refused.out + refused.error).toContain("riftscript.config.yaml");
    workIn(folderWith({ "wolf.card": card, "riftscript.config.yaml": config }));
    expect((await riftscript(["check", "wolf.card"])).code).toBe(0);
    workIn(without);
    expect((await riftscript(["check", "wolf.card"])).code).toBe(1);
  });
  test.each([
    ["no YAML", "tags: [", /riftscript\.config\.yaml/],
    ["an unknown key", "tag: [Wolf]", /the file has "tag", which is no key of it.*Write `tags: \[/],
    [
      "a name without a capital",
      "tags: [Gnome, wolf]",
      /yaml:1: tags, number 2 is no name: each of its words/,
    ],
    ["a name alone", "unitTokens: [Cub]\ntags: Wolf", /yaml:2: tags is no list/],
    ["a number", "tags: [3]", /tags, number 1 is no name/],
    ["a plural that is misspelt", "tags: [{ name: Wolf, plurals: Wolves }]", /has no "plural"/],
    ["a list", "- Wolf", /the file has no keys/],
    [
      "a word of the rules text",
      "tags: [Wolf]\nunitTokens: [Deal]",
      /yaml:2: "Deal" is a word of the rules text/,
    ],
    [
      "too many aliases",
      "a: &a [1, 1]\nb: &b [*a, *a, *a, *a]\nc: [*b, *b, *b, *b]",
      /riftscript\.config\.yaml/,
    ],
  ])("with %s is told in one line", async (_what, text, told) => {
    workIn(folderWith({ "riftscript.config.yaml": text }));
    const { code, error } = await riftscript(["explain", "Draw 1."]);
    expect(code).toBe(2);
    expect(error).toMatch(told);
    expect(error.split("\n")).toHaveLength(1);
  });
  test("explain says its names in words", async () => {
    workIn(folderWith({ "riftscript.config.yaml": config }));
    const { out } = await riftscript(["explain", "Other friendly Wolves have +1 [M].", "--type", "unit"]);
    expect(out).toContain("Other friendly Wolves have +1 [M].");
    expect(out).not.toContain("{");
  });
  test("a folder of that name is told in one line", async () => {
    workIn(folderWith({ "wolf.card": card, "riftscript.config.yaml/x.txt": "" }));
    const { code, error } = await riftscript(["check", "wolf.card"]);
    expect(code).toBe(2);
    expect(error).toMatch(/riftscript\.config\.yaml cannot be read \(illegal operation on a directory\)/);
  });
});
