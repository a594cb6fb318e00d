import type { Condition, GearFilter, UnitFilter } from "../../effects/index.ts";
import type { Game } from "../../step/game.ts";
import type { Scope } from "../scope.ts";
import { cardFits, fits } from "../filters.ts";
import { idsOf } from "../references.ts";
import { findCardOrWhatBecame } from "../zones.ts";

/** "you revealed a unit": of the cards that an earlier step of the text did it to. */
export const didToACard = (
  game: Game,
  scope: Scope,
  { means, what }: Extract<Condition, { readonly if: "you-did-to-a-card" }>,
): boolean =>
  idsOf(game, scope, { refer: "they", means }).some((id) => {
    const name = game.find(id)?.name ?? findCardOrWhatBecame(game, id)?.card.name;
    return name !== undefined && cardFits(game, scope, name, what);
  });

export const wasKilledBySteps = (game: Game, scope: Scope, id: string): boolean =>
  game.state.gone[id] !== undefined &&
  scope.round.steps.some((step) => step.done && step.objects.includes(id));

/** 355.5. Whether the spell or ability has chosen one of these: an object, or a card outside the board. */
export function hasChosen(game: Game, scope: Scope, of: UnitFilter | GearFilter): boolean {
  const rounds = (scope.item === null ? undefined : game.item(scope.item)?.rounds) ?? [scope.round];
  return rounds
    .flatMap((round) => Object.values(round.chosen).flat())
    .some((id) => {
      const object = game.find(id);
      if (object !== undefined) return fits(game, scope, object, of);
      const name = findCardOrWhatBecame(game, id)?.card.name;
      if (name === undefined || game.card(name).type !== of.kind) return false;
      const { tags } = game.card(name);
      return of.kind !== "unit" || of.tags === undefined || of.tags.some(({ tag }) => tags.includes(tag));
    });
}
