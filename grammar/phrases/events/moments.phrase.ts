import type { NextMoment, PhaseEvent } from "../../../runtime/effects/event.ts";
import { category, choice, either, optional, phrase, set, spelling } from "../../combinators/phrase.ts";

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
  "your-main-phase": "during your Main Phase",
});

const whoseTurn = either("whose", {
  your: "your turn",
  "each-player": [choice(["each player's turn"], [spelling("each turn")])],
  "each-opponent": [
    choice(["each opponent's turn"], [spelling("an opponent's turn")], [spelling("your opponents' turns")]),
  ],
});

type Phase<Kind extends PhaseEvent["event"]> = Extract<PhaseEvent, { readonly event: Kind }>;

/** A moment of the turn, after "At". */
export const phaseEvent = category<PhaseEvent, "event">(
  "phase-event",
  "a moment of the turn",
  "event",
  () => ({
    "start-of-beginning-phase": phrase<Phase<"start-of-beginning-phase">>()(
      { event: "start-of-beginning-phase" },
      choice(["the start of"], [spelling("start of")]),
      either("whose", { your: "your", "each-player": [choice(["each player's"], [spelling("each")])] }),
      optional(set("first", true), "first"),
      "Beginning Phase",
    ),
    "start-of-main-phase": phrase<Phase<"start-of-main-phase">>()(
      { event: "start-of-main-phase" },
      "the start of",
      either("whose", { your: "your", "each-player": [choice(["each player's"], [spelling("each")])] }),
      "Main Phase",
    ),
    "start-of-turn": phrase<Phase<"start-of-turn">>()({ event: "start-of-turn" }, "the start of", whoseTurn),
    "end-of-turn": phrase<Phase<"end-of-turn">>()({ event: "end-of-turn" }, "the end of", whoseTurn),
  }),
);

type Next<Kind extends NextMoment["next"]> = Extract<NextMoment, { readonly next: Kind }>;

/** 390. One moment that is still to come, after "at". */
export const nextMoment = category<NextMoment, "next">("next-moment", "a moment to come", "next", () => ({
  "end-of-this-turn": phrase<Next<"end-of-this-turn">>()(
    { next: "end-of-this-turn" },
    choice(["the end of this turn"], [spelling("the end of the turn")], [spelling("end of turn")]),
  ),
  "end-of-your-next-turn": phrase<Next<"end-of-your-next-turn">>()(
    { next: "end-of-your-next-turn" },
    "the end of your next turn",
  ),
  "start-of-your-next-turn": phrase<Next<"start-of-your-next-turn">>()(
    { next: "start-of-your-next-turn" },
    "the start of your next turn",
  ),
  "start-of-your-next-beginning-phase": phrase<Next<"start-of-your-next-beginning-phase">>()(
    { next: "start-of-your-next-beginning-phase" },
    "the start of your next Beginning Phase",
  ),
  "start-of-your-next-main-phase": phrase<Next<"start-of-your-next-main-phase">>()(
    { next: "start-of-your-next-main-phase" },
    "the start of your next Main Phase",
  ),
}));
