import type { Condition, Quantity } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { fits, isInState, isOnSide } from "./filters.ts";
import { locationOf, opponentOf, unitsOnBoard } from "./places.ts";
import { hasQuality, qualifiedObject } from "./qualities.ts";
import { idsOf, lastKnownOf, objectsOf } from "./references.ts";
import { keyOf } from "./dependence.ts";
import { findCardOrWhatBecame } from "./zones.ts";
import { isWhere } from "./where.ts";

/** Whether a condition is true now. Each has its own evaluation; nothing unknown is true. */
export function holds(game: Game, scope: Scope, condition: Condition): boolean {
  const { you, self } = scope.context;
  switch (condition.if) {
    case "this-kills":
      // 428.5.b. What a Cleanup kills afterwards is seen to where the sentence is executed.
      return idsOf(game, scope, condition.what).some((id) => wasKilledBySteps(game, scope, id));
    case "has": {
      const [object] = objectsOf(game, scope, condition.who);
      return (
        object !== undefined && hasQuality(game, scope, qualifiedObject(game, object), condition.quality)
      );
    }
    case "is":
      return objectsOf(game, scope, condition.who).some((object) => isInState(game, object, condition.state));
    case "was":
      return lastKnownOf(game, scope, condition.who).some(({ object }) =>
        isInState(game, object, condition.state),
      );
    case "is-at":
      return objectsOf(game, scope, condition.who).some((object) =>
        isWhere(game, scope, object, condition.where),
      );
    case "fights-alone":
      return objectsOf(game, scope, condition.who).some(
        (object) =>
          object.designation !== null &&
          !unitsOnBoard(game).some(
            (other) =>
              other.id !== object.id &&
              other.controller === object.controller &&
              locationOf(other) === locationOf(object),
          ),
      ); // 740.2.a
    case "you-control":
      return you !== null && isThere(game, scope, condition.what, true);
    case "there-is":
      return isThere(game, scope, condition.what, false);
    case "cards-in-hand": {
      if (you === null) return false;
      const { length } = game.state.players[you].hand;
      return condition.or === "more" ? length >= condition.count : length <= condition.count;
    }
    case "you-have-done-this-turn": {
      if (you === null) return false;
      const { discarded, played } = game.state.thisTurn;
      const mine = played.filter((card) => card.player === you);
      switch (condition.done) {
        case "discarded-a-card":
          return discarded.includes(you);
        case "played-an-equipment":
          return mine.some((card) => game.card(card.name).tags.includes("Equipment"));
        case "played-another-card":
          return mine.some((card) => card.key !== keyOf(self));
        default:
          return condition.done satisfies never;
      }
    }
    case "assigned-excess":
      return you !== null && game.state.excess[you] >= condition.count;
    case "is-a":
      return idsOf(game, scope, condition.who).some((id) => {
        const name =
          game.find(id)?.name ??
          game.state.gone[id]?.object.name ??
          findCardOrWhatBecame(game, id)?.card.name;
        return name !== undefined && game.card(name).type === condition.type;
      });
    case "runes":
      return you !== null && game.state.players[you].runes.length >= condition.count;
    case "has-died-this-turn":
      return game.state.thisTurn.died.some((unit) => fits(game, scope, unit, condition.what));
    case "paid-additional-cost":
      return scope.context.additionalCost.paid;
    case "opponent-controls-battlefield":
      return Object.values(game.state.battlefields).some(
        ({ controller }) => controller !== null && isOnSide(you, controller, "enemy"),
      );
    case "opponent-near-victory":
      return (
        you !== null &&
        game.state.players[opponentOf(you)].points >= game.state.victoryScore - condition.points
      );
    default:
      return condition satisfies never;
  }
}

const wasKilledBySteps = (game: Game, scope: Scope, id: string): boolean =>
  game.state.gone[id] !== undefined &&
  Object.values(scope.round.steps).some((step) => step.done && step.objects.includes(id));

function isThere(game: Game, scope: Scope, quantity: Quantity, yours: boolean): boolean {
  const { you, self } = scope.context;
  const found = game.state.objects.filter(
    (object) => fits(game, scope, object, quantity.of) && (!yours || object.controller === you),
  );
  switch (quantity.quantity) {
    case "a":
      return found.length > 0;
    case "another":
      return found.some((object) => object.id !== self);
    case "or-more":
      return found.length >= quantity.count;
    default:
      return quantity satisfies never;
  }
}
