import type { NextMoment, PhaseEvent, TurnPhase } from "../../../runtime/effects/event.ts";
import {
  category,
  choice,
  either,
  field,
  optional,
  phrase,
  set,
  spelling,
} from "../../combinators/phrase.ts";
import { onePlayers } from "../players.phrase.ts";

/** 383.1. "first", "second" */
export const ordinal = <const Key extends string>(key: Key) =>
  either(key, { first: "first", second: "second", third: "third", fourth: "fourth" });
/** When in a turn, after an event. */
export const during = either("during", {
  "your-turn": [choice(["on your turn"], [spelling("during your turn")])],
  "an-opponents-turn": [choice(["on an opponent's turn"], [spelling("during an opponent's turn")])],
  "a-showdown": "during a showdown",
  combat: [choice(["during combat"], [spelling("during a combat")])],
  "your-beginning-phase": "during your Beginning Phase",
  "your-draw-phase": "during your Draw Phase",
  "your-main-phase": "during your Main Phase",
});

/** Before "turn" or a phase, each time that there is one. */
const whose = either("whose", {
  your: "your",
  "each-player": [choice(["each player's"], [spelling("each")])],
  "each-opponent": [choice(["each opponent's"], [spelling("an opponent's")], [spelling("your opponents'")])],
});
/** 315, 316. */
const turnPhases = {
  awaken: "Awaken Phase",
  beginning: "Beginning Phase",
  channel: "Channel Phase",
  draw: "Draw Phase",
  main: "Main Phase",
} as const satisfies Readonly<Record<TurnPhase, string>>;
export const turnPhase = either("phase", turnPhases);
const { beginning, ...otherPhases } = turnPhases;
const startOf = choice(["the start of"], [spelling("start of")]);

type Phase<Kind extends PhaseEvent["event"]> = Extract<PhaseEvent, { readonly event: Kind }>;

/** A moment of the turn, after "At". */
export const phaseEvent = category<PhaseEvent, "event">(
  "phase-event",
  "a moment of the turn",
  "event",
  () => ({
    start: phrase<Phase<"start">>()(
      { event: "start" },
      startOf,
      whose,
      choice(
        [either("of", { turn: [choice(["turn"], [spelling("turns")])], ...otherPhases })],
        [optional(set("first", true), "first"), set("of", "beginning"), beginning],
      ),
    ),
    end: phrase<Phase<"end">>()(
      { event: "end" },
      "the end of",
      whose,
      set("of", "turn"),
      choice(["turn"], [spelling("turns")]),
    ),
  }),
);

type Next<Kind extends NextMoment["next"]> = Extract<NextMoment, { readonly next: Kind }>;

/** 390. One moment that is still to come, after "at". */
export const nextMoment = category<NextMoment, "next">("next-moment", "a moment to come", "next", () => ({
  "end-of-this-turn": phrase<Next<"end-of-this-turn">>()(
    { next: "end-of-this-turn" },
    choice(["the end of this turn"], [spelling("the end of the turn")], [spelling("end of turn")]),
  ),
  start: phrase<Next<"start">>()(
    { next: "start" },
    startOf,
    field("whose", onePlayers),
    "next",
    either("of", { turn: "turn", ...turnPhases }),
  ),
  end: phrase<Next<"end">>()(
    { next: "end" },
    "the end of",
    field("whose", onePlayers),
    "next",
    set("of", "turn"),
    "turn",
  ),
}));
