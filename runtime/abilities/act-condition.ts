import type {
  ActedOn,
  ActEvent,
  CardType,
  DoneToPermanents,
  DoneWithCards,
  CardsFrom,
  MeOrAUnit,
  SomeCards,
} from "../effects/index.ts";
import type { EventFrame, EventOf, GameEvent } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { fits } from "../evaluate/filters.ts";
import { hereOf, isAtBattlefield } from "../evaluate/places.ts";
import { isSubject } from "../evaluate/subjects.ts";
import { findCardOrWhatBecame, findFacedown } from "../evaluate/zones.ts";
import { isBy, isMoved, isOwnedByYou, objectOf } from "./acted.ts";
import { isNthDrawn, isPlayed } from "./played.ts";

type Act<Kind extends ActEvent["event"]> = Extract<ActEvent, { readonly event: Kind }>;

/** 383.2, 411. Whether a player has done what a condition names; without a name the player is you. */
export function isActed(game: Game, scope: Scope, condition: ActEvent, event: GameEvent): boolean {
  const { you } = scope.context;
  if (condition.event === "you-play-this")
    return event.what === "play" && playsThis(game, scope, condition, event);
  if (!isBy(you, event.by, condition.by)) return false;
  switch (condition.event) {
    case "you-play":
      return event.what === "play" && isPlayed(game, scope, condition.what, event, event.by);
    case "you-do":
      return isDoneToPermanent(game, scope, condition, event);
    case "you-do-with-cards":
      return isDoneWithCards(game, scope, condition, event);
    case "you-move":
      return (
        event.what === "move" &&
        isMoved(game, scope, condition, event) &&
        (condition.what === undefined || isMeOrAUnit(game, scope, condition.what, event.object))
      );
    case "you-activate": {
      if (event.what !== "activate" || event.energy < (condition.energy ?? 0)) return false;
      const object = objectOf(game, event.object); // It may have been killed to pay for it.
      const { what } = condition;
      return what === undefined || (object !== undefined && fits(game, scope, object, what.of));
    }
    case "you-attach":
      return (
        event.what === "attach" &&
        (condition.what === undefined || event.object === scope.context.self) &&
        isMeOrAUnit(game, scope, condition.to, game.find(event.object)?.attachedTo ?? "")
      );
    case "you-spend-buff":
      return event.what === "spend-buff";
    case "you-score":
      return (
        event.what === "score" &&
        (condition.here !== true || event.battlefield === hereOf(game, scope.context))
      );
    case "you-gain-xp":
      return event.what === "gain-xp";
    case "you-spend-xp":
      return event.what === "spend-xp";
    case "you-predict":
      return event.what === "predict";
    case "you-control":
      return (
        (event.what === "gain-battlefield" || event.what === "lose-battlefield") &&
        event.what === `${condition.how}-battlefield` &&
        (condition.here !== true || event.battlefield === hereOf(game, scope.context))
      );
    case "you-channel":
      return event.what === "channel";
    case "you-counter":
      return event.what === "counter";
    default:
      return condition satisfies never;
  }
}

export function isMeOrAUnit(game: Game, scope: Scope, what: MeOrAUnit, id: string): boolean {
  if ("refer" in what) return id === scope.context.self;
  const object = game.find(id);
  return object !== undefined && fits(game, scope, object, what.of);
}

/** 383.4.a. "you play me to a battlefield from face down", "you play me or another Dragon" */
function playsThis(
  game: Game,
  scope: Scope,
  condition: Act<"you-play-this">,
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
  if (condition.from !== undefined && event.from !== condition.from.slice("your-".length)) return false;
  return condition.toBattlefield !== true || (object !== undefined && isAtBattlefield(object));
}

const doings = {
  choose: "finalize",
  ready: "ready",
  exhaust: "exhaust",
  buff: "buff",
  move: "move",
  stun: "stun",
  kill: "kill",
  banish: "banish",
  recall: "recall",
  heal: "heal",
  empower: "empower",
  "return-to-hand": "return-to-hand",
  "return-to-your-hand": "return-to-hand",
} as const satisfies Record<DoneToPermanents, GameEvent["what"]>;

