import type { Action, Do } from "../../runtime/effects/action.ts";
import type { Destination } from "../../runtime/effects/actions/move.ts";
import type { Choice } from "../../runtime/effects/selection.ts";
import { isAction, isChoice, isGroup, partsOf, type Group } from "../effects/guards.ts";
import { operandsOf } from "../effects/operands.ts";
import { defineRule } from "../rule.ts";

/** 407-446. What is so already, or is there already, is not done again. */
export const actionWithoutEffect = defineRule(
  "action-without-effect",
  {
    severity: "error",
    rules: ["414.1.c", "415.1.c", "422.1", "423.1.a.1", "434.1", "441.1.c", "446.1", "456.2", "702.3.a"],
    message: 'Nothing happens to "{what}": {reason}.',
    why: "An instruction that changes neither a state nor a place does nothing.",
    help: "{instead}",
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const)
      for (const action of partsOf(card.card[part], isAction))
        for (const what of operandsOf(action)) {
          const problem = isChoice(what) || isGroup(what) ? problemOf(action, what) : undefined;
          if (problem !== undefined) yield report(card.spanOf(what), { what: card.textOf(what), ...problem });
        }
  },
);

interface Problem {
  readonly reason: string;
  readonly instead: string;
}
/** What is said of an object before it is acted on, as far as an action can make it void. */
interface Selected {
  readonly state?: string | undefined;
  /** Where it is on the board. */
  readonly place?: string | undefined;
  /** The zone outside of the board that it is in. */
  readonly zone?: string | undefined;
}

function problemOf(action: Action, what: Choice | Group): Problem | undefined {
  const { place, state, zone } = selectedBy(what);
  const [already, reason] = states[action.do] ?? [];
  if (state !== undefined && state === already && reason !== undefined)
    return { reason, instead: `Leave out "${state}".` };
  if (place !== undefined && isPlaceOf(action, place))
    return { reason: "it is there already", instead: "Name another place to take it from, or to." };
  if (zone !== undefined) return zoneProblem(action, zone);
  return undefined;
}

/** The state of an object in which an action does nothing to it. */
const states: Partial<Record<Do, readonly [state: string, reason: string]>> = {
  exhaust: ["exhausted", "what is exhausted cannot be exhausted again"],
  ready: ["ready", "what is ready cannot be readied again"],
  stun: ["stunned", "a stunned unit cannot be stunned again"],
  buff: ["buffed", "there can be only one buff on a unit"],
  empower: ["empowered", "what is empowered cannot be empowered again"],
  detach: ["detached", "it is attached to nothing"],
};

const bases: ReadonlySet<string> = new Set(["your-base", "a-base"]);
const yourBase: ReadonlySet<string> = new Set(["your-base"]);
const here: ReadonlySet<string> = new Set(["here", "from-here"]);
/** 446.1. The places from which a move leads nowhere, by where it goes. */
function startsOf(destination: Destination | undefined): ReadonlySet<string> | undefined {
  if (destination?.to === "here") return here;
  if (destination?.to !== "base") return undefined;
  return destination.whose === "your" || destination.whose === "my" ? yourBase : bases;
}
/** 446.1, 456.2. A move is from one place to another, and a recall changes the location. */
function isPlaceOf(action: Action, place: string): boolean {
  if (action.do === "recall") return action.exhausted !== true && bases.has(place);
  return action.do === "move" && startsOf(action.destination)?.has(place) === true;
}

/** 413.1, 422.1, 431.1. From which zone a card comes, and into which it goes. */
function zoneProblem(action: Action, zone: string): Problem | undefined {
  const isDiscard = action.do === "discard-cards" && zone.includes("trash");
  if (isDiscard)
    return {
      reason: "cards are discarded from a hand",
      instead: 'Write "Discard 1.", or recycle or banish the card.',
    };
  const into = goesInto(action);
  return into === undefined || !zone.endsWith(into)
    ? undefined
    : { reason: "it is there already", instead: "Name the zone that it comes from." };
}
function goesInto(action: Action): string | undefined {
  if (action.do === "return-to-hand" || action.do === "draw-cards") return "hand";
  if (action.do === "banish") return "banished-with";
  return action.do === "put" ? action.into : undefined;
}

function selectedBy(what: Choice | Group): Selected {
  if (!("of" in what)) return {};
  const of: object = what.of;
  return {
    state: "state" in of && typeof of.state === "string" ? of.state : undefined,
    place: "where" in of ? fieldOf(of.where, "at") : undefined,
    zone: "zone" in of ? fieldOf(of.zone, "from") : undefined,
  };
}
/** "at" of a place and "from" of a zone. */
function fieldOf(holder: unknown, key: "at" | "from"): string | undefined {
  if (typeof holder !== "object" || holder === null) return undefined;
  const value: unknown = Object.entries(holder).find(([name]) => name === key)?.[1];
  return typeof value === "string" ? value : undefined;
}
