import type { KeywordName } from "../../runtime/effects/keyword.ts";
import { printKeyword } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** What these do is done while the card is played, or as it enters the board. */
const whilePlayed: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "Accelerate",
  "Action",
  "Ambush",
  "Quick-Draw",
  "Reaction",
  "Repeat",
  "Vision",
  "Weaponmaster",
]);

/** 124.1. A card that leaves the hand or the trash is a new object, which has nothing of what the other one was given. */
export const grantedOnlyInHand = defineRule(
  "granted-only-in-hand",
  {
    severity: "error",
    rules: ["124.1", "354", "358.4", "383.4.a.2"],
    message: "A card in a {zone} loses {keyword} as it is played, before that does anything.",
    why: "On the chain and on the board it is a new object, to which the ability does not apply.",
    help: 'Give it to cards "you play", or to those you have "everywhere".',
  },
  function* (card, report) {
    for (const { ability } of card.lines) {
      if (ability.ability !== "passive") continue;
      for (const passive of [ability.passive, ...(ability.and === undefined ? [] : [ability.and])])
        if (
          passive.passive === "played-have" &&
          (passive.from === "your-hand" || passive.from === "your-trash") &&
          whilePlayed.has(passive.keyword.keyword)
        )
          yield report(card.spanOf(passive), {
            keyword: printKeyword(passive.keyword),
            zone: passive.from === "your-hand" ? "hand" : "trash",
          });
    }
  },
);