function isDoneToPermanent(game: Game, scope: Scope, condition: Act<"you-do">, event: GameEvent): boolean {
  const { act, or } = condition;
  if (event.what !== doings[act] && (or === undefined || event.what !== doings[or])) return false;
  // 411.6, 428.5. Attributed to a spell of theirs.
  if (
    condition.withSpell === true &&
    !event.sources.some((source) => source.kind === "spell" && source.controller === event.by)
  )
    return false;
  if (event.what === "finalize")
    return event.targets.some((target) => isActedOn(game, scope, condition.what, target));
  if (!("object" in event)) return false;
  if (act === "return-to-your-hand" && !isOwnedByYou(game, scope, event.object)) return false;
  if (event.what === "kill" && !("refer" in condition.what))
    return fits(game, scope, event.lastKnown, condition.what.of);
  return isActedOn(game, scope, condition.what, event.object);
}

/** The object of an event, as it was if it has left the board; legends are objects too (141). */
function isActedOn(game: Game, scope: Scope, what: ActedOn, id: string): boolean {
  if ("refer" in what) return id === scope.context.self;
  if (what.subject === "another" && id === scope.context.self) return false;
  const object = objectOf(game, id);
  return object !== undefined && fits(game, scope, object, what.of);
}

const handlings = {
  draw: ["draw"],
  discard: ["discard"],
  burn: ["burn"],
  recycle: ["recycle"],
  reveal: ["reveal"],
  look: ["look"],
  "look-or-reveal": ["look", "reveal"],
  banish: ["banish"],
  hide: ["hide"],
} as const satisfies Record<DoneWithCards, readonly GameEvent["what"][]>;
type Handled = Extract<GameEvent, { readonly object: string; readonly name: string }>;
const isHandling = (event: GameEvent, act: DoneWithCards): event is Handled =>
  "object" in event && event.object !== null && handlings[act].some((what) => what === event.what);

function isDoneWithCards(
  game: Game,
  scope: Scope,
  condition: Act<"you-do-with-cards">,
  event: GameEvent,
): boolean {
  if (!isHandling(event, condition.act) || !isOneOf(game, scope, condition.what, event)) return false;
  if (condition.from !== undefined && !isFromZone(game, scope, condition.from, event)) return false;
  if (
    condition.here === true &&
    findFacedown(game, event.object)?.battlefield !== hereOf(game, scope.context)
  )
    return false;
  // 416.1. "to your Main Deck": a card of yours
  return (
    condition.toYourMainDeck !== true || findCardOrWhatBecame(game, event.object)?.owner === scope.context.you
  );
}

function isOneOf(game: Game, scope: Scope, what: SomeCards, event: Handled): boolean {
  if ("refer" in what) return event.object === scope.context.self;
  if ("nth" in what) return isNthDrawn(game, what, event);
  switch (what.subject) {
    case "a-rune":
    case "one-or-more-runes":
      return event.what === "recycle" && event.rune === true;
    case "a-card":
      return what.type === undefined || typeOf(game, event.object) === what.type;
    case "one-or-more-cards":
      return true;
    default:
      return what satisfies never;
  }
}

/** The type of a card; runes are in no zone of cards. */
function typeOf(game: Game, id: string): CardType | undefined {
  const found = findCardOrWhatBecame(game, id);
  return found === undefined ? undefined : game.card(found.card.name).type;
}

/** 108. Where a card was before it was discarded, recycled or banished. */
const zoneBefore = (event: Handled): string | undefined =>
  event.what === "discard"
    ? "hand"
    : event.what === "recycle" || event.what === "banish"
      ? event.from
      : undefined;

/** 108. The zone that a card was in; what is looked at or revealed stays where it is (424.1.a.2). */
function isFromZone(game: Game, scope: Scope, from: CardsFrom, event: Handled): boolean {
  const found = findCardOrWhatBecame(game, event.object);
  const zone = zoneBefore(event) ?? found?.zone;
  const isYours = found?.owner === scope.context.you;
  switch (from) {
    case "your-hand":
      return zone === "hand" && isYours;
    case "your-trash":
      return zone === "trash" && isYours;
    case "your-main-deck":
      return zone === "deck" && isYours;
    case "own-hand":
      return zone === "hand" && found?.owner === event.by;
    case "own-trash":
      return zone === "trash" && found?.owner === event.by;
    case "a-deck":
      return zone === "deck";
    default:
      return from satisfies never;
  }
}
