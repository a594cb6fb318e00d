import type {
  Ability,
  AbilityCostChange,
  Condition,
  Cost,
  Dependence,
  During,
  Instructions,
} from "../effects/index.ts";
import type { Context, GameObject, KeywordEffect } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Permission } from "./timing.ts";
import { attachmentsOf, effectTextOf, contextOfObject } from "../evaluate/board.ts";
import type { PassiveOf } from "../evaluate/active.ts";
import type { Scope } from "../evaluate/scope.ts";
import { textOf } from "../evaluate/stood-for.ts";
import { isOnSide } from "../evaluate/filters.ts";
import { passivesOf } from "../evaluate/passives.ts";
import { grantedOf } from "../evaluate/granted.ts";

/** An activated ability that an object has, and all that limits its use. */
export interface Activated {
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
    const { cost, keyword, standsFor } = ability.keyword;
    if (standsFor !== undefined) return activatedIn(standsFor, context);
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
  const own =
    object.attachedTo === null ? activatedIn(textOf(game.card(object.name).abilities, object), context) : [];
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
