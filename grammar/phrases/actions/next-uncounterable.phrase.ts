import type { NextUncounterable } from "../../../runtime/effects/actions/next-uncounterable.ts";
import { choice, phrase, sequence, spelled, subject } from "../../combinators/phrase.ts";
import { nextCard, yourNextCard } from "../cost-changes.phrase.ts";

/** 391, 425. "The next spell you play this turn can't be countered." */
export const nextUncounterable = phrase<NextUncounterable>()(
  { do: "next-uncounterable" },
  choice(
    ["the next", subject("what", nextCard), "this turn"],
    [spelled(sequence(subject("what", yourNextCard), "this turn"))],
  ),
  "can't be countered",
);
