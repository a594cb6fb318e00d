import type {
  Action,
  BattlefieldSelection,
  CardChoice,
  CardGroup,
  Exhaustibles,
  FacedownChoice,
  Permanents,
  Reference,
  RuneChoice,
  SpellChoice,
  TopCards,
  Units,
} from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { fits, isOnSide } from "../evaluate/filters.ts";
import { idsOf } from "../evaluate/references.ts";
import { deckOwners, isRuneDeck } from "../evaluate/their.ts";
import { cardsFitting } from "../evaluate/cards.ts";
import { choose, keep } from "../chain/choose.ts";

type Selected =
  | Units
  | Permanents
  | Exhaustibles
  | CardChoice
  | CardGroup
  | TopCards
  | BattlefieldSelection
  | RuneChoice
  | SpellChoice
  | FacedownChoice
  | Reference;

/**
 * The ids that an action acts on now: what was chosen and is still legal, everything in a group, what a word points at.
 * A choice that is made while the text is executed is made here (355.17).
 */
export function selectIds(game: Game, scope: Scope, selected: Selected, action: Action): readonly string[] {
  if ("refer" in selected) return idsOf(game, scope, selected);
  if (selected.select === "all" || selected.select === "every") {
    const { of } = selected;
    if (of.kind === "rune")
      return (["A", "B"] as const)
        .filter((player) => of.yours !== true || player === scope.context.you)
        .filter((player) => of.side === undefined || isOnSide(scope.context.you, player, of.side))
        .flatMap((player) => game.state.players[player].runes)
        .filter((rune) => of.domain === undefined || rune.domain === of.domain)
        .map((rune) => rune.id);
    if (of.kind === "card") return cardsFitting(game, scope, of);
    return game.state.objects.filter((object) => fits(game, scope, object, of)).map((object) => object.id);
  }
  if (selected.select === "top")
    return deckOwners(game, scope, selected.deck).flatMap((owner) => {
      const { deck, runeDeck } = game.state.players[owner];
      return (isRuneDeck(selected.deck) ? runeDeck : deck).slice(0, selected.count).map(({ id }) => id);
    });
  if (selected.select === "both")
    return [
      ...selectIds(game, scope, selected.first, action),
      ...selectIds(game, scope, selected.second, action),
    ];
  const chosen = scope.round.chosen[selected.choice];
  // 355.17. What is chosen on resolution is chosen by each player who does it, and each time that it is done.
  const isLater = selected.chosenAt === "resolution" || selected.select === "one-of-theirs";
  if (chosen !== undefined && !isLater) return chosen;
  if (scope.actor === null) return [];
  const ids = choose(game, scope, selected, action, scope.actor) ?? [];
  keep(scope, selected, ids);
  return ids;
}

/** The objects on the board that an action acts on now. */
export const select = (game: Game, scope: Scope, selected: Selected, action: Action): readonly GameObject[] =>
  game.findAll(selectIds(game, scope, selected, action));

export const selectUnits = (
  game: Game,
  scope: Scope,
  selected: Units,
  action: Action,
): readonly GameObject[] => select(game, scope, selected, action).filter((object) => object.kind === "unit");
