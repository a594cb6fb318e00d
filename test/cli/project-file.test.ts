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
    ["an unknown key", "tag: [Wolf]", /tags, unitTokens/],
    ["a name without a capital", "tags: [wolf]", /tags\/0/],
    ["a list", "- Wolf", /must be object/],
  ])("with %s is told in one line", async (_what, text, told) => {
    workIn(folderWith({ "riftscript.config.yaml": text }));
    const { code, error } = await riftscript(["explain", "Draw 1."]);
    expect(code).toBe(2);
    expect(error).toMatch(told);
    expect(error.split("\n")).toHaveLength(1);
  });
});
