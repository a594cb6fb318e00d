import { inFile } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

/** 700-799. Buffs, Bonus Damage, attachments, and other additional rules. */
export const additionalRules: readonly Mutation[] = [
  ...inFile(
    "runtime/actions/deal.ts",
    ["715.1", "the bonus is not added", "amount: amount + bonus, printed", "amount, printed"],
    ["715.4", "where nothing is dealt, the bonus is", "if (amount < 1) return []; // 417.1.e", ""],
  ),
  ...inFile(
    "runtime/core/split.ts",
    [
      "715.3",
      "each target of a split gets the bonus",
      "amount + bonusDamage(game, sources, null, granted)",
      "amount + bonusDamage(game, sources, null, granted) * units.length",
    ],
    ["715.3", "a split gets no bonus", "amount + bonusDamage(game, sources, null, granted)", "amount"],
    ["715.3", "units elsewhere get the bonus of a place", "most: total - bonus,", "most: total,"],
  ),
  ...inFile(
    "runtime/core/bonus-damage.ts",
    ["714", "only one instance counts", "sum += passive.amount;", "sum = passive.amount;"],
    ["714.2", "Bonus Damage can be negative", "return Math.max(0, sum);", "return sum;"],
    [
      "713",
      "a unit that deals damage gets what a spell was granted",
      "if (!sources.some((source) => isSpell(source) || isAbility(source))) return 0;",
      ";",
    ],
    [
      "712",
      "your bonus counts for spells of others",
      "source.controller === scope.context.you;",
      "source.name !== scope.context.name;",
    ],
    [
      "715.2",
      "a bonus for units here counts everywhere",
      "(to === null || !fits(game, scope, to, passive.to.of))) continue;",
      "to === null) continue;",
    ],
  ),
  ...inFile("runtime/core/kill.ts", [
    "740.2.c",
    "no death is in combat",
    "const combat = object.designation !== null;",
    "const combat = false;",
  ]),
  ...inFile("runtime/combat/damage.ts", [
    "766",
    "ignored keywords count",
    "&& !ignores(game, player, unit, keyword)",
    "",
  ]),
  ...inFile("runtime/combat/designate.ts", [
    "740.2.a",
    "every unit attacks alone",
    "other.id === unit.id || other.controller !== unit.controller,",
    "other.id !== unit.id || true,",
  ]),
  ...inFile("runtime/chain/options.ts", [
    "756",
    "what cannot be chosen is",
    "!cannotBeChosen(game, scope, object)",
    "cannotBeChosen(game, scope, object) !== null",
  ]),
  ...inFile("runtime/evaluate/might.ts", [
    "703",
    "a buff gives nothing",
    "if (object.buffed) yield (1 + additionalOfBuff(game, object)) * (1 + (object.moreBuffs ?? 0)); // 703",
    ";",
  ]),
  ...inFile("runtime/evaluate/filters.ts", [
    "740.1",
    "enemy units are friendly",
    `(controller === you) === (side === "friendly")`,
    `(controller !== you) === (side === "friendly")`,
  ]),
  ...inFile("runtime/evaluate/states.ts", [
    "708",
    "6 Might is mighty",
    `object.kind === "unit" && game.might(object) >= 5`,
    `object.kind === "unit" && game.might(object) >= 6`,
  ]),
  ...inFile("runtime/core/move.ts", [
    "719.3.a",
    "attached gear stays behind",
    "for (const gear of attached) game.patch(gear.id, { place });",
    ";",
  ]),
  ...inFile("runtime/evaluate/alone.ts", [
    "740.2.a",
    "a unit never fights alone",
    "other.id === unit.id || other.controller !== unit.controller",
    "other.id === unit.id",
  ]),
];
