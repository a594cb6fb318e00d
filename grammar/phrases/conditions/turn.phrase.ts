import { choice, either, phrase, spelling } from "../../combinators/phrase.ts";
import { ordinal } from "../events/moments.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

/** Which part of the turn it is. */
export const turnConditions = (): ConditionPhrases<"it-is" | "nth-played"> => ({
  "nth-played": phrase<If<"nth-played">>()(
    { if: "nth-played" },
    choice(["it's your"], [spelling("it is your")]),
    ordinal("nth"),
    either("type", { card: "card", unit: "unit", spell: "spell", gear: "gear" }),
    "this turn",
  ),
  "it-is": phrase<If<"it-is">>()(
    { if: "it-is" },
    choice(["it's"], [spelling("it is")]),
    either("during", {
      "your-turn": "your turn",
      "an-opponents-turn": "an opponent's turn",
      "a-showdown": "a showdown",
      combat: "combat",
      "your-beginning-phase": "your Beginning Phase",
      "your-draw-phase": "your Draw Phase",
      "your-main-phase": "your Main Phase",
    }),
  ),
});
