import type { NthPlayed, PassiveAbility, Restricted } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Active, PassiveOf } from "./active.ts";
import type { Scope } from "./scope.ts";
import { holds } from "./conditions.ts";
import { areMet } from "./dependence.ts";
import { fits } from "./filters.ts";
import { hereOf, locationOf } from "./places.ts";
import { idsOf } from "./references.ts";
import { scopeOf } from "./scope.ts";

/** 364.3. Whether its conditions are true now. */
export function applies(
  game: Game,
  active: Active<PassiveAbility>,
  scope: Scope = scopeOf(active.context),
): boolean {
  const { ability, context, dependsOn } = active;
  if (!areMet(game, context, dependsOn)) return false;
  if (active.replacedBy?.some((each) => applies(game, each)) === true) return false;
  return areMetBy(game, scope, ability);
}

/** 364.3. "While …", "if …" and "unless …" of a passive ability. */
export const areMetBy = (
  game: Game,
  scope: Scope,
  { while: during, if: condition, unless }: PassiveAbility,
): boolean =>
  [during, condition].every((each) => each === undefined || holds(game, scope, each)) &&
  (unless === undefined || !holds(game, scope, unless));

/** Whether what a passive ability speaks of is this object: "I", "this", "other friendly units". */
export function speaksOf(
  game: Game,
  scope: Scope,
  who: PassiveOf<"have">["who"] | Exclude<PassiveOf<"enter">["who"], NthPlayed> | Restricted,
  object: GameObject,
  here?: true,
): boolean {
  const { context } = scope;
  if ("refer" in who && who.refer === "it") return idsOf(game, scope, who).includes(object.id);
  if ("refer" in who)
    return object.id === (who.refer === "this" ? (context.appendedBy ?? context.self) : context.self);
  if (here === true && locationOf(object) !== hereOf(game, context)) return false;
  return fits(game, scope, object, who.of);
}
