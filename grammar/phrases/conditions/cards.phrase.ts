import {
  choice,
  either,
  field,
  number,
  numeral,
  phrase,
  plural,
  sequence,
  set,
  spelled,
  spelling,
} from "../../combinators/phrase.ts";
import { cardsIn } from "../filters/cards.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

export const cardsInHand = sequence(
  "you have",
  choice(
    [
      choice([set("count", 1), "one"], [numeral("count")], [number("count")]),
      "or",
      either("or", { fewer: "fewer", more: "more" }),
    ],
    [set("or", "exactly"), "exactly", number("count")],
  ),
  "cards in",
  choice(["your hand"], [spelling("hand")]),
);

/** What is in a hand or a trash. */
export const cardConditions = (): ConditionPhrases<"cards-in-hand" | "more-cards-in-hand" | "cards-in"> => ({
  "cards-in-hand": phrase<If<"cards-in-hand">>()({ if: "cards-in-hand" }, cardsInHand),
  "more-cards-in-hand": phrase<If<"more-cards-in-hand">>()(
    { if: "more-cards-in-hand" },
    either("who", {
      you: [
        choice(
          ["you have more cards in your hand than an opponent"],
          [spelling("an opponent has fewer cards in their hand than you")],
        ),
      ],
      "an-opponent": [
        choice(
          ["an opponent has more cards in their hand than you"],
          [spelling("an opponent has more cards in hand than you")],
          [spelling("you have fewer cards in your hand than an opponent")],
        ),
      ],
    }),
  ),
  "cards-in": phrase<If<"cards-in">>()(
    { if: "cards-in" },
    choice(["you have"], [spelling("there are")], [spelling("there're")]),
    plural,
    choice(
      [
        choice([numeral("count")], [spelled(number("count"))]),
        "or",
        either("or", { fewer: "fewer", more: "more" }),
      ],
      [set("or", "exactly"), choice([numeral("count")], [spelled(number("count"))])],
      [set("or", "exactly"), set("count", 0), "no"],
    ),
    field("what", cardsIn),
  ),
});
