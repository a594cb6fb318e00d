import type { Passive, PassiveAbility } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Active, PassiveOf } from "./board.ts";
import type { Scope } from "./scope.ts";
import { boardOf } from "./board.ts";
import { holds } from "./conditions.ts";
import { areMet } from "./dependence.ts";
import { fits } from "./filters.ts";
import { scopeOf } from "./scope.ts";
import { hereOf, locationOf } from "./places.ts";

/** A passive ability that applies now, and the words it is read by. */
export interface Applying<Kind extends Passive["passive"]> {
  readonly passive: PassiveOf<Kind>;
  readonly scope: Scope;
}

const isKind = <Kind extends Passive["passive"]>(passive: Passive, kind: Kind): passive is PassiveOf<Kind> =>
  passive.passive === kind;

/** 364.3. Whether its conditions are true now. */
export function applies(
  game: Game,
  active: Active<PassiveAbility>,
  scope: Scope = scopeOf(active.context),
): boolean {
  const { ability, context, dependsOn } = active;
  if (!areMet(game, context, dependsOn)) return false;
  if (active.replacedBy?.some((each) => applies(game, each)) === true) return false;
  const conditions = [ability.while, ability.if];
  return conditions.every((each) => each === undefined || holds(game, scope, each));
}

/**
 * The passive abilities of one kind that apply now (365.1). `isWanted` is asked before the conditions of an ability are
 * looked at: what gives Might is of no concern to a question about keywords.
 */
export function passivesOf<Kind extends Passive["passive"]>(
  game: Game,
  kind: Kind,
  isWanted: (passive: PassiveOf<Kind>) => boolean = () => true,
): readonly Applying<Kind>[] {
  const found: Applying<Kind>[] = [];
  for (const active of boardOf(game).passives) {
    const { passive } = active.ability;
    if (!isKind(passive, kind) || !isWanted(passive)) continue;
    const scope = scopeOf(active.context);
    if (applies(game, active, scope)) found.push({ passive, scope });
  }
  return found;
}

/** Whether what a passive ability speaks of is this object: "I", "this", "other friendly units". */
export function speaksOf(
  game: Game,
  scope: Scope,
  who: PassiveOf<"have">["who"],
  object: GameObject,
  here?: true,
): boolean {
  const { context } = scope;
  if ("refer" in who)
    return object.id === (who.refer === "this" ? (context.appendedBy ?? context.self) : context.self);
  if (here === true && locationOf(object) !== hereOf(game, context)) return false;
  return fits(game, scope, object, who.of);
}
