import type {
  ChosenWith,
  Condition,
  GearFilter,
  KindFilter,
  Quantity,
  UnitFilter,
  UnitGroup,
} from "../effects/index.ts";
import type { Chosen, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { cardsFitting } from "./cards.ts";
import { cardFits, fits, isInState, isOnSide } from "./filters.ts";
import { hereOf, isAtBattlefield, opponentOf, unitsOnBoard } from "./places.ts";
import { hasQuality, isOfType, qualifiedCard, qualifiedObject, tagsOf } from "./qualities.ts";
import { idsOf, lastKnownOf, objectsOf } from "./references.ts";
import { keyOf } from "./dependence.ts";
import { isAlone, isFighting, unitsThatAre } from "./alone.ts";
import { isDuring } from "./during.ts";
import { findCardOrWhatBecame } from "./zones.ts";
import { hasChosenName } from "./named.ts";
import { isWhere } from "./where.ts";
import { valueOf } from "./values.ts";

/** Whether a condition is true now. Each has its own evaluation; nothing unknown is true. */
export function holds(game: Game, scope: Scope, condition: Condition): boolean {
  const { you, self } = scope.context;
  switch (condition.if) {
    case "both":
      return holds(game, scope, condition.first) && holds(game, scope, condition.second);
    case "this-kills":
      // 428.5.b. What a Cleanup kills afterwards is seen to where the sentence is executed.
      return idsOf(game, scope, condition.what).some((id) => wasKilledBySteps(game, scope, id));
    case "you-did-to-a-card":
      return idsOf(game, scope, { refer: "they", means: condition.means }).some((id) => {
        const name = game.find(id)?.name ?? findCardOrWhatBecame(game, id)?.card.name;
        return name !== undefined && cardFits(game, scope, name, condition.what);
      });
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
    case "fights":
      return objectsOf(game, scope, condition.who).some(
        (object) =>
          isFighting(object, condition.how) && isAlone(game, object) === (condition.company === "alone"),
      );
    case "one-is": {
      const about = unitsThatAre(game, scope, condition).map(({ id }) => id);
      scope.round = { ...scope.round, about };
      return about.length > 0;
    }
    case "died-alone":
      return lastKnownOf(game, scope, condition.who).some(
        ({ object }) => isAlone(game, object) === (condition.not !== true),
      );
    case "has-moved":
      return idsOf(game, scope, condition.who).some(
        (id) =>
          game.state.thisTurn.moved.filter((each) => each === id).length >=
          (condition.times === "twice" ? 2 : 1),
      );
    case "it-is":
      return isDuring(game, you, condition.during);
    case "controls-battlefields": {
      if (you === null) return false;
      const number = Object.values(game.state.battlefields).filter(
        ({ controller }) => controller !== null && (controller === you) === (condition.whose === "yours"),
      ).length;
      return condition.or === "more" ? number >= condition.count : number === condition.count;
    }
    case "controls-it": {
      const controls = objectsOf(game, scope, condition.what).some(
        ({ controller }) => you !== null && (controller === you) === (condition.by === "you"),
      );
      return controls === (condition.not !== true);
    }
    case "controls-more": {
      if (you === null) return false;
      const [mine, theirs] = [you, opponentOf(you)].map((player) =>
        controlledBy(game, scope, player, condition.of),
      );
      const more = (mine ?? 0) - (theirs ?? 0);
      return condition.by === "you" ? more > 0 : more < 0;
    }
    case "more-points": {
      if (you === null) return false;
      const { players } = game.state;
      const ahead = players[you].points - players[opponentOf(you)].points;
      return condition.whose === "yours" ? ahead > 0 : ahead < 0;
    }
    case "has-xp":
      return you !== null && game.state.players[you].xp >= condition.count;
    case "is-alone":
      return objectsOf(game, scope, condition.who).some(
        (object) =>
          isAlone(game, object) &&
          (condition.where === undefined || isWhere(game, scope, object, condition.where)),
      );
    case "you-control-this-battlefield": {
      const here = hereOf(game, scope.context) ?? "";
      return you !== null && game.state.battlefields[here]?.controller === you;
    }
    case "you-control-facedown":
      // 107.3. Facedown cards are at battlefields.
      return game.state.facedown.some(
        (card) =>
          card.owner === you &&
          (condition.where?.at !== "here" || card.battlefield === hereOf(game, scope.context)),
      );
    case "played-to-battlefield":
      return objectsOf(game, scope, condition.what).some(isAtBattlefield);
    case "you-control":
      return you !== null && isThere(game, scope, condition.what, "you");
    case "there-is":
      return isThere(game, scope, condition.what, null);
    case "all-tags-among":
      return haveAll(
        game,
        scope,
        condition.who,
        condition.tags.map(({ tag }) => tag),
      );
    case "all-listed-tags":
      return haveAll(
        game,
        scope,
        condition.who,
        condition.means.flatMap((listed) => (listed.is === "tags" ? listed.tags : [])),
      );
    case "cards-in": {
      const about = cardsFitting(game, scope, condition.what);
      scope.round = { ...scope.round, about }; // "put each in its trash"
      const { length } = about;
      if (condition.or === "exactly") return length === condition.count;
      return condition.or === "more" ? length >= condition.count : length <= condition.count;
    }
    case "more-cards-in-hand": {
      if (you === null) return false;
      const [mine, theirs] = [you, opponentOf(you)].map((each) => game.state.players[each].hand.length);
      const more = (mine ?? 0) - (theirs ?? 0);
      return condition.who === "you" ? more > 0 : more < 0;
    }
    case "cards-in-hand": {
      if (you === null) return false;
      const { length } = game.state.players[you].hand;
      if (condition.or === "exactly") return length === condition.count;
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
        case "gained-xp":
          return game.state.thisTurn.gainedXp.includes(you);
        default:
          return condition.done satisfies never;
      }
    }
    case "assigned-excess":
      return you !== null && game.state.excess[you] >= condition.count;
    case "is-a":
    case "was-a":
      return idsOf(game, scope, condition.who).some((id) => isOfKind(game, scope, id, condition.of));
    case "is-the-only": {
      const [only, ...others] = unitsOnBoard(game).filter((unit) => fits(game, scope, unit, condition.of));
      return others.length === 0 && only !== undefined && idsOf(game, scope, condition.who).includes(only.id);
    }
    case "total-might": {
      const total = valueOf(game, scope, { value: "total-might", of: condition.of }) ?? 0;
      return condition.or === "more" ? total >= condition.amount : total <= condition.amount;
    }
    case "compares": {
      const [amount, than] = [condition.amount, condition.than].map((value) => valueOf(game, scope, value));
      if (amount == null || than == null) return false; // 359.3.e.12
      return condition.is === "greater" ? amount > than : amount < than;
    }
    case "played-from":
      return scope.context.playedFrom === "hand";
    case "had":
      return lastKnownOf(game, scope, condition.who).some(({ object, might }) =>
        hasQuality(
          game,
          scope,
          { ...qualifiedObject(game, object), might: () => Math.max(0, might) },
          condition.quality,
        ),
      );
    case "one-has":
      return objectsOf(game, scope, condition.of).some((object) =>
        hasQuality(game, scope, qualifiedObject(game, object), condition.quality),
      );
    case "runes":
      return you !== null && game.state.players[you].runes.length >= condition.count;
    case "has-died-this-turn":
      return game.state.thisTurn.died.some(
        (unit) =>
          fits(game, scope, unit, condition.what) &&
          (condition.during === undefined ||
            (game.state.turn === you && game.state.thisTurn.diedInBeginningPhase.includes(unit.id))),
      );
    case "paid-additional-cost":
      return scope.context.additionalCost.paid;
    case "you-have-played":
      return (
        game.state.thisTurn.played.filter(
          (card) =>
            card.player === you &&
            (condition.another !== true || card.key !== keyOf(self)) &&
            isOfType(game.card(card.name), condition.what),
        ).length >= (condition.least ?? 1)
      );
    case "you-have-played-tag":
      return game.state.thisTurn.played.some(
        (card) => card.player === you && game.card(card.name).tags.includes(condition.tag),
      );
    case "you-spent":
      return (scope.context.event?.energySpent ?? 0) >= condition.energy;
    case "you-have-chosen": {
      const chosen = (game.state.thisTurn.chosen ?? []).filter(
        (each) =>
          each.player === you &&
          isChosenWith(each.with, condition.with) &&
          fits(game, scope, each.object, condition.what),
      );
      return chosen.length >= (condition.times === "twice" ? 2 : 1);
    }
    case "you-have-spent": {
      const mine = game.state.thisTurn.spent.filter(({ player }) => player === you);
      const total = (of: "energy" | "power"): number => mine.reduce((sum, each) => sum + each[of], 0);
      const { energy, power } = condition.least;
      return total("energy") >= energy && total("power") >= power.length;
    }
    case "you-have-spent-to-play":
      return game.state.thisTurn.spent.some(
        ({ energy, played, player }) =>
          player === you &&
          played !== null &&
          (condition.what === "card" || condition.what === played) &&
          energy >= condition.energy,
      );
    case "chose":
      return hasChosenName(scope, condition);
    case "you-choose":
      return hasChosen(game, scope, condition.what);
    case "opponent-controls":
      return isThere(game, scope, condition.what, "opponent");
    case "opponent-controls-battlefield":
      return Object.values(game.state.battlefields).some(
        ({ controller }) => controller !== null && isOnSide(you, controller, "enemy"),
      );
    case "near-victory": {
      if (you === null) return false;
      const player = condition.whose === "yours" ? you : opponentOf(you);
      return game.state.players[player].points >= game.state.victoryScore - condition.points;
    }
    default:
      return condition satisfies never;
  }
}

