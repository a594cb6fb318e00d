import type { ChangeCost } from "../../../runtime/effects/actions/change-cost.ts";
import {
  choice,
  optional,
  phrase,
  sequence,
  set,
  spelled,
  spelling,
  subject,
  verb,
} from "../../combinators/phrase.ts";
import { changeThisTurn, nextCard, playedCards, yourNextCard } from "../cost-changes.phrase.ts";

/** 391. "The next spell you play this turn costs [5] less." "Your units cost [1] more to play this turn." */
export const changeCost = phrase<ChangeCost>()(
  { do: "change-cost" },
  choice(
    [
      set("next", true),
      "the next",
      subject("what", nextCard),
      "this turn",
      verb("cost"),
      changeThisTurn,
      optional(set("entersReady", true), "and enters ready"),
    ],
    [
      set("next", true),
      spelled(sequence(subject("what", yourNextCard), "this turn", verb("cost"), changeThisTurn)),
    ],
    [
      subject("what", playedCards),
      verb("cost"),
      changeThisTurn,
      choice(["to play this turn"], [spelling("this turn")]),
    ],
    [spelled(sequence(subject("what", playedCards), "this turn", verb("cost"), changeThisTurn))],
  ),
);
