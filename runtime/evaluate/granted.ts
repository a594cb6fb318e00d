import type { QuotedAbility } from "../effects/index.ts";
import type { Continuous, GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Active } from "./active.ts";
import { applies, speaksOf } from "./applies.ts";
import { boardOf, contextOfObject } from "./board.ts";
import { scopeOf } from "./scope.ts";
import { abilitiesIn, abilitiesOfKeyword } from "./stood-for.ts";

const granted = (object: GameObject, ability: QuotedAbility, by: string): Active<QuotedAbility> => ({
  ability,
  dependsOn: [],
  context: contextOfObject(object),
  key: `${object.id} from ${by}`,
});

const none: readonly Active<QuotedAbility>[] = [];

/** What was given to an object for a time. */
function abilitiesOf(effect: Continuous): readonly QuotedAbility[] {
  if (effect.is === "ability") return [effect.ability];
  return effect.is === "keyword" ? abilitiesOfKeyword(effect.keyword) : [];
}

/**
 * 395, 473. The quoted abilities that objects have now: those that were given to them, and those that the passive
 * abilities of others say they have. Each is an ability of the object that has it: its "I" and "you" are that object's.
 */
export function grantsOf(game: Game): readonly Active<QuotedAbility>[] {
  const { granting } = boardOf(game);
  if (granting.length === 0 && !game.state.continuous.some((effect) => abilitiesOf(effect).length > 0))
    return none;
  const found: Active<QuotedAbility>[] = [];
  for (const effect of game.state.continuous)
    abilitiesOf(effect).forEach((ability, index) => {
      const object = "on" in effect && effect.on !== null ? game.find(effect.on) : undefined;
      if (object !== undefined) found.push(granted(object, ability, `${String(effect.id)} ${String(index)}`));
    });
  for (const active of granting) {
    const { passive } = active.ability;
    if (passive.passive !== "have") continue;
    const scope = scopeOf(active.context);
    if (!applies(game, active, scope)) continue;
    for (const object of game.state.objects)
      if (speaksOf(game, scope, passive.who, object, passive.here))
        abilitiesIn(passive.gift).forEach((ability, index) => {
          found.push(granted(object, ability, `${active.key} ${String(index)}`));
        });
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
