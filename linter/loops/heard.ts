import type { Trigger } from "../../runtime/effects/ability.ts";
import type { DoneToPermanents, DoneWithCards } from "../../runtime/effects/act-event.ts";
import type { SimpleTriggerEvent } from "../../runtime/effects/event.ts";
import { eventsOf } from "../effects/events.ts";
import { isSelf } from "../effects/guards.ts";
import { isCardType } from "./made.ts";
import type { Affected, Happening, Occurrence } from "./occurrence.ts";

/** What can fulfil a trigger condition again and again within one turn. Limits and moments of the turn cannot. */
export function heardBy(when: Trigger): readonly Occurrence[] {
  if (when.trigger !== "when" || when.often !== undefined) return [];
  return eventsOf(when).flatMap((event) =>
    happeningsOf(event).map((what) => ({ what, to: affectedIn(event) })),
  );
}

function happeningsOf(event: SimpleTriggerEvent): readonly Happening[] {
  switch (event.event) {
    case "attack":
    case "you-attack":
      return ["attack"];
    case "defend":
    case "you-defend":
      return ["defend"];
    case "attack-or-defend":
      return ["attack", "defend"];
    case "take-damage":
    case "deal-damage":
      return ["damage"];
    case "die":
      return ["kill"];
    case "you-play-this":
    case "you-play":
      return ["play"];
    case "you-do":
      return [event.act, ...(event.or === undefined ? [] : [event.or])].map((act) => doings[act]);
    case "you-do-with-cards":
      return "nth" in event.what ? [] : handlings[event.act];
    case "you-move":
    case "move":
      return ["move"];
    case "you-activate":
      return ["finalize"];
    case "leave":
      return [
        "kill",
        "banish",
        "return-to-hand",
        "recycle",
        ...(event.place === "here" ? ["move" as const] : []),
      ];
    case "enter":
      return ["enter"];
    case "become-mighty":
      return ["become-mighty"];
    case "become-empowered":
      return ["empower"];
    case "is-done":
      return event.done.flatMap(({ done }) => donePassively[done]);
    case "you-attach":
    case "become-attached":
      return ["attach"];
    case "you-spend-buff":
      return ["spend-buff"];
    case "you-score":
      return ["score"];
    case "you-gain-xp":
      return ["gain-xp"];
    case "you-spend-xp":
      return ["spend-xp"];
    case "you-channel":
      return ["channel"];
    case "you-counter":
      return ["counter"];
    // Only so many of them are in a turn (470, 464).
    case "you-control":
    case "you-predict":
    case "conquer":
    case "hold":
    case "conquer-or-hold":
    case "win-combat":
    case "lose-combat":
    case "tie-combat":
    case "stage":
      return [];
    default:
      return event satisfies never;
  }
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
} as const satisfies Readonly<Record<DoneToPermanents, Happening>>;

const handlings = {
  draw: ["draw"],
  discard: ["discard"],
  burn: ["burn"],
  recycle: ["recycle"],
  reveal: ["reveal"],
  look: ["look", "reveal"],
  "look-or-reveal": ["look", "reveal"],
  banish: ["banish"],
  hide: ["hide"],
} as const satisfies Readonly<Record<DoneWithCards, readonly Happening[]>>;

const donePassively = {
  chosen: ["finalize"],
  moved: ["move"],
  recalled: ["recall"],
  played: ["play"],
  discarded: ["discard"],
  burned: ["burn"],
  killed: ["kill"],
  buffed: ["buff"],
  stunned: ["stun"],
  readied: ["ready"],
  exhausted: ["exhaust"],
  healed: ["heal"],
  revealed: ["reveal"],
  recycled: ["recycle"],
  detached: ["detach"],
  banished: ["banish"],
  "returned-to-hand": ["return-to-hand"],
  "returned-to-your-hand": ["return-to-hand"],
} as const satisfies Readonly<Record<string, readonly Happening[]>>;

function affectedIn(event: SimpleTriggerEvent): Affected {
  const subject = subjectOf(event);
  if (subject === undefined || typeof subject !== "object") return "anything";
  if (event.event === "you-play-this") return "or" in event ? "anything" : "self";
  if (isSelf(subject)) return "self";
  if ("played" in subject && subject.token === "token") return "token";
  if ("type" in subject && isCardType(subject.type)) return subject.type;
  if ("kind" in subject) return isCardType(subject.kind) ? subject.kind : "anything";
  if ("of" in subject) return isCardType(subject.of.kind) ? subject.of.kind : "anything";
  return "anything";
}
function subjectOf(event: SimpleTriggerEvent) {
  if ("who" in event) return event.who;
  if ("to" in event && event.event === "you-attach") return event.to;
  return "what" in event ? event.what : undefined;
}
