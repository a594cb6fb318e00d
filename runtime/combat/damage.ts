import type { KeywordName } from "../effects/index.ts";
import type { AssignRule, GameObject, Player, Source } from "../state/index.ts";
import type { Damage } from "../core/damage.ts";
import type { Game } from "../step/game.ts";
import { dealDamage } from "../core/deal.ts";
import { passivesOf, speaksOf } from "../evaluate/passives.ts";
import { hereOf, locationOf, opponentOf, unitsAt } from "../evaluate/places.ts";
import { cannotDealDamage } from "../evaluate/restrictions.ts";
import { assignable } from "./lethal-assignment.ts";

/** 815, 826. "I must be assigned combat damage first", "last"; keywords that the player ignores do not count (766). */
function comes(game: Game, player: Player, unit: GameObject, order: "first" | "last"): boolean {
  const keyword = order === "first" ? "Tank" : "Backline";
  if (game.keyword(unit, keyword) > 0 && !ignores(game, player, unit, keyword)) return true;
  return passivesOf(game, "assigned-damage", (passive) => passive.order === order).some(
    ({ passive, scope }) => speaksOf(game, scope, passive.who, unit),
  );
}
/** 765, 767. "You ignore [Backline] while assigning combat damage here." */
const ignores = (game: Game, player: Player, unit: GameObject, keyword: KeywordName): boolean =>
  passivesOf(game, "ignores-keyword", (passive) => passive.keyword === keyword).some(
    ({ passive, scope }) =>
      scope.context.you === player &&
      (passive.while === "assigning-damage" ||
        (passive.while === "assigning-damage-here" && hereOf(game, scope.context) === locationOf(unit))),
  );

/** 465.2.a. The sum of the Might of the units; stunned ones (423.1.b) and negative Might (143.2.b) give nothing. */
const summed = (game: Game, units: readonly GameObject[]): number =>
  units.reduce((sum, unit) => sum + (dealsNone(game, unit) ? 0 : Math.max(0, game.might(unit))), 0);
const dealsNone = (game: Game, unit: GameObject): boolean =>
  unit.stunned ||
  cannotDealDamage(game, unit) ||
  passivesOf(game, "deals-no-combat-damage").some(({ passive, scope }) =>
    speaksOf(game, scope, passive.who, unit),
  );

/** 417.6.c.1. The damage of one side has its units as the source. */
const asSources = (units: readonly GameObject[]): readonly Source[] =>
  units.map((unit) => ({ kind: "unit", name: unit.name, object: unit.id, controller: unit.controller }));

/** 465. Both players assign, the attacker first; then all of it is dealt at the same time (465.2.d). */
export function combatDamage(game: Game): void {
  const { showdown } = game.state;
  if (showdown === null) return;
  const { at, attacker } = showdown;
  const defender = opponentOf(attacker);
  const side = (player: Player) => unitsAt(game, at).filter((unit) => unit.controller === player);
  const attackers = side(attacker);
  const defenders = side(defender);
  // 465.1. Only if units of both remain.
  if (attackers.length > 0 && defenders.length > 0) {
    const byAttacker = assigned(game, attacker, attackers, defenders);
    const byDefender = assigned(game, defender, defenders, attackers);
    const excess = { [attacker]: byAttacker.excess, [defender]: byDefender.excess };
    game.update({ excess: { ...game.state.excess, ...excess } });
    const happened = dealDamage(game, [...byAttacker.damage, ...byDefender.damage]);
    // 428.5.c.2. For the Combat Cleanup.
    game.update({
      attribution: Object.fromEntries(happened.map(({ object, by, sources }) => [object, { by, sources }])),
    });
  }
  // 465.3, 466.1. Outstanding tasks are cancelled.
  game.update({
    showdown: { ...showdown, step: "result" },
    tasks: [{ task: "cleanup", special: "combat" }],
  });
}

/** 465.2.c. How one player assigns the damage of their units among those of the other. */
function assigned(
  game: Game,
  player: Player,
  from: readonly GameObject[],
  to: readonly GameObject[],
): { readonly damage: readonly Damage[]; readonly excess: number } {
  const total = summed(game, from);
  if (total === 0) return { damage: [], excess: 0 };
  const sources = asSources(from);
  const ways = to.map((unit) => assignable(game, unit, player, sources));
  const rules = to.map((unit, index): AssignRule => ({
    lethal: ways[index]?.lethal ?? "never",
    first: comes(game, player, unit, "first"),
    last: comes(game, player, unit, "last"),
  }));
  const options = to.map((unit) => unit.id);
  const why = "465.2.c: how combat damage is assigned";
  const shares = game.ask<"assign">({ ask: "assign", player, why, options, total, rules });
  const damage = to.flatMap(({ id }, index): readonly Damage[] => {
    const amount = shares[id] ?? 0;
    const order = ways[index]?.order;
    const dealt = { to: id, amount, printed: amount, bonus: 0, by: player, sources, combat: true } as const;
    return amount === 0 ? [] : [order === undefined ? dealt : { ...dealt, order }];
  });
  const beyond = to.map(({ id }, index) => {
    const lethal = rules[index]?.lethal;
    return typeof lethal === "number" ? Math.max(0, (shares[id] ?? 0) - lethal) : 0;
  });
  return { damage, excess: beyond.reduce((sum, amount) => sum + amount, 0) };
}