/** What a choice was made for: a spell, or an ability of a unit or of something else. */
function isChosenWith(made: Chosen["with"], asked: ChosenWith | undefined): boolean {
  switch (asked) {
    case undefined:
    case "spells-or-abilities":
      return true;
    case "spells":
      return made === "spell";
    case "abilities":
      return made !== "spell";
    case "spells-or-unit-abilities":
      return made === "spell" || made === "unit";
    default:
      return asked satisfies never;
  }
}

/** How many of something a player controls. */
function controlledBy(
  game: Game,
  scope: Scope,
  player: Player,
  of: Extract<Condition, { readonly if: "controls-more" }>["of"],
): number {
  if (of.kind === "rune") return game.state.players[player].runes.length;
  if (of.kind === "battlefield")
    return Object.values(game.state.battlefields).filter(({ controller }) => controller === player).length;
  return game.state.objects.filter((object) => object.controller === player && fits(game, scope, object, of))
    .length;
}

/** 133. Whether an object, as it is or was last seen, or a card outside the board is of a kind. */
function isOfKind(game: Game, scope: Scope, id: string, kind: KindFilter): boolean {
  const object = game.find(id) ?? game.state.gone[id]?.object;
  if (object !== undefined && kind.kind !== "spell") return fits(game, scope, object, kind);
  const name = object?.name ?? findCardOrWhatBecame(game, id)?.card.name;
  if (name === undefined) return false;
  const card = game.card(name);
  if (card.type !== kind.kind) return false;
  if (kind.kind === "unit" && kind.tags?.some(({ tag }) => card.tags.includes(tag)) === false) return false;
  if (kind.kind === "gear" && kind.equipment === true && !card.tags.includes("Equipment")) return false;
  return kind.quality === undefined || hasQuality(game, scope, qualifiedCard(card), kind.quality);
}

