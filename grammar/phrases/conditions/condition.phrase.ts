import type {
  Condition,
  DeedCondition,
  PlayerCondition,
  SimpleCondition,
  StateCondition,
} from "../../../runtime/effects/condition.ts";
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
import { alsoControlled, controlledQuantity } from "./quantity.phrase.ts";
import type { If } from "./phrases-of.ts";
import { companyConditions } from "./company.phrase.ts";
import { deedConditions } from "./deeds.phrase.ts";
import { actCondition, doingConditions } from "./doing.phrase.ts";
import { quantityOfYourCards } from "./held-cards.phrase.ts";
import { objectConditions } from "./objects.phrase.ts";
import { playerConditions } from "./players.phrase.ts";
import { turnConditions } from "./turn.phrase.ts";

/** What is so for a while: after "while", where "this turn" may follow. */
export const stateCondition = category<StateCondition, "if">("state-condition", "a condition", "if", () => ({
  ...objectConditions(),
  ...companyConditions(),
  ...playerConditions(),
  ...turnConditions(),
}));
const doneCondition = category<Exclude<SimpleCondition, StateCondition>, "if">(
  "done-condition",
  "a condition",
  "if",
  () => ({ ...deedConditions(), ...doingConditions() }),
);
const simpleCondition: Category<SimpleCondition> = union("simple-condition", "a condition", () => [
  stateCondition,
  doneCondition,
]);
/** After a place: "if you control another Pirate", "if you've discarded a card this turn" */
export const whatPlayersHave = category<PlayerCondition | DeedCondition, "if">(
  "what-players-have",
  "a condition",
  "if",
  () => ({ ...playerConditions(), ...deedConditions() }),
);
type Both = If<"both">;
const both = wordings<Both>("both-conditions", "a condition", () => [
  phrase<Both>()({ if: "both" }, field("first", simpleCondition), "and", field("second", simpleCondition)),
  // "you have exactly 4 cards in hand and exactly 4 units at battlefields", "you control a Poro and a Yordle"
  phrase<Both>()(
    { if: "both" },
    spelled(sequence(field("first", youHave), "and", field("second", youAlsoHave))),
  ),
]);
type YouControl = If<"controls"> & { readonly who: "you" };
type YouHave = If<"player-has"> & { readonly who: "you" };
const youHave: Category<SimpleCondition> = union("you-have-first", "what you have", () => [
  wordings<YouHave>("you-have-cards", "cards in your hand", () => [
    phrase<Omit<YouHave, "what"> & { readonly what: Held }>()(
      { if: "player-has", who: "you" },
      "you have",
      field("what", quantityOfYourCards),
    ),
  ]),
  wordings<YouControl>("you-control-first", "what you control", () => [
    phrase<YouControl>()({ if: "controls", who: "you" }, "you control", field("what", controlledQuantity)),
  ]),
]);
type Held = Exclude<YouHave["what"], { readonly of: { readonly have: "points" | "xp" } }>;
const youAlsoHave: Category<SimpleCondition> = wordings<YouControl>("you-also-have", "how many", () => [
  phrase<YouControl>()({ if: "controls", who: "you" }, field("what", alsoControlled)),
]);
/** After "if" and "while". */
export const condition: Category<Condition> = union("condition", "a condition", () => [
  simpleCondition,
  actCondition,
  both,
]);
