import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { attachmentsOf } from "./board.ts";
import { fits } from "./filters.ts";
import { scopeOf } from "./scope.ts";
import { changesMight, mightIn } from "./gifts.ts";
import { keywordValue } from "./keywords.ts";
import { passivesOf, speaksOf } from "./passives.ts";

/**
 * 473-477. The base, and what is added to it. A condition that asks for the Might of the same unit while it is worked
 * out ("while I'm Mighty, I have [Shield]") sees what has been added so far; each effect is applied once (476).
 */
export function mightOf(game: Game, object: GameObject): number {
  const { partialMight } = game;
  const known = partialMight.get(object.id);
  if (known !== undefined) return known;
  // 477.1.a.1
  let might = object.baseMight ?? object.token?.might ?? game.card(object.name).might ?? 0;
  if (object.buffed) might += (1 + additionalOfBuff(game, object)) * (1 + (object.moreBuffs ?? 0)); // 703
  for (const gear of attachmentsOf(game, object)) might += mightBonusOf(game, gear); // 137.3, 477.3.d
  for (const effect of game.state.continuous)
    if (effect.is === "might" && effect.on === object.id) might += effect.amount;
  might += fromAttached(game, object);
  partialMight.set(object.id, might);
  might += fromPassives(game, object, might);
  partialMight.set(object.id, might);
  if (object.designation === "attacker") might += keywordValue(game, object, "Assault"); // 807.1.c
  if (object.designation === "defender") might += keywordValue(game, object, "Shield"); // 814.1.c
  partialMight.delete(object.id);
  return might;
}

/** 137. "Each Equipment attached to me gives double its base Might bonus.": of the base, so two of them do not add up. */
function mightBonusOf(game: Game, gear: GameObject): number {
  const times = passivesOf(game, "might-bonus-times")
    .filter(({ passive, scope }) => fits(game, scope, gear, passive.from.of))
    .map(({ passive }) => passive.times);
  return (game.card(gear.name).mightBonus ?? 0) * Math.max(1, ...times);
}

/** "Buffs give an additional +1 [M] to friendly units." */
function additionalOfBuff(game: Game, object: GameObject): number {
  let sum = 0;
  for (const { passive, scope } of passivesOf(game, "buffs-give"))
    if (fits(game, scope, object, passive.to.of)) sum += passive.amount;
  for (const effect of game.state.continuous)
    if (effect.is === "buffs-give" && fits(game, scopeOf(effect.context), object, effect.to.of))
      sum += effect.amount;
  return sum;
}

/** 719. "Your Equipment each give +1 [M].": what is attached to the unit. */
function fromAttached(game: Game, object: GameObject): number {
  let sum = 0;
  for (const { passive, scope } of passivesOf(game, "equipment-gives", ({ gift }) => changesMight(gift)))
    for (const gear of attachmentsOf(game, object))
      if (fits(game, scope, gear, passive.from.of)) sum += mightIn(game, scope, passive.gift, undefined) ?? 0;
  return sum;
}

function fromPassives(game: Game, object: GameObject, before: number): number {
  let sum = 0;
  const given = passivesOf(game, "have", ({ gift }) => changesMight(gift)).filter(({ passive, scope }) =>
    speaksOf(game, scope, passive.who, object, passive.here),
  );
  for (const { passive, scope } of given)
    if (passive.minimum === undefined) sum += mightIn(game, scope, passive.gift, passive.per) ?? 0;
  // 477.3.b. "to a minimum of 1 [M]": what is limited, is limited by what the others come to.
  for (const { passive, scope } of given) {
    if (passive.minimum === undefined) continue;
    const amount = mightIn(game, scope, passive.gift, passive.per) ?? 0;
    sum += Math.min(0, Math.max(amount, passive.minimum - before - sum));
  }
  return sum;
}
