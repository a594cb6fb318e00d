import type { PlayedCards } from "../../../runtime/effects/cost-change.ts";
import type { RepeatNext } from "../../../runtime/effects/actions/repeat-next.ts";
import {
  choice,
  sequence,
  field,
  phrase,
  spelled,
  spelling,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import { nextCard } from "../cost-changes.phrase.ts";

type NextSpell = PlayedCards & { readonly whose: "you-play"; readonly type: "spell" };
const nextSpell = wordings<PlayedCards>("next-spell", "next spell", () => [
  phrase<Pick<NextSpell, "costing" | "whose" | "type">>()(
    { costing: "cards", whose: "you-play", type: "spell" },
    "your next spell this turn",
  ),
]);

/** 820, 391. "Give the next spell you play this turn [Repeat] equal to its cost." */
export const repeatNext = phrase<RepeatNext>()(
  { do: "repeat-next" },
  choice(
    [
      verb("give"),
      choice(["the next", field("what", nextCard), "this turn"], [spelled(field("what", nextSpell))]),
    ],
    [spelled(sequence("the next", field("what", nextCard), "this turn", choice(["gains"], ["has"])))],
  ),
  "[Repeat] equal to its",
  choice(["cost"], [spelling("base cost")]),
);
