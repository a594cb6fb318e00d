import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Addition, AddReaction } from "../core/add-while-paying.ts";
import { addsIn } from "../abilities/adds.ts";
import { wouldAdd } from "../actions/add.ts";
import { isPossible } from "../actions/possible.ts";
import { actionsOfCost } from "../chain/costs.ts";
import { totalPower } from "../core/resources.ts";
import { contextOfObject } from "../evaluate/board.ts";
import { scopeOf } from "../evaluate/scope.ts";
import { unusable, useAbility, type AbilityOf } from "./activate.ts";
import { activatedOf, type Activated } from "./activated-abilities.ts";
import { powerOf, recycleForPower, runeOf } from "./basic-runes.ts";

/**
 * 429.3. The abilities that a player can use while a cost is paid: those that Add and have [Reaction]. Ready runes are
 * exhausted without being asked for; that they can be recycled too is offered (164.2.b).
 */
export function addReactions(game: Game, player: Player): readonly AddReaction[] {
  const ofObjects = game.state.objects
    .filter(({ controller }) => controller === player)
    .flatMap((object) =>
      activatedOf(game, object).flatMap((activated, index): readonly AddReaction[] => {
        const of = { object, activated, number: index + 1 };
        const key = `${object.id} ${String(of.number)}`;
        if (!isAddReaction(activated) || game.isUnderWay(adding(key)) || !canUse(game, player, of)) return [];
        const use = (): boolean => useNow(game, player, of, key);
        return [{ id: object.id, number: of.number, adds: additionsOf(game, player, activated), use }];
      }),
    );
  const ofRunes = game.state.players[player].runes.map((rune): AddReaction => ({
    id: rune.id,
    number: 2,
    adds: [{ price: powerOf(rune), only: null }],
    use: () => {
      const now = runeOf(game, player, rune.id);
      if (now !== undefined) recycleForPower(game, player, now);
      return now !== undefined;
    },
  }));
  return [...ofObjects, ...ofRunes];
}

const isAddReaction = ({ instructions, permission }: Activated): boolean =>
  permission === "reaction" && addsIn(instructions).length > 0;

/** 444.2.c. Whatever the timing; but all that it costs besides resources has to be there. */
function canUse(game: Game, player: Player, of: AbilityOf): boolean {
  const { activated, object } = of;
  const scope = scopeOf(contextOfObject(object));
  return (
    unusable(game, player, of) === null &&
    !(object.exhausted && activated.cost.some((part) => part.cost === "exhaust-this")) &&
    actionsOfCost(activated.cost).every((action) => isPossible(game, scope, action))
  );
}

/** What it would add; of an amount that is not known before, as much as there can be. */
const additionsOf = (game: Game, player: Player, { context, instructions }: Activated): readonly Addition[] =>
  addsIn(instructions).map((action) => {
    const most = { energy: totalPower(game.state.players[player]), power: [], domains: [] };
    return { price: wouldAdd(game, scopeOf(context), action) ?? most, only: action.only ?? null };
  });

/** An ability that is used now while something is paid: not again to pay for itself. */
const adding = (key: string): string => `adds ${key}`;

/** 429.3.a. It is finalized and resolves at once, whatever goes on; Priority does not pass by it (429.2.a). */
function useNow(game: Game, player: Player, of: AbilityOf, key: string): boolean {
  const { passes, priority } = game.state;
  const failure = game.whileUnderWay(adding(key), () => useAbility(game, player, of));
  game.update({ passes, priority });
  return failure === null;
}
