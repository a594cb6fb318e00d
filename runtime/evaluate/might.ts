import type { ContinuousOf, GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { attachmentsOf } from "./board.ts";
import { fits } from "./filters.ts";
import { scopeOf } from "./scope.ts";
import { changesMight, mightIn } from "./gifts.ts";
import { isLimited, withinLimits, type MightLimits } from "./might-limits.ts";
import { keywordValue } from "./keywords.ts";
import { passivesOf, speaksOf } from "./passives.ts";
import { applyInOrder, type Change } from "./timestamps.ts";

/**
 * 473-477. The base, and what is added to it. A condition that asks for the Might of the same unit while it is worked
 * out ("while I'm Mighty, I have [Shield]") sees what has been added so far; each effect is applied once (476).
 */
export function mightOf(game: Game, object: GameObject): number {
  const { partialMight } = game;
  const known = partialMight.get(object.id);
  if (known !== undefined) return known;
  const base = assignedMight(game, object) ?? game.card(object.name).might ?? 0;
  const changes = [...changesOfOwn(game, object)];
  const sum = (): number => changes.reduce((might, amount) => might + amount, base);
  partialMight.set(object.id, sum());
  const gifts = giftsTo(game, object);
  changes.push(...gifts.filter((gift) => !isLimited(gift)).map(({ amount }) => amount));
  partialMight.set(object.id, limited(game, object, gifts, sum(), changes));
  if (object.designation === "attacker") changes.push(keywordValue(game, object, "Assault")); // 807.1.c
  if (object.designation === "defender") changes.push(keywordValue(game, object, "Shield")); // 814.1.c
  partialMight.delete(object.id);
  return limited(game, object, gifts, sum(), changes);
}

/** 477.1.a.1. In place of the printed Might: what a text has said last, or what a token came with. */
const assignedMight = (game: Game, object: GameObject): number | null | undefined =>
  game.state.continuous.findLast(
    (effect): effect is ContinuousOf<"base-might"> => effect.is === "base-might" && effect.on === object.id,
  )?.amount ??
  object.baseMight ??
  object.token?.might;

/** 477.3. What changes the Might of an object, but for the passive abilities of others and its keywords. */
function* changesOfOwn(game: Game, object: GameObject): Iterable<number> {
  if (object.buffed) yield (1 + additionalOfBuff(game, object)) * (1 + (object.moreBuffs ?? 0)); // 703
  for (const gear of attachmentsOf(game, object)) yield mightBonusOf(game, gear); // 137.3, 477.3.d
  for (const effect of game.state.continuous)
    if (effect.is === "might" && effect.on === object.id) yield effect.amount;
  yield* fromAttached(game, object);
}

/** 137. "Each Equipment attached to me gives double its base Might bonus.": of the base, so two of them do not add up. */
function mightBonusOf(game: Game, gear: GameObject): number {
  const times = passivesOf(game, "gear-gives").flatMap(({ passive: { from, gift }, scope }) =>
    gift.gift === "might-bonus-times" && fits(game, scope, gear, from.of) ? [gift.times] : [],
  );
  return (game.card(gear.name).mightBonus ?? 0) * Math.max(1, ...times);
}

/** "Buffs give an additional +1 [M] to friendly units." */
function additionalOfBuff(game: Game, object: GameObject): number {
  let sum = 0;
  for (const { passive, scope } of passivesOf(game, "buffs-give"))
    if (fits(game, scope, object, passive.to.of)) sum += passive.amount;
  for (const effect of game.state.continuous)
    if (
      effect.is === "buffs-give" &&
      (effect.to === undefined || fits(game, scopeOf(effect.context), object, effect.to.of))
    )
      sum += effect.amount;
  return sum;
}

/** 719. "Your Equipment each give +1 [M].": what is attached to the unit. */
function* fromAttached(game: Game, object: GameObject): Iterable<number> {
  for (const { passive, scope } of passivesOf(game, "gear-gives")) {
    const { from, gift } = passive;
    if (gift.gift === "might-bonus-times" || !changesMight(gift)) continue;
    for (const gear of attachmentsOf(game, object))
      if (fits(game, scope, gear, from.of)) yield mightIn(game, scope, gift, undefined) ?? 0;
  }
}

type GiftOfMight = MightLimits & Pick<Change, "active"> & { readonly amount: number };

/** 477.3. "Other friendly units have +1 [M].": what passive abilities give this unit. */
const giftsTo = (game: Game, object: GameObject): readonly GiftOfMight[] =>
  passivesOf(game, "have", ({ gift }) => changesMight(gift))
    .filter(({ passive, scope }) => speaksOf(game, scope, passive.who, object, passive.here))
    .map(({ active, passive, scope }) => {
      const { maximum, minimum } = passive;
      const amount = mightIn(game, scope, passive.gift, passive.per) ?? 0;
      return {
        active,
        amount,
        ...(maximum === undefined ? {} : { maximum }),
        ...(minimum === undefined ? {} : { minimum }),
      };
    });

/**
 * 478.1.c, 479. What is limited depends on what the others come to, so it is applied after them: increases first, then
 * decreases (477.3.e). `changes`: what has been applied.
 */
function limited(
  game: Game,
  object: GameObject,
  gifts: readonly GiftOfMight[],
  before: number,
  changes: readonly number[],
): number {
  const changeBy = (gift: GiftOfMight): Change => ({
    active: gift.active,
    amount: (might) => withinLimits(gift.amount, gift, might),
  });
  const some = gifts.filter(isLimited);
  // "Units you control here have their Might increased to 5 [M].": before anything decreases it.
  const raised = passivesOf(game, "might-increased-to")
    .filter(({ passive, scope }) => speaksOf(game, scope, passive.who, object))
    .map(({ active, passive }) => ({
      active,
      amount: (might: number) => Math.max(0, passive.might - might),
    }));
  const increases = [...some.filter(({ amount }) => amount > 0).map(changeBy), ...raised];
  const decreased = changes.reduce((sum, amount) => sum + Math.min(0, amount), 0);
  const might = applyInOrder(game, increases, before - decreased) + decreased;
  return applyInOrder(game, some.filter(({ amount }) => amount < 0).map(changeBy), might);
}
