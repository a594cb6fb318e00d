import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Keyword, KeywordName } from "../../runtime/effects/keyword.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { printKeyword, withArticle } from "../effects/words.ts";
import { printAbilities } from "../../compiler/index.ts";
import type { LintedCard } from "../linted-card.ts";
import { defineRule, type Rule } from "../rule.ts";
import { giftWithoutEffect } from "./gift-without-effect.rule.ts";
import { inactiveAbility } from "./inactive-ability.rule.ts";
import { unreachableAbility } from "./unreachable-ability.rule.ts";

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
export const keywordOnWrongType: Rule = defineRule(
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
      const fault = faultOf(card, ability.keyword, type);
      if (fault !== undefined) {
        const values = { keyword: printKeyword(ability.keyword), type: withArticle(type), types: "" };
        yield report(card.spanOf(ability), values, { why: fault });
      }
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

/** 800. What a keyword of the project stands for does nothing on cards of this type, as it would on units. */
function faultOf(card: LintedCard, { standsFor }: Keyword, type: CardType): string | undefined {
  const text = standsFor === undefined ? undefined : printAbilities(standsFor);
  if (text === undefined || type === "unit") return undefined;
  const faultAs = (as: CardType): Diagnostic | undefined =>
    [unreachableAbility, giftWithoutEffect, inactiveAbility, keywordOnWrongType]
      .flatMap((rule) => {
        const stood = card.withText(text, as);
        return stood === undefined ? [] : [...rule.check(stood)];
      })
      .find(({ severity }) => severity === "error");
  return faultAs("unit") === undefined ? saidOf(faultAs(type)) : undefined;
}
const saidOf = (finding: Diagnostic | undefined): string | undefined =>
  finding === undefined ? undefined : `Of what it stands for: ${finding.message}`;

const plurals: Readonly<Record<CardType, string>> = {
  unit: "units",
  gear: "gear",
  spell: "spells",
  battlefield: "battlefields",
  legend: "legends",
  rune: "runes",
};
const listOf = (types: readonly CardType[]): string => types.map((type) => plurals[type]).join(", ");
