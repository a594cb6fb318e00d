import type {
  Attacked,
  GearFilter,
  PhaseEvent,
  TriggerEvent,
  UnitFilter,
  Where,
  WhoseTurn,
} from "../effects/index.ts";
import type { EventFrame, EventOf, GameEvent, GameObject, Player } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { fits } from "../evaluate/filters.ts";
import { hereOf, isAtBattlefield, locationOf, opponentOf, unitsAt } from "../evaluate/places.ts";
import { isSubject } from "../evaluate/subjects.ts";
import { findCardOrWhatBecame } from "../evaluate/zones.ts";
import { isBy, isDoneBy, isMoved, leavesBoard, objectOf } from "./acted.ts";
import { isDone } from "./is-done.ts";
import { firstPhaseOf } from "./moment.ts";
import { isNthDrawn, isPlayed } from "./played.ts";

/** 383.2. Whether what has happened is what a trigger condition waits for. */
export function isFulfilled(
  game: Game,
  scope: Scope,
  condition: TriggerEvent | PhaseEvent,
  event: GameEvent,
): boolean {
  const { you, self } = scope.context;
  const isYours = you !== null && event.by === you;
  const isActed = "by" in condition ? isBy(you, event.by, condition.by) : isYours;
  switch (condition.event) {
    case "attack":
    case "defend":
      return event.what === condition.event && fights(game, scope, condition, event);
    case "attack-or-defend":
      return (event.what === "attack" || event.what === "defend") && fights(game, scope, condition, event);
    case "you-attack":
    case "you-defend": {
      if (event.what !== (condition.event === "you-attack" ? "attack" : "defend") || !isYours) return false;
      const unit = game.find(event.object);
      return (
        unit !== undefined &&
        (condition.where?.at === "here"
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
      if (event.what !== "play") return false;
      return playsThis(game, scope, condition, event);
    }
    case "you-play":
      return event.what === "play" && isActed && isPlayed(game, scope, condition.what, event, event.by);
    case "you-kill":
      return (
        event.what === "kill" &&
        isActed &&
        isUnitLike(game, scope, condition.what, event) &&
        // 411.6, 428.5. Attributed to a spell that you control.
        (condition.withSpell !== true ||
          event.sources.some((source) => source.kind === "spell" && source.controller === you))
      );
    case "you-see-this":
      return event.what === "look" && isYours && event.object === self;
    case "you-do-either": {
      const { first, second, event: _either, ...either } = condition;
      return [first, second].some((act) =>
        isFulfilled(game, scope, { ...either, event: `you-${act}` }, event),
      );
    }
    case "you-stun":
      return event.what === "stun" && isActed && isUnit(game, scope, condition.what, event.object);
    case "you-buff":
    case "you-ready": {
      const { what } = condition;
      if (event.what !== (condition.event === "you-buff" ? "buff" : "ready") || !isActed) return false;
      return "refer" in what ? event.object === self : isUnit(game, scope, what.of, event.object);
    }
    case "you-discard":
      return event.what === "discard" && isActed && (!("refer" in condition.what) || event.object === self);
    case "you-draw":
      return (
        event.what === "draw" &&
        isActed &&
        (!("nth" in condition.what) || isNthDrawn(game, condition.what, event.object, event.by))
      );
    case "you-move": {
      if (event.what !== "move" || !isActed || !isMoved(game, scope, condition, event)) return false;
      const { what } = condition;
      if (what === undefined) return true;
      return "refer" in what ? event.object === self : isUnit(game, scope, what.of, event.object);
    }
    case "you-recycle":
      return (
        event.what === "recycle" &&
        isActed &&
        (condition.what !== "a-rune" || event.rune === true) &&
        (condition.toYourMainDeck !== true || findCardOrWhatBecame(game, event.object)?.owner === you)
      );
    case "you-choose": {
      if (event.what !== "finalize" || !isActed) return false;
      if (condition.withSpell === true && !event.sources.some((source) => source.kind === "spell"))
        return false;
      const { what } = condition;
      return "refer" in what
        ? event.targets.includes(self)
        : event.targets.some((target) => isUnit(game, scope, what.of, target));
    }
    case "you-activate": {
      if (event.what !== "activate" || !isActed || event.energy < (condition.energy ?? 0)) return false;
      const object = objectOf(game, event.object); // It may have been killed to pay for it.
      const { what } = condition;
      return what === undefined || (object !== undefined && fits(game, scope, object, what.of));
    }
    case "conquer":
    case "hold":
      return event.what === "score" && event.how === condition.event && scores(game, scope, condition, event);
    case "win-combat":
      return (
        event.what === "combat-result" &&
        isAtPlace(game, scope, condition.where, event.battlefield) &&
        isDoneBy(game, scope, condition.who, event.winner, event.battlefield)
      );
    case "move": {
      if (event.what !== "move" || !isMoved(game, scope, condition, event)) return false;
      const unit = game.find(event.object);
      return unit !== undefined && isSubject(game, scope, condition.who, unit);
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
    case "become-attached": {
      const gear = event.what === "attach" ? game.find(event.object) : undefined;
      const { to, who } = condition;
      if (gear === undefined || (who !== undefined && !isSubject(game, scope, who, gear))) return false;
      if (who === undefined && !game.card(gear.name).tags.includes("Equipment")) return false; // 818.3
      const top = gear.attachedTo ?? "";
      return to === undefined || ("refer" in to ? top === self : isUnit(game, scope, to.of, top));
    }
    case "you-spend-buff":
      return event.what === "spend-buff" && isActed;
    case "you-hide":
      return event.what === "hide" && isActed;
    case "leave-board": {
      const left = objectOf(game, leavesBoard(game, event) ?? "");
      return left !== undefined && isSubject(game, scope, condition.who, left);
    }
    case "become-empowered": {
      const object = event.what === "empower" ? game.find(event.object) : undefined;
      return object !== undefined && isSubject(game, scope, condition.who, object);
    }
    case "become-mighty": {
      const unit = event.what === "become-mighty" ? game.find(event.object) : undefined;
      return unit !== undefined && isSubject(game, scope, condition.who, unit);
    }
    case "showdown-begins":
      return event.what === "showdown" && isAtPlace(game, scope, condition.where, event.battlefield);
    case "is-done":
      return condition.done.some((done) => isDone(game, scope, condition.who, done, event));
    case "you-score":
      return event.what === "score" && isActed;
    case "you-gain-xp":
      return event.what === "gain-xp" && isActed;
    case "you-spend-xp":
      return event.what === "spend-xp" && isActed;
    case "you-channel":
      return event.what === "channel" && isActed;
    case "you-counter":
      return event.what === "counter" && isActed;
    case "lose-combat": {
      if (event.what !== "combat-result" || event.winner === null) return false;
      const { subject } = condition.who;
      const isLoser = isBy(you, opponentOf(event.winner), subject === "you" ? undefined : subject);
      return isLoser && isAtPlace(game, scope, condition.where, event.battlefield);
    }
    case "combat-begins":
      return event.what === "combat" && isAtPlace(game, scope, condition.where, event.battlefield);
    case "either":
      return [condition.first, condition.second].some((each) => isFulfilled(game, scope, each, event));
    case "or-at":
      return [condition.first, condition.at].some((each) => isFulfilled(game, scope, each, event));
    case "start":
      return (
        event.what === "phase" &&
        event.phase === firstPhaseOf(condition.of) &&
        isTurnOf(game, you, condition.whose) &&
        // "each player's first Beginning Phase"
        (condition.first !== true || !game.state.begun.includes(game.state.turn))
      );
    case "end":
      return event.what === "phase" && event.phase === "ending" && isTurnOf(game, you, condition.whose);
    default:
      return condition satisfies never;
  }
}

const isTurnOf = (game: Game, you: Player | null, whose: WhoseTurn): boolean =>
  whose === "each-player" || (you !== null && (game.state.turn === you) === (whose === "your"));

function fights(
  game: Game,
  scope: Scope,
  condition: Extract<TriggerEvent, { readonly event: "attack" | "defend" | "attack-or-defend" }>,
  event: EventOf<"attack" | "defend"> & EventFrame,
): boolean {
  const unit = game.find(event.object);
  if (unit === undefined || !isSubject(game, scope, condition.who, unit)) return false;
  if ("what" in condition && !isAttacked(game, scope, condition.what, unit)) return false;
  if (condition.oneOnOne === true && !(event.alone && isEnemyAlone(game, unit))) return false;
  return condition.alone !== true || event.alone;
}

function isAttacked(game: Game, scope: Scope, what: Attacked, unit: GameObject): boolean {
  const at = locationOf(unit) ?? "";
  if (what === "here") return at === hereOf(game, scope.context);
  const { you } = scope.context;
  return you !== null && game.state.battlefields[at]?.controller === you;
}

/** 740.2.b. One on one: the one enemy unit at the same location is alone too. */
const isEnemyAlone = (game: Game, unit: GameObject): boolean =>
  unitsAt(game, locationOf(unit) ?? "").filter((other) => other.controller !== unit.controller).length === 1;

/** Whether a battlefield is the place of a condition, if it names one. */
function isAtPlace(game: Game, scope: Scope, where: Where | undefined, battlefield: string): boolean {
  return where === undefined || where.at !== "here" || battlefield === hereOf(game, scope.context);
}

/** 383.4.a. "you play me to a battlefield from face down", "you play me or another Dragon" */
function playsThis(
  game: Game,
  scope: Scope,
  condition: Extract<TriggerEvent, { readonly event: "you-play-this" }>,
  event: EventOf<"play"> & EventFrame,
): boolean {
  const { you, self } = scope.context;
  const object = game.find(event.object);
  const isOther =
    condition.or !== undefined &&
    event.by === you &&
    object !== undefined &&
    isSubject(game, scope, condition.or, object);
  if (event.object !== self && !isOther) return false;
  if (condition.fromFaceDown === true && event.hiddenAt === null) return false;
  return condition.toBattlefield !== true || (object !== undefined && isAtBattlefield(object));
}

function isUnit(game: Game, scope: Scope, filter: UnitFilter, id: string): boolean {
  const object = game.find(id);
  return object !== undefined && fits(game, scope, object, filter);
}

const isUnitLike = (
  game: Game,
  scope: Scope,
  filter: UnitFilter | GearFilter,
  event: EventOf<"kill">,
): boolean => fits(game, scope, event.lastKnown, filter);

function scores(
  game: Game,
  scope: Scope,
  condition: Extract<TriggerEvent, { readonly event: "conquer" | "hold" }>,
  event: EventOf<"score"> & EventFrame,
): boolean {
  if (condition.where !== undefined && event.battlefield !== hereOf(game, scope.context)) return false;
  if (!isDoneBy(game, scope, condition.who, event.by, event.battlefield)) return false;
  const { with: units } = condition;
  if (
    units !== undefined &&
    !unitsAt(game, event.battlefield ?? "").some(
      (unit) => unit.controller === event.by && fits(game, scope, unit, units),
    )
  )
    return false;
  if (condition.event !== "conquer") return true;
  if (condition.wasUncontrolled === true && event.wasUncontrolled !== true) return false;
  if (condition.open === true) return false; // 383.2.c. It has units and a controller by now (170.11.c).
  return condition.afterAttack !== true || game.find(scope.context.self)?.designation === "attacker";
}
