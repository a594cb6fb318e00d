import type {
  Ability,
  AbilityCostChange,
  Condition,
  Cost,
  Dependence,
  During,
  Instructions,
} from "../effects/index.ts";
import type { Act, Context, GameObject, KeywordEffect } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Permission } from "./timing.ts";
import { addsResources } from "../abilities/adds.ts";
import { finalize } from "../chain/finalize.ts";
import { pend } from "../chain/pend.ts";
import { attachmentsOf, effectTextOf, contextOfObject } from "../evaluate/board.ts";
import type { PassiveOf } from "../evaluate/active.ts";
import type { Scope } from "../evaluate/scope.ts";
import { isOnSide } from "../evaluate/filters.ts";
import { passivesOf, speaksOf } from "../evaluate/passives.ts";
import { grantedOf } from "../evaluate/granted.ts";
import { isDuring } from "../evaluate/during.ts";
import { isMet } from "../evaluate/dependence.ts";
import { holds } from "../evaluate/conditions.ts";
import { scopeOf } from "../evaluate/scope.ts";
import { mistimed } from "./timing.ts";

interface Activated {
  readonly context: Context;
  readonly cost: Cost;
  readonly permission: Permission;
  readonly instructions: Instructions;
  readonly keyword: KeywordEffect | null;
  /** What must be true for it to be used. */
  readonly only: readonly Condition[];
  /** 727. It is inactive unless this holds. */
  readonly on: Dependence | null;
  readonly costChange: AbilityCostChange | null;
  readonly during: During | null;
  readonly once: boolean;
}

function activatedIn(abilities: readonly Ability[], context: Context): readonly Activated[] {
  return abilities.flatMap((ability): readonly Activated[] => {
    if (ability.ability === "activated") {
      const { change, cost, instructions, on, oncePerTurn, onlyDuring, onlyIf, onlyWhile, timing } = ability;
      const only = [onlyWhile, onlyIf].filter((condition) => condition !== undefined);
      const frame = {
        context,
        cost,
        instructions,
        keyword: null,
        only,
        permission: timing ?? "none",
      } as const;
      const limits = { during: onlyDuring ?? null, once: oncePerTurn === true };
      return [{ ...frame, ...limits, on: on ?? null, costChange: change ?? null }];
    }
    if (ability.ability !== "keyword") return [];
    const { cost, keyword } = ability.keyword;
    const frame = {
      context,
      cost: cost ?? [],
      instructions: [],
      only: [],
      permission: "none",
      on: null,
      during: null,
      once: false,
      costChange: ability.change ?? null,
    } as const;
    if (keyword === "Equip") return [{ ...frame, keyword: "attach-this" }]; // 818.1.c.2
    if (keyword === "Empower") return [{ ...frame, keyword: "empower-this" }]; // 827.1.c.1
    return [];
  });
}

/** The activated abilities that an object has now: its own unless it is attached (135.4), and those appended to it. */
export function activatedOf(game: Game, object: GameObject): readonly Activated[] {
  const context = contextOfObject(object);
  const own = object.attachedTo === null ? activatedIn(game.card(object.name).abilities, context) : [];
  const appended = attachmentsOf(game, object).flatMap((gear) =>
    activatedIn(effectTextOf(game, gear), { ...context, appendedBy: gear.id }),
  );
  const borrowed = passivesOf(game, "has-abilities-of")
    .filter(({ scope }) => scope.context.self === object.id)
    .flatMap(({ passive, scope }) => borrowedBy(game, scope, passive, context));
  const granted = grantedOf(game, "activated").filter((active) => active.context.self === object.id);
  return [
    ...own,
    ...appended,
    ...borrowed,
    ...granted.flatMap((active) => activatedIn([active.ability], active.context)),
  ];
}

/** "I have all [E] abilities of all friendly units.": its "I" is then the object that has them (473). */
const borrowedBy = (
  game: Game,
  scope: Scope,
  passive: PassiveOf<"has-abilities-of">,
  context: Context,
): readonly Activated[] =>
  game.state.objects
    .filter(
      (other) =>
        other.id !== context.self &&
        passive.kinds.some(({ kind }) => kind === other.kind) &&
        isOnSide(scope.context.you, other.controller, passive.side),
    )
    .flatMap((other) => activatedIn(game.card(other.name).abilities, context))
    .filter(({ cost }) => cost.some((part) => part.cost === "exhaust-this"));

/** 376, 398-406. */
export function activate(game: Game, act: Extract<Act, { readonly act: "activate" }>): void {
  const { ability, object: id, player } = act;
  const object = game.find(id);
  if (object === undefined) return game.refuse(`380: ${id} is not on the board`);
  if (object.controller !== player) return game.refuse(`378: ${player} does not control ${object.name}`);
  const activated = activatedOf(game, object)[ability - 1];
  if (activated === undefined)
    return game.refuse(`377: ${object.name} has no activated ability number ${ability}`);
  const { context, cost, costChange, instructions, keyword, on, only, permission } = activated;
  const key = `${object.id} ${String(ability)}`;
  if (activated.once && game.state.thisTurn.activated.includes(key))
    return game.refuse(`377.2.b: this ability of ${object.name} has been used this turn`);
  if (activated.during !== null && !isDuring(game, player, activated.during))
    return game.refuse(`377.2.b: it is not the time to use this ability of ${object.name}`);
  if (on !== null && !isMet(game, context, on))
    return game.refuse(`727.1.b: this ability of ${object.name} is inactive`);
  const wrong = mistimed(game, player, permission);
  if (wrong !== null) return game.refuse(wrong);
  // 377.2.b
  const always = passivesOf(game, "abilities-only-while")
    .filter(({ passive, scope }) => speaksOf(game, scope, passive.who, object))
    .map(({ passive }) => passive.condition);
  if (![...only, ...always].every((condition) => holds(game, scopeOf(context), condition)))
    return game.refuse(`377.2.b: ${object.name} does not fulfil what its ability asks for`);
  if (keyword === "empower-this" && object.empowered)
    return game.refuse(`827.1.c.1: ${object.name} is empowered`);
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
  if (failure !== null) return game.refuse(failure);
  const { thisTurn } = game.state;
  if (activated.once) game.update({ thisTurn: { ...thisTurn, activated: [...thisTurn.activated, key] } });
}
