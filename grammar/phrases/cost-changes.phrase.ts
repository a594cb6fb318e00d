import type {
  AbilityCostChange,
  AlsoChanged,
  CostChange,
  CostReduction,
  Predicate,
  Costing,
  PlayedCards,
  ReducedCosting,
} from "../../runtime/effects/cost-change.ts";
import type { Ordinal } from "../../runtime/effects/event-parts.ts";
import type { ResourceCost } from "../../runtime/effects/card-frame.ts";
import type { KeywordName } from "../../runtime/effects/keyword.ts";
import type { Derived } from "../../runtime/effects/value.ts";
import type { Me, This } from "../../runtime/effects/reference.ts";
import {
  category,
  choice,
  either,
  field,
  noun,
  optional,
  phrase,
  plural,
  resources,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  tag,
  union,
  verb,
  wordings,
  type Category,
  type Part,
} from "../combinators/phrase.ts";
import { during, ordinal } from "./events/moments.phrase.ts";
import { counted } from "./filters/counted.phrase.ts";
import { keywordName } from "./keywords.phrase.ts";
import { objectRestriction } from "./restrictions.phrase.ts";
import { gearGroup, legendGroup, unitGroup } from "./selections.phrase.ts";
import { self } from "./references.phrase.ts";
import { derived } from "./values.phrase.ts";

type Named = Extract<Costing, { readonly costing: string }>;
type CostingOf<Kind extends Named["costing"]> = Extract<Named, { readonly costing: Kind }>;

const owners = { your: "your", friendly: "friendly", enemy: "enemy" } as const;
type Owner = keyof typeof owners;
export const owned = either("whose", owners);
export const played = either("whose", { "you-play": "you play", "opponents-play": "opponents play" });
const types = choice(
  [set("type", "card"), noun("card")],
  [set("type", "spell"), noun("spell")],
  [set("type", "unit"), noun("unit")],
  [set("type", "gear"), "gear"],
  [set("type", "equipment"), "Equipment"],
);
const nonToken = optional(set("nonToken", true), "non-token");
export const kind = sequence(nonToken, choice([types], [tag("tag")]));
/** "spells and gear" */
const andType = optional("and", either("andType", { spell: "spells", unit: "units", gear: "gear" }));
const kinds = sequence(kind, andType);

const paid = either("whose", { "you-pay": "you pay", "opponents-pay": "opponents pay" });
const playedFrom = either("playedFrom", {
  "anywhere-but-your-hand": "from anywhere other than your hand",
  "your-trash": "from your trash",
  "your-hand": "from your hand",
  "your-champion-zone": "from your Champion Zone",
});