const wasKilledBySteps = (game: Game, scope: Scope, id: string): boolean =>
  game.state.gone[id] !== undefined &&
  Object.values(scope.round.steps).some((step) => step.done && step.objects.includes(id));

/** 355.5. Whether the spell or ability has chosen one of these: an object, or a card outside the board. */
function hasChosen(game: Game, scope: Scope, of: UnitFilter | GearFilter): boolean {
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

function isThere(game: Game, scope: Scope, quantity: Quantity, whose: "you" | "opponent" | null): boolean {
  const { you, self } = scope.context;
  const found = game.state.objects.filter(
    (object) =>
      fits(game, scope, object, quantity.of) &&
      (whose === null || (you !== null && (object.controller === you) === (whose === "you"))),
  );
  switch (quantity.quantity) {
    case "a":
      return found.length > 0;
    case "another":
      return found.some((object) => object.id !== self);
    case "exactly":
      return found.length === quantity.count;
    case "or-more":
      return found.length >= quantity.count;
    default:
      return quantity satisfies never;
  }
}

/** Whether units have all of these tags among them. */
const haveAll = (
  game: Game,
  scope: Scope,
  who: Extract<UnitGroup, { readonly select: "every" }>,
  tags: readonly string[],
): boolean => {
  const units = unitsOnBoard(game).filter((unit) => fits(game, scope, unit, who.of));
  return tags.every((tag) => units.some((unit) => tagsOf(game, unit).includes(tag)));
};
