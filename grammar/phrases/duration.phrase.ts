import { choice, either, spelling } from "../combinators/phrase.ts";

/** How long an effect lasts. */
export const duration = either("duration", {
  turn: [
    choice(
      ["this turn"],
      [spelling("until the end of the turn")],
      [spelling("until the end of this turn")],
      [spelling("until end of turn")],
    ),
  ],
  combat: "this combat",
  "your-next-turn": [choice(["until your next turn"], [spelling("until the start of your next turn")])],
});
