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
