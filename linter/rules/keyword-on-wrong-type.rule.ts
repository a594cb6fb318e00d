import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { KeywordName } from "../../runtime/effects/keyword.ts";
import { printKeyword, withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

interface Presence {
  readonly on: readonly CardType[];
  /** The rule that says so. */
  readonly rule: string;
}
const unit: readonly CardType[] = ["unit"];
const permanents: readonly CardType[] = ["unit", "gear"];
const played: readonly CardType[] = ["unit", "gear", "spell"];

/** 805-829. On which cards a keyword is present; others may be given it by an effect. */
const presence: Partial<Record<KeywordName, Presence>> = {
  Accelerate: { on: unit, rule: "805.1" },
  Ambush: { on: unit, rule: "822.1.a" },
  Assault: { on: unit, rule: "807.1.a" },
  Backline: { on: unit, rule: "826.2" },
  Deflect: { on: permanents, rule: "809.1.a" },
  Equip: { on: ["gear"], rule: "818.1.a" },
  Flow: { on: ["spell"], rule: "829.1.a" },
  Ganking: { on: unit, rule: "810.1.a" },
  Hidden: { on: played, rule: "811.1.a" },
  Hunt: { on: unit, rule: "823.1.a" },
  "Quick-Draw": { on: ["gear"], rule: "819.1.a" },
  Repeat: { on: ["spell"], rule: "820.1.a" },
  Shield: { on: unit, rule: "814.1.a" },
  Tank: { on: unit, rule: "815.1.a" },
  Temporary: { on: permanents, rule: "816.1.a" },
  Vision: { on: permanents, rule: "817.1.a" },
  Weaponmaster: { on: unit, rule: "821.1.a" },
};

/** A keyword on a line of its own belongs to certain types of cards. */
export const keywordOnWrongType = defineRule(
  "keyword-on-wrong-type",
  {
    severity: "error",
    rules: ["800"],
    message: "{keyword} does nothing on {type}.",
    why: "The keyword is present on {types} only.",
    help: 'Leave it out, or give it to a unit: "Give a unit … this turn."',
  },
  function* (card, report) {
    const { type } = card.card;
    for (const { part, ability } of card.lines) {
      // 136. The effect text of an Equipment belongs to its unit.
      if (ability.ability !== "keyword" || part === "effectText") continue;
      const known = presence[ability.keyword.keyword];
      if (known === undefined || known.on.includes(type)) continue;
      const values = {
        keyword: printKeyword(ability.keyword),
        type: withArticle(type),
        types: listOf(known.on),
      };
      yield report(card.spanOf(ability), values, { rules: [known.rule] });
    }
  },
);

const plurals: Readonly<Record<CardType, string>> = {
  unit: "units",
  gear: "gear",
  spell: "spells",
  battlefield: "battlefields",
  legend: "legends",
  rune: "runes",
};
const listOf = (types: readonly CardType[]): string => types.map((type) => plurals[type]).join(", ");
