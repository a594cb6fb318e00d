import type { QuotedAbility } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Active } from "./active.ts";
import { applies, speaksOf } from "./applies.ts";
import { boardOf, contextOfObject } from "./board.ts";
import { scopeOf } from "./scope.ts";

const granted = (object: GameObject, ability: QuotedAbility, by: string): Active<QuotedAbility> => ({
  ability,
  dependsOn: [],
  context: contextOfObject(object),
  key: `${object.id} from ${by}`,
});

const none: readonly Active<QuotedAbility>[] = [];

/**
 * 395, 473. The quoted abilities that objects have now: those that were given to them, and those that the passive
 * abilities of others say they have. Each is an ability of the object that has it: its "I" and "you" are that object's.
 */
export function grantsOf(game: Game): readonly Active<QuotedAbility>[] {
  const { granting } = boardOf(game);
  if (granting.length === 0 && !game.state.continuous.some(({ is }) => is === "ability")) return none;
  const found: Active<QuotedAbility>[] = [];
  for (const effect of game.state.continuous) {
    const object = effect.is === "ability" ? game.find(effect.on) : undefined;
    if (effect.is === "ability" && object !== undefined)
      found.push(granted(object, effect.ability, String(effect.id)));
  }
  for (const active of granting) {
    const { passive } = active.ability;
    if (passive.passive !== "have" || passive.gift.gift !== "ability") continue;
    const { ability } = passive.gift;
    const scope = scopeOf(active.context);
    if (!applies(game, active, scope)) continue;
    for (const object of game.state.objects)
      if (speaksOf(game, scope, passive.who, object, passive.here))
        found.push(granted(object, ability, active.key));
  }
  return found;
}

/** The granted abilities of one kind. */
export const grantedOf = <Kind extends QuotedAbility["ability"]>(
  game: Game,
  kind: Kind,
): readonly Active<Extract<QuotedAbility, { readonly ability: Kind }>>[] =>
  grantsOf(game).filter((active): active is Active<Extract<QuotedAbility, { readonly ability: Kind }>> =>
    isKind(active, kind),
  );
const isKind = (active: Active<QuotedAbility>, kind: QuotedAbility["ability"]): boolean =>
  active.ability.ability === kind;
