import type {
  AbilityCostChange,
  CostReduction,
  PlayedCards,
  ReducedCosting,
} from "../../runtime/effects/cost-change.ts";
import type { ResourceCost } from "../../runtime/effects/card-frame.ts";
import type { Derived } from "../../runtime/effects/value.ts";
import type { Me, This } from "../../runtime/effects/reference.ts";
import {
  choice,
  either,
  field,
  optional,
  phrase,
  plural,
  resources,
  sequence,
  spelled,
  spelling,
  union,
  wordings,
  type Category,
  type Part,
} from "../combinators/phrase.ts";
import { changeThisTurn, kind, owned, played, type OneCard, type Owner } from "./cost-changes.phrase.ts";
import { counted } from "./filters/counted.phrase.ts";
import { derived } from "./values.phrase.ts";

/** 356.4.b, 404. Costs that are reduced by an amount. */

type ThisCard = Extract<ReducedCosting, { readonly costing: "this" }>;
/** "my Energy cost is", "this spell's Energy cost is", "your Dragons' Energy costs are" */
const reducedCosting: Category<ReducedCosting> = union("reduced-costing", "my Energy cost", () => [
  myEnergyCost,
  energyCostOfThis,
  energyCostsOfCards,
]);
const myEnergyCost = wordings<Me>("my-energy-cost", "my Energy cost", () => [
  phrase<Me>()({ refer: "me" }, "my Energy cost is"),
]);
const energyCostOfThis = wordings<ThisCard>("energy-cost-of-this", "this spell's Energy cost", () => [
  phrase<ThisCard>()(
    { costing: "this" },
    "this",
    either("noun", { spell: "spell", gear: "gear" }),
    "'s Energy cost is",
  ),
]);
type CardsTheyPlay = OneCard & { readonly whose: "you-play" | "opponents-play" };
const energyCostsOfCards = wordings<PlayedCards>("energy-costs-of-cards", "your spells' Energy costs", () => [
  phrase<OneCard & { readonly whose: Owner }>()(
    { costing: "cards" },
    plural,
    owned,
    kind,
    "' Energy costs are",
  ),
  phrase<CardsTheyPlay>()(
    { costing: "cards" },
    "the Energy costs for",
    plural,
    kind,
    played,
    choice(["are"], [spelling("is")]),
  ),
]);

const reducedBy: Part<Pick<CostReduction, "by">> = {
  node: choice([resources("by")], [field("by", derived)]).node,
};
/** "my Energy cost is reduced by [2]", "your Dragons' Energy costs are reduced by [2], to a minimum of [1]" */
export const reducedEnergyCost = sequence(
  field("what", reducedCosting),
  "reduced by",
  reducedBy,
  optional(choice([", to a minimum of"], [spelling("to a minimum of")]), resources("minimum")),
);

export const ownCost: Category<Me | This> = union("own-cost", "my cost", () => [myCost, costOfThis]);
const myCost = wordings<Me>("my-cost", "my cost", () => [phrase<Me>()({ refer: "me" }, "my cost")]);
const costOfThis = wordings<This>("cost-of-this", "this spell's cost", () => [
  phrase<This>()({ refer: "this" }, choice(["this spell's cost"], ["this gear's cost"])),
]);
/** The older "reduce my cost by [2]" */
export const reducedCost = sequence(
  "reduce",
  field("what", ownCost),
  "by",
  resources("amount"),
  optional("for each", field("per", counted)),
  optional(choice([", to a minimum of"], [spelling("to a minimum of")]), resources("minimum")),
);

const toAMinimum = optional(
  choice([", to a minimum of"], [spelling("to a minimum of")]),
  resources("minimum"),
);
/** 404. "This ability costs [1] less for each friendly unit" */
export const abilityCostChange = wordings<AbilityCostChange>(
  "ability-cost-change",
  "this ability costs …",
  () => [
    phrase<AbilityCostChange & { readonly amount: ResourceCost }>()({}, "this ability costs", changeThisTurn),
    phrase<Pick<AbilityCostChange, "minimum"> & { readonly amount: Derived }>()(
      {},
      "this ability's Energy cost is reduced by",
      field("amount", derived),
      toAMinimum,
    ),
    phrase<Pick<AbilityCostChange, "minimum"> & { readonly amount: ResourceCost }>()(
      {},
      spelled(sequence("this ability's Energy cost is reduced by", resources("amount"))),
      toAMinimum,
    ),
  ],
);
