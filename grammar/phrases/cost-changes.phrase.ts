import type {
  AlsoChanged,
  CostChange,
  Predicate,
  Costing,
  PlayedCards,
  PlayedFromWhere,
} from "../../runtime/effects/cost-change.ts";
import type { Ordinal } from "../../runtime/effects/event-parts.ts";
import type { KeywordName } from "../../runtime/effects/keyword.ts";
import type { LegendGroup } from "../../runtime/effects/selection.ts";
import type { This } from "../../runtime/effects/reference.ts";
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
  type Part,
} from "../combinators/phrase.ts";
import { during, ordinal } from "./events/moments.phrase.ts";
import { counted } from "./filters/counted.phrase.ts";
import { plainPermanent, quality } from "./quality.phrase.ts";
import { printedGift } from "./gifts.phrase.ts";
import { yourLegend } from "./filters/runes-and-legends.phrase.ts";
import { keywordName } from "./keywords.phrase.ts";
import { objectRestriction } from "./restrictions.phrase.ts";
import { gearGroup, legendGroup, unitGroup } from "./selections.phrase.ts";
import { self } from "./references.phrase.ts";

type Named = Extract<Costing, { readonly costing: string }>;
type CostingOf<Kind extends Named["costing"]> = Extract<Named, { readonly costing: Kind }>;

const owners = { your: "your", friendly: "friendly", enemy: "enemy" } as const;
export type Owner = keyof typeof owners;
export const owned = either("whose", owners);
export const played = either("whose", { "you-play": "you play", "opponents-play": "opponents play" });
const types = choice(
  [set("type", "card"), noun("card")],
  [set("type", "spell"), noun("spell")],
  [optional(set("champion", true), "Champion"), set("type", "unit"), noun("unit")],
  [set("type", "gear"), "gear"],
  [set("type", "equipment"), "Equipment"],
);
const nonToken = optional(set("nonToken", true), "non-token");
export const kind = sequence(nonToken, choice([types], [tag("tag")]));
/** "spells and gear" */
const andType = optional("and", either("andType", { spell: "spells", unit: "units", gear: "gear" }));
const kinds = sequence(kind, andType);

const paid = either("whose", { "you-pay": "you pay", "opponents-pay": "opponents pay" });
/** "spells you play during showdowns" */
export const playedDuring = optional(
  either("playedDuring", {
    "a-showdown": [choice(["during showdowns"], [spelling("during a showdown")])],
    combat: "during combat",
    "your-turn": "on your turn",
    "an-opponents-turn": [choice(["on an opponent's turn"], [spelling("on opponents' turns")])],
  }),
);
const playedFrom = either("playedFrom", {
  "face-down": [choice(["from face down"], [spelling("from facedown")])],
  "anywhere-but-your-hand": "from anywhere other than your hand",
  "your-trash": "from your trash",
  "your-hand": "from your hand",
  "your-champion-zone": "from your Champion Zone",
});

const choosing: Part<Required<Pick<PlayedCards, "choosing">>> = {
  node: choice([field("choosing", self)], [singular, "a", field("choosing", plainPermanent)]).node,
};
/** "your spells", "spells you play", "friendly non-token gear", "enemy spells that choose me" */
export const playedCards = wordings<PlayedCards>("played-cards", "spells", () => [
  phrase<
    Omit<PlayedCards, "nth" | "whose"> & {
      readonly whose?: Exclude<PlayedCards["whose"], "each-player" | undefined>;
    }
  >()(
    { costing: "cards" },
    plural,
    choice(
      [owned, kinds],
      [kinds, played, optional(playedFrom), playedDuring],
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
    optional(field("quality", quality)),
    optional("that choose", choosing),
  ),
]);
type YourCard = Omit<OneCard, "andType"> & { readonly whose: "you-play" };
/** "next spell", after "your": the same as "the next spell you play" */
export const yourNextCard = wordings<OneCard>("your-next-card", "next spell", () => [
  phrase<YourCard>()({ costing: "cards", whose: "you-play" }, singular, "your next", kind),
]);
type Champion = Pick<PlayedCards, "costing"> & {
  readonly type: "unit";
  readonly whose: "you-play";
  readonly playedFrom: "your-champion-zone";
};
/** "your Chosen Champion": the same as "units you play from your Champion Zone" */
const champion = wordings<PlayedCards>("champion-played", "your Chosen Champion", () => [
  phrase<Champion>()(
    { costing: "cards", type: "unit", whose: "you-play", playedFrom: "your-champion-zone" },
    singular,
    spelled(sequence("your Chosen Champion")),
  ),
]);
export type OneCard = Omit<PlayedCards, "choosing" | "andType" | "nth" | "playedFrom" | "quality">;
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
type NthYouPlay = NthOfCards & {
  readonly whose: "you-play" | "opponents-play";
  readonly playedFrom?: PlayedFromWhere;
};
const eachTurn = choice(["each turn"], [spelling("in a turn")]);
/** "the first spell you play each turn", "the second friendly gear played each turn" */
export const nthCards = wordings<NthOfCards>("nth-cards", "the first spell …", () => [
  phrase<NthYouPlay>()(
    { costing: "cards" },
    singular,
    "the",
    ordinal("nth"),
    kind,
    choice(
      [played, optional(playedFrom)],
      [set("whose", "opponents-play"), spelled(choice(["an opponent plays"], ["each opponent plays"]))],
    ),
    eachTurn,
  ),
  phrase<NthOfCards & { readonly whose: "each-player" }>()(
    { costing: "cards", whose: "each-player" },
    singular,
    "each player's",
    ordinal("nth"),
    kind,
    eachTurn,
  ),
  phrase<NthOfCards & { readonly whose: "you-play" }>()(
    { costing: "cards", whose: "you-play" },
    singular,
    spelled(sequence("your", ordinal("nth"), kind, eachTurn)),
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
/** "your legend's (abilities)" */
const yourLegends = wordings<LegendGroup & { readonly select: "every" }>(
  "your-legends",
  "your legend's",
  () => [
    phrase<LegendGroup & { readonly select: "every" }>()({ select: "every" }, field("of", yourLegend), "'s"),
  ],
);
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
      choice([owned, keywordName, choice(["costs"], [spelling("abilities")])], [keywordName, "costs", paid]),
    ),
  ],
  abilities: phrase<CostingOf<"abilities">>()(
    { costing: "abilities" },
    plural,
    choice(
      ["abilities of", field("of", abilitiesOf)],
      [spelled(sequence(field("of", yourLegends), "abilities"))],
      [choice(["your activated abilities"], [spelling("your abilities")])],
    ),
  ),
}));

/** 356.3, 356.4. Before "cost [1] less". */
export const costing = union("costing", "I or cards", () => [
  self,
  thisNamed,
  playedCards,
  champion,
  nthCards,
  named,
]);
/** "this spell": the same as "this" */
export const thisNamed = wordings<This>("this-named", "this spell", () => [
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
    have: phrase<Extract<Predicate, { readonly predicate: "have" }>>()(
      { predicate: "have" },
      verb("have", "has"),
      field("gift", printedGift),
    ),
    cannot: phrase<Extract<Predicate, { readonly predicate: "cannot" }>>()(
      { predicate: "cannot" },
      field("restriction", objectRestriction),
    ),
  }),
);
