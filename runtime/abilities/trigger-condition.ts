import type { Attacked, PhaseEvent, TriggerEvent, Where, WhoseTurn, WithUnits } from "../effects/index.ts";
import type { EventFrame, EventOf, GameEvent, GameObject, Player } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { isOneOnOne } from "../evaluate/alone.ts";
import { fits } from "../evaluate/filters.ts";
import { hereOf, isAtBattlefield, locationOf, opponentOf, unitsAt } from "../evaluate/places.ts";
import { isSubject } from "../evaluate/subjects.ts";
import { isActed, isMeOrAUnit } from "./act-condition.ts";
import { isBy, isDoneBy, isMoved, isPlayerSubject, leavesBoard, objectOf } from "./acted.ts";
import { isBySource } from "./by-source.ts";
import { isDone } from "./is-done.ts";
import { firstPhaseOf } from "./moment.ts";

/** 383.2. Whether what has happened is what a trigger condition waits for. */
export function isFulfilled(
  game: Game,
  scope: Scope,
  condition: TriggerEvent | PhaseEvent,
  event: GameEvent,
): boolean {
  const { you } = scope.context;
  const isYours = you !== null && event.by === you;
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
          : isAtBattlefield(unit)) &&
        (condition.event === "you-defend" ||
          areWith(game, scope, condition, unitsAt(game, locationOf(unit) ?? "").filter(isAttacker)))
      );
    }
    case "take-damage": {
      if (event.what !== "damage" || !isBySource(scope, condition.by, event)) return false;
      const unit = game.find(event.object);
      return unit !== undefined && isSubject(game, scope, condition.who, unit);
    }
    case "die":
      return (
        event.what === "kill" &&
        (condition.inCombat !== true || event.combat) &&
        (condition.here !== true || locationOf(event.lastKnown) === hereOf(game, scope.context)) &&
        isSubject(game, scope, condition.who, event.lastKnown)
      );
    case "you-play-this":
    case "you-play":
    case "you-do":
    case "you-do-with-cards":
    case "you-move":
    case "you-activate":
    case "you-attach":
    case "you-spend-buff":
    case "you-score":
    case "you-gain-xp":
    case "you-spend-xp":
    case "you-channel":
    case "you-control":
    case "you-predict":
    case "you-counter":
      return isActed(game, scope, condition, event);
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
    case "become-attached": {
      const gear = event.what === "attach" ? game.find(event.object) : undefined;
      const { to, who } = condition;
      if (gear === undefined || (who !== undefined && !isSubject(game, scope, who, gear))) return false;
      if (who === undefined && !game.card(gear.name).tags.includes("Equipment")) return false; // 818.3
      const top = gear.attachedTo ?? "";
      return to === undefined || isMeOrAUnit(game, scope, to, top);
    }
    case "leave": {
      const left = objectOf(
        game,
        condition.place === "here" ? leftHere(game, scope, event) : (leavesBoard(game, event) ?? ""),
      );
      return left !== undefined && isSubject(game, scope, condition.who, left);
    }
    case "enter": {
      const object = event.what === "enter" ? game.find(event.object) : undefined;
      return object !== undefined && isSubject(game, scope, condition.who, object);
    }
    case "become-empowered": {
      const object = event.what === "empower" ? game.find(event.object) : undefined;
      return object !== undefined && isSubject(game, scope, condition.who, object);
    }
    case "become-mighty": {
      const unit = event.what === "become-mighty" ? game.find(event.object) : undefined;
      return unit !== undefined && isSubject(game, scope, condition.who, unit);
    }
    case "stage":
      return (
        event.what === stages[condition.does][condition.stage] &&
        "battlefield" in event &&
        isAtPlace(game, scope, condition.where, event.battlefield)
      );
    case "is-done":
      return condition.done.some((done) => isDone(game, scope, condition.who, done, event));
    case "lose-combat": {
      if (event.what !== "combat-result" || event.winner === null) return false;
      const isLoser = isDoneBy(game, scope, condition.who, opponentOf(event.winner), event.battlefield);
      return isLoser && isAtPlace(game, scope, condition.where, event.battlefield);
    }
    case "tie-combat": {
      if (event.what !== "combat-result" || event.tied !== true) return false;
      return isAtPlace(game, scope, condition.where, event.battlefield); // Both players tie it.
    }
    case "deal-damage":
      return event.what === "damage" && isDealt(game, scope, condition, event);
    case "either":
      return [condition.first, condition.second].some((each) => isFulfilled(game, scope, each, event));
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

