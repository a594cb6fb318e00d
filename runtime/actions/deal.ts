import type { Deal, DealSplit, Value } from "../effects/index.ts";
import type { EventFrame, EventOf, GameObject, Source, StepResult } from "../state/index.ts";
import type { Damage } from "../core/damage.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { bonusDamage } from "../core/bonus-damage.ts";
import { dealDamage } from "../core/deal.ts";
import type { Split } from "../core/split.ts";
import { mostAmong, splitAmong } from "../core/split.ts";
import { count } from "../evaluate/count.ts";
import { objectsOf } from "../evaluate/references.ts";
import { valueOf } from "../evaluate/values.ts";
import { did, ignored } from "./executor.ts";
import { selectUnits } from "./select.ts";

/** 417.6.b. A unit that the text names as the source. */
const asSource = (unit: GameObject): Source => ({
  kind: "unit",
  name: unit.name,
  object: unit.id,
  controller: unit.controller,
});

interface Dealer {
  readonly sources: readonly Source[];
  readonly by: Damage["by"];
}

/** 417.6. Who deals: null if the unit that the text names is not there (359.3.e.12). */
function dealer(game: Game, scope: Scope, action: Deal | DealSplit): Dealer | null {
  const { source } = action;
  // 417.6.a. Without a named source it is the effect; whoever performs it is responsible.
  if (source === undefined) return { sources: scope.context.sources, by: scope.actor };
  const [unit] = selectUnits(game, scope, source, action);
  // 417.6.b.3, 417.6.b.4. A named unit is the only source, and its controller is responsible.
  return unit === undefined ? null : { sources: [asSource(unit)], by: unit.controller };
}

const granted = (game: Game, scope: Scope): number =>
  scope.item === null ? 0 : (game.item(scope.item)?.bonus ?? 0);

/** 715.1, 715.2. The bonus is added to what each unit is dealt, separately; none if nothing is dealt (715.4). */
export function damageTo(
  game: Game,
  scope: Scope,
  amount: number,
  units: readonly GameObject[],
  { sources, by }: Dealer,
): readonly Damage[] {
  if (amount < 1) return []; // 417.1.e
  return units.map((unit) => {
    const bonus = bonusDamage(game, sources, unit, granted(game, scope));
    return { to: unit.id, amount: amount + bonus, printed: amount, bonus, by, sources };
  });
}

/** 428.5.c. Remembered on the item for the Cleanup that follows it. */
export function dealt(
  game: Game,
  scope: Scope,
  happened: readonly (EventOf<"damage"> & EventFrame)[],
): StepResult {
  const item = scope.item === null ? undefined : game.item(scope.item);
  if (item !== undefined && happened.length > 0) {
    const dealtTo = { ...item.dealtTo };
    for (const { object, by, sources } of happened)
      dealtTo[object] = { by, sources, through: item.context.self };
    game.patchItem(item.id, { dealtTo });
  }
  const total = happened.reduce((sum, event) => sum + event.amount, 0);
  return happened.length === 0
    ? ignored
    : did(
        happened.map((event) => event.object),
        total,
      );
}

function amountOf(game: Game, scope: Scope, value: Value, per: Deal["per"]): number | null {
  const amount = valueOf(game, scope, value);
  return amount === null || per === undefined ? amount : amount * count(game, scope, per);
}

/** 417. */
export const deal: Executor<"deal"> = (game, scope, action) => {
  const from = dealer(game, scope, action);
  const units = selectUnits(game, scope, action.to, action);
  const amount = amountOf(game, scope, action.amount, action.per);
  if (amount === null || from === null) return ignored; // 359.3.e.12
  const { and } = action;
  const also =
    and === undefined
      ? []
      : damageTo(game, scope, and.amount, selectUnits(game, scope, and.to, action), from);
  return dealt(game, scope, dealDamage(game, [...damageTo(game, scope, amount, units, from), ...also]));
};

/** 355.14, 715.3. The bonus is added once, to the amount that is split; it is divided on resolution (355.14.e). */
export const dealSplit: Executor<"deal-split"> = (game, scope, action) => {
  const from = dealer(game, scope, action);
  const units = selectUnits(game, scope, action.among, action);
  const amount = valueOf(game, scope, action.amount);
  if (amount === null || amount < 1 || from === null || units.length === 0) return ignored;
  const splitOf = (targets: readonly GameObject[]): Split =>
    splitAmong(game, from.sources, targets, amount, granted(game, scope));
  const among = atMost(game, scope, units, splitOf(units));
  const shares = divide(game, scope, among, splitOf(among));
  const damage = among.map(({ id }): Damage => {
    const share = shares[id] ?? 0;
    return { to: id, amount: share, printed: share, bonus: 0, ...from };
  });
  return dealt(game, scope, dealDamage(game, damage));
};

const capsOf = ({ caps }: Split): Partial<Pick<Split, "caps">> => (caps.length === 0 ? {} : { caps });

/** 355.14.h. With more targets than damage, the player says which remain: as many as there is damage (355.14.h.1). */
function atMost(game: Game, scope: Scope, units: readonly GameObject[], split: Split): readonly GameObject[] {
  const most = mostAmong(units.length, split);
  if (units.length <= most || scope.actor === null) return units;
  const options = units.map((unit) => unit.id);
  const why = "355.14.h: more targets than damage; those that remain";
  const kept = game.ask<"targets">({
    ask: "targets",
    player: scope.actor,
    why,
    options,
    min: most,
    max: most,
    ...capsOf(split),
  });
  return units.filter((unit) => kept.includes(unit.id));
}

function divide(
  game: Game,
  scope: Scope,
  among: readonly GameObject[],
  split: Split,
): Readonly<Record<string, number>> {
  if (scope.actor === null) return {};
  const options = among.map((unit) => unit.id);
  const why = "355.14.e: how the damage is divided";
  return game.ask<"split">({
    ask: "split",
    player: scope.actor,
    why,
    options,
    total: split.total,
    ...capsOf(split),
  });
}

/** 417.6.b.3. As many deals at the same time as there are units, each with its unit as the source. */
export const dealEach: Executor<"deal-each"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.who, action);
  const targets = selectUnits(game, scope, action.to, action);
  const damage = units.flatMap((unit) =>
    damageTo(game, scope, Math.max(0, game.might(unit)), targets, {
      sources: [asSource(unit)],
      by: unit.controller,
    }),
  );
  return dealt(game, scope, dealDamage(game, damage));
};

/** 417.6.b.3. Two deals at the same time, each with its unit as the source; both must be there. */
export const dealToEachOther: Executor<"deal-to-each-other"> = (game, scope, action) => {
  const [one, other] = objectsOf(game, scope, action.who);
  if (one === undefined || other === undefined) return ignored;
  const by = (unit: GameObject, target: GameObject): readonly Damage[] =>
    damageTo(game, scope, Math.max(0, game.might(unit)), [target], {
      sources: [asSource(unit)],
      by: unit.controller,
    });
  return dealt(game, scope, dealDamage(game, [...by(one, other), ...by(other, one)]));
};
