import type { Act, GameObject, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { addsResources } from "../abilities/adds.ts";
import { finalize, type Failure } from "../chain/finalize.ts";
import { pend } from "../chain/pend.ts";
import { holds } from "../evaluate/conditions.ts";
import { isMet } from "../evaluate/dependence.ts";
import { isDuring } from "../evaluate/during.ts";
import { passivesOf, speaksOf } from "../evaluate/passives.ts";
import { scopeOf } from "../evaluate/scope.ts";
import { activatedOf, type Activated } from "./activated-abilities.ts";
import { runeOf, useRune } from "./basic-runes.ts";
import { mistimed } from "./timing.ts";

/** An activated ability of an object, counted from 1. */
export interface AbilityOf {
  readonly object: GameObject;
  readonly number: number;
  readonly activated: Activated;
}
const keyOf = ({ number, object }: AbilityOf): string => `${object.id} ${String(number)}`;

/** 377.2.b, 727. Why an ability cannot be used now, whatever the timing; null: it can. */
export function unusable(game: Game, player: Player, of: AbilityOf): string | null {
  const { activated, object } = of;
  const { context, during, keyword, on, once, only } = activated;
  if (once && game.state.thisTurn.activated.includes(keyOf(of)))
    return `377.2.b: this ability of ${object.name} has been used this turn`;
  if (during !== null && !isDuring(game, player, during))
    return `377.2.b: it is not the time to use this ability of ${object.name}`;
  if (on !== null && !isMet(game, context, on)) return `727.1.b: this ability of ${object.name} is inactive`;
  const always = passivesOf(game, "abilities-only-while")
    .filter(({ passive, scope }) => speaksOf(game, scope, passive.who, object))
    .map(({ passive }) => passive.condition);
  if (![...only, ...always].every((condition) => holds(game, scopeOf(context), condition)))
    return `377.2.b: ${object.name} does not fulfil what its ability asks for`;
  if (keyword === "empower-this" && object.empowered) return `827.1.c.1: ${object.name} is empowered`;
  return null;
}

/** 400-406. Puts the ability on the chain and finalizes it; null, or why it could not be. */
export function useAbility(game: Game, player: Player, of: AbilityOf): Failure {
  const { context, cost, costChange, instructions, keyword, once } = of.activated;
  const immediate = addsResources(instructions);
  const item = pend(game, {
    kind: "ability",
    controller: player,
    context,
    cost,
    costChange,
    instructions,
    keyword,
    immediate,
    triggered: false,
  });
  if (immediate && game.state.chain.length === 1) game.update({ chainOpenedByTrigger: true }); // 346.1
  const failure = finalize(game, item);
  if (failure !== null) {
    game.update({ chain: game.state.chain.filter(({ id }) => id !== item) });
    return failure;
  }
  const { thisTurn } = game.state;
  if (once) game.noteThisTurn({ activated: [...thisTurn.activated, keyOf(of)] });
  return null;
}

/** 376, 398-406. */
export function activate(game: Game, act: Extract<Act, { readonly act: "activate" }>): void {
  const { ability: number, object: id, player } = act;
  const rune = runeOf(game, player, id);
  if (rune !== undefined) {
    // 164.2. Both abilities of a basic rune have [Reaction].
    const wrong = mistimed(game, player, "reaction") ?? useRune(game, player, rune, number);
    return wrong === null ? undefined : game.refuse(wrong);
  }
  const object = game.find(id);
  if (object === undefined) return game.refuse(`380: ${id} is not on the board`);
  if (object.controller !== player) return game.refuse(`378: ${player} does not control ${object.name}`);
  const activated = activatedOf(game, object)[number - 1];
  if (activated === undefined)
    return game.refuse(`377: ${object.name} has no activated ability number ${number}`);
  const of = { activated, number, object };
  const wrong =
    mistimed(game, player, activated.permission) ??
    unusable(game, player, of) ??
    useAbility(game, player, of);
  if (wrong !== null) game.refuse(wrong);
}
