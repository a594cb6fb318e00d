import { describe, expect, test } from "vitest";
import { compileText, printText } from "../../compiler/index.ts";
import type { Action, CardType } from "../../runtime/index.ts";

/** 135.2.b.5. How the rulebook says that each action is written on cards. */
const actions: readonly (readonly [rule: string, text: string, does: Action["do"], type?: CardType])[] = [
  ["413.3", "Draw 2.", "draw"],
  ["416.6", "Recycle 2 from your trash.", "recycle-from-trash"],
  ["422.5", "Discard 2.", "discard"],
  ["424.3", "Reveal the top 2 cards of your Main Deck.", "reveal"],
  ["424.3", "Reveal your hand.", "reveal-hand"],
  ["425.3", "Counter a spell.", "counter"],
  ["426.3", "Buff a unit.", "buff"],
  ["426.3", "Buff a friendly unit.", "buff"],
  ["426.3", "Buff two friendly units at the same battlefield.", "buff"],
  ["427.5", "Banish a card from your hand.", "banish"],
  ["427.5", "Banish 2 cards from your trash.", "banish"],
  ["428.6", "Kill an enemy unit.", "kill"],
  ["428.6", "Kill all gear.", "kill"],
  ["429.5", "[Add] [2].", "add"],
  ["429.5", "[Add] [1][G].", "add"],
  ["430.5", "Channel 1 rune.", "channel"],
  ["430.5", "Channel 2 runes exhausted.", "channel"],
  ["440.2", "Burn 2.", "burn"],
  ["436.3", "[Predict 2].", "predict"],
  ["436.3.a", "[Predict].", "predict"],
  ["437.1.b.1", "Prevent the next 3 damage that would be dealt to a unit this turn.", "change-damage"],
  [
    "439.5",
    "As you play me, add the Baron Pit battlefield token to the board if it's not there already.",
    "add-battlefield",
    "unit",
  ],
];

/** 800. How each keyword is written. */
const keywords: readonly (readonly [rule: string, text: string, type: CardType])[] = [
  ["806.1.d", "[Action]\nDraw 1.", "spell"],
  ["806.1.d", "[Action][>] [E]: Draw 1.", "gear"],
  ["807.1.b", "[Assault 2]", "unit"],
  ["807.1.b.3", "[Assault]", "unit"],
  ["808.1.b", "[Deathknell][>] Draw 1.", "unit"],
  ["809.1.b", "[Deflect 2]", "unit"],
  ["809.1.b.3", "[Deflect]", "unit"],
  ["812.1.a", "[Legion][>] I cost [2] less.", "unit"],
  ["813.1.d", "[Reaction]\nDraw 1.", "spell"],
  ["813.1.d", "[Reaction][>] [E]: Draw 1.", "gear"],
  ["814.1.b", "[Shield 2]", "unit"],
  ["814.1.b.3", "[Shield]", "unit"],
  ["818.1.c", "[Equip] [1][G]", "gear"],
  ["820.1.c", "[Repeat] [2]\nDraw 1.", "spell"],
  ["823.1.c", "[Hunt 3]", "unit"],
  ["823.1.c.2", "[Hunt]", "unit"],
  ["824.1.a", "[Level 3][>] I have +1 [M].", "unit"],
  ["829.1.c", "[Flow] [2]\nDraw 1.", "spell"],
  ["827.1.c", "[Empower] [2]", "unit"],
  ["828.1.a", "[Empowered][>] I have +1 [M].", "unit"],
];

const read = (text: string, type: CardType = "spell") => {
  const { card, diagnostics } = compileText(text, { name: "Example", type });
  if (card === undefined) throw new Error(diagnostics.map(({ message }) => message).join("; "));
  return card;
};

describe("the forms that the rulebook gives", () => {
  const forms = actions.map(([rule, text, does, type = "spell"]) => ({ rule, text, does, type }) as const);
  test.each(forms)("$rule: $text", ({ text, does, type }) => {
    const card = read(text, type);
    expect(JSON.stringify(card.abilities)).toContain(`"do":"${does}"`);
    expect(printText(card)).toBe(text);
  });
  test.each(keywords)("%s: %s", (_rule, text, type) => {
    expect(printText(read(text, type))).toBe(text);
  });
});
