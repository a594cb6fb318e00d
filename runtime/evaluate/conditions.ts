import type { Condition } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { numberOf } from "../abilities/played.ts";
import { cardsDone, hasDone, hasHappened } from "./conditions/deeds.ts";
import { didToACard, hasChosen, wasKilledBySteps } from "./conditions/doing.ts";
import { areSo, unitsThatAre } from "./conditions/units.ts";
import { compare, has, haveAllTags, is } from "./conditions/objects.ts";
import { controlsIt, hasMore, hasUnitsAt, howManyControlled, howManyHad } from "./conditions/players.ts";
import { isAsMany } from "./conditions/quantity.ts";
import { isAlone } from "./alone.ts";
import { isSo } from "./conditions/being.ts";
import { fits } from "./filters.ts";
import { isDuring } from "./during.ts";
import { hasChosenName } from "./named.ts";
import { isAtBattlefield, opponentOf } from "./places.ts";
import { idsOf, lastKnownOf, objectsOf } from "./references.ts";
import { keepInRound } from "./round.ts";

/** 357. The Energy that was spent on the card that has been played, or that is on the chain. */
const spentOn = (game: Game, { context: { event }, item }: Scope): number =>
  event?.energySpent ?? (item === null ? undefined : game.item(item)?.energySpent) ?? 0;

/** Whether a condition is true now. Each has its own evaluation; nothing unknown is true. */
export function holds(game: Game, scope: Scope, condition: Condition): boolean {
  const { you } = scope.context;
  switch (condition.if) {
    case "both":
      return holds(game, scope, condition.first) && holds(game, scope, condition.second);
    case "is":
      return is(game, scope, condition);
    case "has":
      return has(game, scope, condition);
    case "some-are": {
      const about = unitsThatAre(game, scope, condition).map(({ id }) => id);
      keepInRound(scope, { about });
      return areSo(game, scope, condition, about.length);
    }
    case "legend-is": // 107.4.b: it is on the board all the time.
      return game.state.objects.some(
        (object) =>
          fits(game, scope, object, condition.who) &&
          isSo(game, scope, object, condition.what) !== (condition.not === true),
      );
    case "died-alone":
      return lastKnownOf(game, scope, condition.who).some(
        ({ object }) => isAlone(game, object) === (condition.not !== true),
      );
    case "all-tags":
      return haveAllTags(game, scope, condition);
    case "compares":
      return compare(game, scope, condition.amount, condition.is);
    case "controls":
      return isAsMany(condition.what, howManyControlled(game, scope, condition.what, condition.who));
    case "controls-it":
      return controlsIt(game, scope, condition);
    case "player-has":
      return isAsMany(condition.what, howManyHad(game, scope, condition));
    case "has-more":
      return hasMore(game, scope, condition);
    case "chose":
      return hasChosenName(scope, condition);
    case "has-units-at":
      return hasUnitsAt(game, scope, condition);
    case "nth-played": {
      const cards = { kind: "card", type: condition.type } as const;
      return you !== null && cardsDone(game, scope, you, "played", cards) === numberOf(condition.nth);
    }
    case "near-victory": {
      if (you === null) return false;
      const player = condition.whose === "yours" ? you : opponentOf(you);
      return game.state.players[player].points >= game.state.victoryScore - condition.points;
    }
    case "has-done":
      return hasDone(game, scope, condition);
    case "has-happened":
      return hasHappened(game, scope, condition);
    case "it-is":
      return isDuring(game, you, condition.during);
    case "this-kills":
      // 428.5.b. What a Cleanup kills afterwards is seen to where the sentence is executed.
      return idsOf(game, scope, condition.what).some((id) => wasKilledBySteps(game, scope, id));
    case "you-did-to-a-card":
      return didToACard(game, scope, condition);
    case "played": {
      if ("from" in condition)
        return scope.context.playedFrom === (condition.from === "your-hand" ? "hand" : "trash");
      const toBattlefield = condition.to === "a-battlefield";
      return objectsOf(game, scope, condition.what).some(
        (object) => isAtBattlefield(object) === toBattlefield,
      );
    }
    case "assigned-excess":
      return you !== null && game.state.excess[you] >= condition.count;
    case "you-spent":
      return spentOn(game, scope) >= condition.energy;
    case "paid-additional-cost":
      return scope.context.additionalCost.paid;
    case "you-choose":
      return hasChosen(game, scope, condition.what);
    default:
      return condition satisfies never;
  }
}
