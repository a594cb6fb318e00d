import { describe, expect, test } from "vitest";
import { canonicalText } from "../../../compiler/import/rich-text.ts";

const text = (rich: string): string => canonicalText(rich).text;

describe("a rich text in the canonical notation", () => {
  test.each([
    [":rb_energy_1::rb_rune_fury:, :rb_exhaust:: Draw 1.", "[1][R], [E]: Draw 1."],
    ["Give it +2 :rb_might: this turn.", "Give it +2 [M] this turn."],
    ["Give it +:rb_might: equal to its Might.", "Give it +[M] equal to its Might."],
    [
      ":rb_rune_calm::rb_rune_mind::rb_rune_body::rb_rune_chaos::rb_rune_order::rb_rune_rainbow:",
      "[G][B][O][P][Y][A]",
    ],
    [":rb_energy_0: :rb_energy_12:", "[0] [12]"],
  ])("icons: %s", (rich, expected) => {
    expect(text(rich)).toBe(expected);
  });

  test.each([
    ["<p>One.<br />Two.<br>Three.</p>", "One.\nTwo.\nThree."],
    ["<p>One.</p><p>Two.</p>", "One.\nTwo."],
    ["<p>  One. <br /> <br />  Two  words. </p>\n", "One.\nTwo words."],
    ["<p>One <em>and</em> <b>two</b>.</p>", "One and two."],
    [
      "<p>Choose one —</p><ul><li>Draw 1.</li><li>Kill a gear.</li></ul>",
      "Choose one —\n- Draw 1.\n- Kill a gear.",
    ],
    ["One.<script>process.exit(1)</script>", "One."],
    ["", ""],
  ])("markup: %j", (rich, expected) => {
    expect(text(rich)).toBe(expected);
  });

  test("characters: entities are decoded, quotation marks and hyphens straight, long dashes kept", () => {
    expect(text("[Deathknell][&gt;] &quot;a&quot; &amp; &#39;b&#39;&nbsp;“c” ‘d’ it’s \u22122 – —")).toBe(
      "[Deathknell][>] \"a\" & 'b' \"c\" 'd' it's -2 - —",
    );
  });

  test("reminder text is kept", () => {
    expect(text("<p>[Tank] (I must be assigned combat damage first.)</p>")).toBe(
      "[Tank] (I must be assigned combat damage first.)",
    );
  });

  test.each(["[NO TEXT]", "<p>No text</p>", "[No Text]<br />"])("%s is no text", (rich) => {
    expect(text(rich)).toBe("");
  });

  test("an icon that nobody knows is told and left as it is", () => {
    expect(canonicalText("Pay :rb_moon: or :rb_energy_x:.")).toEqual({
      text: "Pay :rb_moon: or :rb_energy_x:.",
      unknownIcons: [":rb_moon:", ":rb_energy_x:"],
    });
  });
});
