import type { Condition, SimpleCondition } from "../../../runtime/effects/condition.ts";
import {
  category,
  field,
  phrase,
  sequence,
  spelled,
  union,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { quantity } from "./quantity.phrase.ts";
import type { If } from "./phrases-of.ts";
import { cardConditions, cardsInHand } from "./cards.phrase.ts";
import { companyConditions } from "./company.phrase.ts";
import { actCondition, doingConditions } from "./doing.phrase.ts";
import { objectConditions } from "./objects.phrase.ts";
import { playerConditions } from "./players.phrase.ts";
import { turnConditions } from "./turn.phrase.ts";

const simpleCondition = category<SimpleCondition, "if">("simple-condition", "a condition", "if", () => ({
  ...objectConditions(),
  ...companyConditions(),
  ...playerConditions(),
  ...cardConditions(),
  ...turnConditions(),
  ...doingConditions(),
}));
type Both = If<"both">;
const both = wordings<Both>("both-conditions", "a condition", () => [
  phrase<Both>()({ if: "both" }, field("first", simpleCondition), "and", field("second", simpleCondition)),
  // "you have exactly 4 cards in hand and exactly 4 units at battlefields"
  phrase<Both>()(
    { if: "both" },
    spelled(sequence(field("first", youHaveCards), "and", field("second", youAlsoHave))),
  ),
]);
const youHaveCards: Category<SimpleCondition> = wordings<If<"cards-in-hand">>(
  "you-have-cards",
  "cards in your hand",
  () => [phrase<If<"cards-in-hand">>()({ if: "cards-in-hand" }, cardsInHand)],
);
const youAlsoHave: Category<SimpleCondition> = wordings<If<"you-control">>(
  "you-also-have",
  "how many",
  () => [phrase<If<"you-control">>()({ if: "you-control" }, field("what", quantity))],
);
/** After "if" and "while". */
export const condition: Category<Condition> = union("condition", "a condition", () => [
  simpleCondition,
  actCondition,
  both,
]);