/** 417.6. Whether damage was dealt by whom a condition names, and to whom. */
function isDealt(
  game: Game,
  scope: Scope,
  { combat, to, who, withSpell }: Extract<TriggerEvent, { readonly event: "deal-damage" }>,
  event: EventOf<"damage"> & EventFrame,
): boolean {
  if (combat === true && !event.combat) return false;
  if (withSpell === true && !event.sources.some(({ kind }) => kind === "spell")) return false;
  const unit = objectOf(game, event.object);
  if (to !== undefined && (unit === undefined || !isSubject(game, scope, to, unit))) return false;
  if (isPlayerSubject(who))
    return isBy(scope.context.you, event.by, who.subject === "you" ? undefined : who.subject);
  return event.sources.some((source) => {
    const dealing = objectOf(game, source.object);
    return dealing !== undefined
      ? isSubject(game, scope, who, dealing)
      : "refer" in who && source.object === scope.context.self;
  });
}

/** Whose turn it is, seen by who waits for it. */
const isTurnOf = (game: Game, you: Player | null, whose: WhoseTurn): boolean =>
  whose === "each-player" || (you !== null && (game.state.turn === you) === (whose === "your"));

/** 345, 348, 464, 466. */
const stages = {
  begins: { combat: "combat", showdown: "showdown" },
  ends: { combat: "combat-end", showdown: "showdown-end" },
} as const;

function fights(
  game: Game,
  scope: Scope,
  condition: Extract<TriggerEvent, { readonly event: "attack" | "defend" | "attack-or-defend" }>,
  event: EventOf<"attack" | "defend"> & EventFrame,
): boolean {
  const unit = game.find(event.object);
  if (unit === undefined || !isSubject(game, scope, condition.who, unit)) return false;
  if ("what" in condition && !isAttacked(game, scope, condition.what, unit)) return false;
  if (condition.withAnother === true && event.alone) return false;
  if (condition.oneOnOne === true && !(event.alone && isOneOnOne(game, unit))) return false;
  return condition.alone !== true || event.alone;
}

function isAttacked(game: Game, scope: Scope, what: Attacked, unit: GameObject): boolean {
  const at = locationOf(unit) ?? "";
  if (what === "here") return at === hereOf(game, scope.context);
  const { you } = scope.context;
  const controller = game.state.battlefields[at]?.controller ?? null;
  if (you === null || controller === null) return false;
  return (controller === you) === (what === "battlefield-you-control");
}

const isAttacker = ({ designation }: GameObject): boolean => designation === "attacker";
/** "with three or more Mechs": at least so many of the units that do it */
const areWith = (
  game: Game,
  scope: Scope,
  { least = 1, with: filter }: WithUnits,
  units: readonly GameObject[],
): boolean => filter === undefined || units.filter((unit) => fits(game, scope, unit, filter)).length >= least;

/** Whether a battlefield is the place of a condition, if it names one. */
function isAtPlace(game: Game, scope: Scope, where: Where | undefined, battlefield: string): boolean {
  return where === undefined || where.at !== "here" || battlefield === hereOf(game, scope.context);
}

/** What has left the place of a text: moved from it, or left the board there. */
function leftHere(game: Game, scope: Scope, event: GameEvent): string {
  const here = hereOf(game, scope.context);
  if (event.what === "move") return event.from === here ? event.object : "";
  const id = leavesBoard(game, event) ?? "";
  const object = objectOf(game, id);
  return object !== undefined && locationOf(object) === here ? id : "";
}

function scores(
  game: Game,
  scope: Scope,
  condition: Extract<TriggerEvent, { readonly event: "conquer" | "hold" }>,
  event: EventOf<"score"> & EventFrame,
): boolean {
  if (condition.where !== undefined && event.battlefield !== hereOf(game, scope.context)) return false;
  if (!isDoneBy(game, scope, condition.who, event.by, event.battlefield)) return false;
  const own = unitsAt(game, event.battlefield ?? "").filter((unit) => unit.controller === event.by);
  if (!areWith(game, scope, condition, own)) return false;
  if (condition.event !== "conquer") return true;
  if (condition.wasUncontrolled === true && event.wasUncontrolled !== true) return false;
  if (condition.open === true) return false; // 383.2.c. It has units and a controller by now (170.11.c).
  return condition.afterAttack !== true || game.find(scope.context.self)?.designation === "attacker";
}
