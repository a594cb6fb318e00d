import type { EventFrame, EventOf, GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { ChangedDamage, Damage, DamageReplacement } from "./damage.ts";
import { inOrderOfArrival } from "../evaluate/arrival.ts";
import { keyOf } from "../evaluate/dependence.ts";
import { cannotBe, cannotDealDamage } from "../evaluate/restrictions.ts";
import { trigger } from "../abilities/trigger.ts";
import { doublings } from "./double.ts";
import { preventions } from "./prevent.ts";
import { applyReplacement, replacementsOf, type Replacement } from "./replacements.ts";

/** All that would change this damage, in the order of its creation. */
export function replacementsFor(game: Game, unit: GameObject, damage: Damage): readonly DamageReplacement[] {
  const { amount, bonus, by, combat, printed, sources } = damage;
  const { id: object, name } = unit;
  const isCombat = combat === true;
  const event = {
    what: "damage",
    object,
    name,
    amount,
    printed,
    bonus,
    changes: [],
    combat: isCombat,
  } as const;
  const abilities = replacementsOf(game, { rule: "417.1", by, sources }, event).map(
    (replacement): DamageReplacement => ({
      key: replacement.key,
      name: replacement.name,
      rule: "370.1.b",
      makeOf: (before) => before - Math.min(before, preventedOf(replacement, before)), // 432, 437.4
      apply: () => applyReplacement(game, replacement),
    }),
  );
  return [...preventions(game, damage), ...doublings(game, damage), ...abilities];
}

/** "… double it": less than nothing is prevented; "… prevent 2 of it"; something else instead: all of it is (437.4). */
function preventedOf({ sentences }: Replacement, damage: number): number {
  const changes = sentences.flatMap(({ actions }) =>
    actions.flatMap((action) => (action.do === "change-damage" && "what" in action ? [action] : [])),
  );
  const [change] = changes;
  return change?.how === "double" ? -damage : (change?.amount ?? damage);
}

/** 372. Of several, the controller of the unit says which is applied first. Effects of the same name are not ordered. */
export function orderOf(
  game: Game,
  unit: GameObject,
  list: readonly DamageReplacement[],
): readonly string[] | undefined {
  const options = [...new Set(list.map((each) => each.name))];
  if (options.length < 2) return undefined;
  const why = `372: what changes the damage to ${unit.name} first`;
  return game.ask<"order">({ ask: "order", player: unit.controller, why, options });
}
export function inOrder(
  list: readonly DamageReplacement[],
  order: readonly string[] | undefined,
): readonly DamageReplacement[] {
  if (order === undefined) return list;
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return list.toSorted((a, b) => rank(a.name) - rank(b.name));
}

/** What becomes of damage that would be dealt: each effect is applied once to it (370.2). */
function change(game: Game, unit: GameObject, damage: Damage): ChangedDamage {
  let { amount } = damage;
  const changes: ChangedDamage["changes"][number][] = [];
  if (cannotBe(game, unit, "dealt-damage", damage)) {
    changes.push({ name: unit.name, from: amount, to: 0, rule: "054.1" });
    return { damage, amount: 0, changes };
  }
  const list = replacementsFor(game, unit, damage);
  for (const each of inOrder(list, damage.order ?? orderOf(game, unit, list))) {
    if (amount === 0) break;
    const to = each.makeOf(amount);
    if (!each.apply(amount, to)) continue;
    changes.push({ name: each.name, from: amount, to, rule: each.rule });
    amount = to;
  }
  return { damage, amount, changes };
}

/** 417. Deals damage to several units at the same time (417.1.d). Returns what was dealt. */
export function dealDamage(
  game: Game,
  would: readonly Damage[],
): readonly (EventOf<"damage"> & EventFrame)[] {
  const changed: { readonly unit: GameObject; readonly change: ChangedDamage }[] = [];
  // Each event is treated separately (373), in order of arrival.
  for (const damage of inOrderOfArrival(game, would, (each) => each.to)) {
    const unit = game.find(damage.to);
    // 417.2. Only units are dealt damage; 417.1.e.1. only valid damage is dealt.
    if (unit?.kind !== "unit" || damage.amount < 1) continue;
    if (damage.combat !== true && isFromSilent(game, damage)) continue; // 054.1
    changed.push({ unit, change: change(game, unit, damage) });
  }
  const happened: (EventOf<"damage"> & EventFrame)[] = [];
  for (const { unit, change } of changed) {
    const event = mark(game, unit.id, change);
    if (event !== null) happened.push(event);
  }
  if (happened.length === 0) return happened;
  countDealers(game, happened);
  game.needsCleanup(); // 319.7
  trigger(game, happened);
  return happened;
}

/** "It can't deal damage": a unit that is the source of it (417.6.b). In combat it gives none (465.2.a). */
const isFromSilent = (game: Game, { sources }: Damage): boolean =>
  sources.some(({ kind, object }) => {
    const unit = kind === "unit" ? game.find(object) : undefined;
    return unit !== undefined && cannotDealDamage(game, unit);
  });

/** For texts that look back in the turn: "if this has dealt damage twice this turn". Several units at once are one time. */
function countDealers(game: Game, happened: readonly EventFrame[]): void {
  const dealt = { ...game.state.thisTurn.dealt };
  const dealers = new Set<string>();
  for (const { sources } of happened) for (const { object } of sources) dealers.add(keyOf(object));
  for (const key of dealers) dealt[key] = (dealt[key] ?? 0) + 1;
  game.noteThisTurn({ dealt });
}

/** 417.1.b, 417.1.c. Marks the damage on the unit, by the player responsible (142.3.a). */
function mark(
  game: Game,
  id: string,
  { damage, amount, changes }: ChangedDamage,
): (EventOf<"damage"> & EventFrame) | null {
  const unit = game.find(id);
  if (unit === undefined) return null;
  const { by, sources } = damage;
  if (amount < 1) {
    // 437.4. Damage that was prevented altogether has not been dealt at all.
    game.log(
      { rule: "437.4", by, sources },
      { what: "replaced", object: id, name: unit.name, would: "be-dealt-damage" },
    );
    return null;
  }
  game.patch(id, { damage: [...unit.damage, { amount, by }] });
  return game.log(
    { rule: "417.1.b", by, sources },
    {
      what: "damage",
      object: id,
      name: unit.name,
      amount,
      printed: damage.printed,
      bonus: damage.bonus,
      changes,
      combat: damage.combat === true,
    },
  );
}
