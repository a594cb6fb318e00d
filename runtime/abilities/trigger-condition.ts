import type { PhaseEvent, PlayedCard, TriggerEvent, UnitFilter } from "../effects/index.ts";
import type { EventFrame, EventOf, GameEvent } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { fits } from "../evaluate/filters.ts";
import { hereOf, isAtBattlefield, isBattlefield, locationOf } from "../evaluate/places.ts";
import { isSubject } from "../evaluate/subjects.ts";

/** 383.2. Whether what has happened is what a trigger condition waits for. */
export function isFulfilled(
  game: Game,
  scope: Scope,
  condition: TriggerEvent | PhaseEvent,
  event: GameEvent,
): boolean {
  const { you, self } = scope.context;
  const isYours = you !== null && event.by === you;
  switch (condition.event) {
    case "attack":
    case "defend":
      return event.what === condition.event && fights(game, scope, condition, event);
    case "attack-or-defend":
      return (event.what === "attack" || event.what === "defend") && fights(game, scope, condition, event);
    case "you-defend": {
      if (event.what !== "defend" || !isYours) return false;
      const unit = game.find(event.object);
      return (
        unit !== undefined &&
        (condition.where.at === "here"
          ? locationOf(unit) === hereOf(game, scope.context)
          : isAtBattlefield(unit))
      );
    }
    case "take-damage": {
      if (event.what !== "damage") return false;
      const unit = game.find(event.object);
      return unit !== undefined && isSubject(game, scope, condition.who, unit);
    }
    case "die":
      return event.what === "kill" && isSubject(game, scope, condition.who, event.lastKnown);
    case "die-in-combat":
      return event.what === "kill" && event.combat && isSubject(game, scope, condition.who, event.lastKnown);
    case "you-play-this": {
      if (event.what !== "play" || event.object !== self) return false;
      const object = game.find(self);
      return condition.toBattlefield !== true || (object !== undefined && isAtBattlefield(object));
    }
    case "you-play":
      return event.what === "play" && isYours && isPlayed(game, scope, condition.what, event);
    case "you-kill":
      return (
        event.what === "kill" &&
        isYours &&
        isUnitLike(game, scope, condition.what, event) &&
        // 411.6, 428.5. Attributed to a spell that you control.
        (condition.withSpell !== true ||
          event.sources.some((source) => source.kind === "spell" && source.controller === you))
      );
    case "you-stun":
      return event.what === "stun" && isYours && isUnit(game, scope, condition.what, event.object);
    case "you-buff":
    case "you-ready": {
      const { what } = condition;
      if (event.what !== (condition.event === "you-buff" ? "buff" : "ready") || !isYours) return false;
      return "refer" in what ? event.object === self : isUnit(game, scope, what.of, event.object);
    }
    case "you-discard":
      return (
        event.what === "discard" && isYours && ("refer" in condition.what ? event.object === self : true)
      );
    case "you-recycle":
      return event.what === "recycle" && isYours && condition.what === "one-or-more-cards";
    case "you-choose": {
      if (event.what !== "finalize" || !isYours) return false;
      if (condition.withSpell === true && !event.sources.some((source) => source.kind === "spell"))
        return false;
      const { what } = condition;
      return "refer" in what
        ? event.targets.includes(self)
        : event.targets.some((target) => isUnit(game, scope, what.of, target));
    }
    case "conquer":
    case "hold":
      return event.what === "score" && event.how === condition.event && scores(game, scope, condition, event);
    case "win-combat": {
      if (event.what !== "combat-result" || event.winner === null || event.winner !== you) return false;
      const unit = game.find(self);
      return "subject" in condition.who || (unit !== undefined && locationOf(unit) === event.battlefield);
    }
    case "move": {
      if (event.what !== "move") return false;
      const unit = game.find(event.object);
      if (unit === undefined || !isSubject(game, scope, condition.who, unit)) return false;
      if (condition.to === "a-battlefield" && !isBattlefield(game, event.to)) return false;
      if (condition.from === "here") return event.from === hereOf(game, scope.context);
      return condition.from !== "a-battlefield" || isBattlefield(game, event.from);
    }
    case "conquer-or-hold":
      return (
        event.what === "score" &&
        (event.how === "conquer" || event.how === "hold") &&
        scores(game, scope, { ...condition, event: event.how }, event)
      );
    case "you-attach": {
      if (event.what !== "attach" || !isYours) return false;
      const unit = game.find(event.object)?.attachedTo ?? "";
      return "refer" in condition.to ? unit === self : isUnit(game, scope, condition.to.of, unit);
    }
    case "you-spend-buff":
      return event.what === "spend-buff" && isYours;
    case "you-hide":
      return event.what === "hide" && isYours;
    case "opponent-scores":
      return event.what === "score" && event.by !== null && event.by !== you;
    case "either":
      return [condition.first, condition.second].some((each) => isFulfilled(game, scope, each, event));
    case "or-at":
      return [condition.first, condition.at].some((each) => isFulfilled(game, scope, each, event));
    case "start-of-beginning-phase":
      return (
        event.what === "phase" &&
        event.phase === "beginning" &&
        (condition.whose === "each-player" || game.state.turn === you)
      );
    case "end-of-turn":
      return (
        event.what === "phase" &&
        event.phase === "ending" &&
        (condition.whose === "this" || game.state.turn === you)
      );
    default:
      return condition satisfies never;
  }
}

function fights(
  game: Game,
  scope: Scope,
  condition: Extract<TriggerEvent, { readonly event: "attack" | "defend" | "attack-or-defend" }>,
  event: EventOf<"attack" | "defend"> & EventFrame,
): boolean {
  const unit = game.find(event.object);
  if (unit === undefined || !isSubject(game, scope, condition.who, unit)) return false;
  return condition.alone !== true || event.alone;
}

function isUnit(game: Game, scope: Scope, filter: UnitFilter, id: string): boolean {
  const object = game.find(id);
  return object !== undefined && fits(game, scope, object, filter);
}

const isUnitLike = (game: Game, scope: Scope, filter: UnitFilter, event: EventOf<"kill">): boolean =>
  fits(game, scope, event.lastKnown, filter);

function isPlayed(game: Game, scope: Scope, what: PlayedCard, event: EventOf<"play">): boolean {
  const { you, self } = scope.context;
  const card = game.card(event.name);
  if (what.type === "card" ? event.token : card.type !== what.type) return false; // 185. Tokens are not cards.
  if (what.played === "another" && event.object === self) return false;
  if (what.onOpponentsTurn === true && game.state.turn === you) return false;
  if (what.cost !== undefined && event.energyCost < what.cost.energy) return false;
  if (what.mighty !== true) return true;
  const object = game.find(event.object);
  return object !== undefined && game.might(object) >= 5; // 708
}

function scores(
  game: Game,
  scope: Scope,
  condition: Extract<TriggerEvent, { readonly event: "conquer" | "hold" }>,
  event: EventOf<"score"> & EventFrame,
): boolean {
  const { you, self } = scope.context;
  if (condition.where !== undefined && event.battlefield !== hereOf(game, scope.context)) return false;
  if (event.by === null || event.by !== you) return false;
  const unit = game.find(self);
  // 383.4.c.2. "I": the unit must be present; "you": the player has done it.
  if ("refer" in condition.who && (unit === undefined || locationOf(unit) !== event.battlefield))
    return false;
  return condition.event !== "conquer" || condition.afterAttack !== true || unit?.designation === "attacker";
}
