import type { EnterReadyThisTurn } from "../../../runtime/effects/actions/enter.ts";
import { choice, phrase, set, spelling } from "../../combinators/phrase.ts";

/** 143.4. "Friendly units enter ready this turn." */
export const enterReadyThisTurn = phrase<EnterReadyThisTurn>()(
  { do: "enter-ready-this-turn" },
  choice(
    [set("who", "units-you-play"), "units you play this turn enter ready"],
    [set("who", "the-next-unit-you-play"), "the next unit you play this turn enters ready"],
    [set("who", "friendly-units"), choice(["friendly"], [spelling("your")]), "units enter ready this turn"],
  ),
);
