import type { Passive, PassiveAbility, QuotedAbility } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Active, PassiveOf } from "./active.ts";
import type { Scope } from "./scope.ts";
import { applies } from "./applies.ts";
import { boardOf } from "./board.ts";
import { grantsOf } from "./granted.ts";
import { scopeOf } from "./scope.ts";

export { speaksOf } from "./applies.ts";

/** A passive ability that applies now, and the words it is read by. */
export interface Applying<Kind extends Passive["passive"]> {
  readonly passive: PassiveOf<Kind>;
  readonly scope: Scope;
  readonly active: Active<PassiveAbility>;
}

const isKind = <Kind extends Passive["passive"]>(passive: Passive, kind: Kind): passive is PassiveOf<Kind> =>
  passive.passive === kind;

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
  const look = (active: Active<PassiveAbility>): void => {
    const { passive } = active.ability;
    if (!isKind(passive, kind) || !isWanted(passive)) return;
    const scope = scopeOf(active.context);
    if (applies(game, active, scope)) found.push({ passive, scope, active });
  };
  boardOf(game).passives.forEach(look);
  for (const active of grantsOf(game)) if (isPassive(active)) look(active);
  return found;
}
const isPassive = (active: Active<QuotedAbility>): active is Active<PassiveAbility> =>
  active.ability.ability === "passive";