/** "your spells", "spells you play", "friendly non-token gear", "enemy spells that choose me" */
export const playedCards = wordings<PlayedCards>("played-cards", "spells", () => [
  phrase<Omit<PlayedCards, "nth">>()(
    { costing: "cards" },
    plural,
    choice(
      [owned, kinds],
      [kinds, played, optional(playedFrom)],
      // Not "Mechs" alone, which could go on what stands before: "five Birds or Mechs cost [1] less"
      [nonToken, types, andType],
      [
        set("whose", "opponents-play"),
        choice(
          [spelled(sequence(choice(["your opponents'"], ["opponents'"]), kinds))],
          [spelled(sequence(kinds, "your opponents play"))],
        ),
      ],
    ),
    optional("that choose", field("choosing", self)),
  ),
]);
type YourCard = Omit<OneCard, "andType"> & { readonly whose: "you-play" };
/** "next spell", after "your": the same as "the next spell you play" */
export const yourNextCard = wordings<OneCard>("your-next-card", "next spell", () => [
  phrase<YourCard>()({ costing: "cards", whose: "you-play" }, singular, "your next", kind),
]);
type OneCard = Omit<PlayedCards, "choosing" | "andType" | "nth" | "playedFrom">;
/** "spell you play" */
export const nextCard = wordings<OneCard>("card-you-play", "spell you play", () => [
  phrase<OneCard & { readonly whose: "you-play" | "opponents-play" }>()(
    { costing: "cards" },
    singular,
    kind,
    played,
  ),
]);
type NthOfCards = OneCard & { readonly nth: Ordinal };
const eachTurn = choice(["each turn"], [spelling("in a turn")]);
/** "the first spell you play each turn", "the second friendly gear played each turn" */
const nthCards = wordings<NthOfCards>("nth-cards", "the first spell …", () => [
  phrase<NthOfCards & { readonly whose: "you-play" | "opponents-play" }>()(
    { costing: "cards" },
    singular,
    "the",
    ordinal("nth"),
    kind,
    choice(
      [played],
      [set("whose", "opponents-play"), spelled(choice(["an opponent plays"], ["each opponent plays"]))],
    ),
    eachTurn,
  ),
  phrase<NthOfCards & { readonly whose?: Owner }>()(
    { costing: "cards" },
    singular,
    "the",
    ordinal("nth"),
    optional(owned),
    kind,
    "played",
    eachTurn,
  ),
]);
const abilitiesOf = union("abilities-of", "units or gear", () => [unitGroup, gearGroup, legendGroup]);
const named = category<Exclude<Named, PlayedCards>, "costing">("named-costs", "costs", "costing", () => ({
  component: [
    phrase<Omit<CostingOf<"component">, "keyword">>()(
      { costing: "component" },
      plural,
      choice(["optional additional costs", paid], [spelled(sequence(owned, "optional additional costs"))]),
    ),
    phrase<CostingOf<"component"> & { readonly keyword: KeywordName }>()(
      { costing: "component" },
      plural,
      choice([owned, keywordName, "costs"], [keywordName, "costs", paid]),
    ),
  ],
  abilities: phrase<CostingOf<"abilities">>()(
    { costing: "abilities" },
    plural,
    choice(
      ["abilities of", field("of", abilitiesOf)],
      [choice(["your activated abilities"], [spelling("your abilities")])],
    ),
  ),
}));

/** 356.3, 356.4. Before "cost [1] less". */
export const costing = union("costing", "I or cards", () => [self, thisNamed, playedCards, nthCards, named]);
/** "this spell": the same as "this" */
const thisNamed = wordings<This>("this-named", "this spell", () => [
  phrase<This>()({ refer: "this" }, singular, spelled(choice(["this spell"], ["this gear"]))),
]);

const lessOrMore = choice(["less"], [set("more", true), "more"]);
const alsoChanged = wordings<AlsoChanged>("also-changed", "[1] less", () => [
  phrase<AlsoChanged>()(
    { also: "cost" },
    resources("amount"),
    lessOrMore,
    optional("for each", field("per", counted)),
  ),
]);
/** "[2] less", "[1] or [A] less for each …, to a minimum of [1]" */
export const costChange: Part<CostChange> = sequence(
  resources("amount"),
  optional("or", resources("or")),
  lessOrMore,
  optional(
    either("from", {
      "anywhere-but-your-hand": "to play from anywhere other than your hand",
      "your-trash": "to play from your trash",
      "your-hand": "to play from your hand",
      "your-champion-zone": "to play from your Champion Zone",
    }),
  ),
  optional(during),
  optional("for each", field("per", counted)),
  optional(choice([", to a minimum of"], [spelling("to a minimum of")]), resources("minimum")),
  optional("and", field("and", alsoChanged)),
);

/** The same where "this turn" is said: "[2] less, to a minimum of [1]" */
export const changeThisTurn = sequence(
  resources("amount"),
  optional("or", resources("or")),
  lessOrMore,
  optional("for each", field("per", counted)),
  optional(choice([", to a minimum of"], [spelling("to a minimum of")]), resources("minimum")),
);

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

/** What is said of the same subject: "… and enter ready" */
export const predicate = category<Predicate, "predicate">(
  "predicate",
  "and enter ready",
  "predicate",
  () => ({
    enter: phrase<Extract<Predicate, { readonly predicate: "enter" }>>()(
      { predicate: "enter" },
      verb("enter"),
      either("state", { ready: "ready", exhausted: "exhausted" }),
    ),
    cannot: phrase<Extract<Predicate, { readonly predicate: "cannot" }>>()(
      { predicate: "cannot" },
      field("restriction", objectRestriction),
    ),
  }),
);
