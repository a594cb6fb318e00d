import type { CardFilter } from "../../runtime/effects/filter.ts";
import type { All, AnyNumber, ChoiceOf, Exactly, One, UpTo } from "../../runtime/effects/selection.ts";
import {
  choice,
  field,
  numberOf,
  numeral,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  union,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { bareCard, card, chosenChampion, wholeZone } from "./filters/cards.phrase.ts";
import { cardOfThem, seenCard, seenCardInDigits } from "./filters/seen-cards.phrase.ts";
import { choices, upTo } from "./selecting.phrase.ts";

const cardChoiceInZone = choices("card-choice-in-zone", "a card from …", card, undefined, numberOf);
/** "one of them", "two of them", "one or both of them": of the cards that were looked at or revealed */
const cardChoiceOfThem = wordings<ChoiceOf<CardFilter>>("card-choice-of-them", "one of them", () => [
  phrase<One<CardFilter>>()({ select: "one" }, plural, "one", field("of", cardOfThem)),
  phrase<One<CardFilter>>()({ select: "one" }, field("of", seenCard)),
  phrase<Exactly<CardFilter>>()({ select: "exactly" }, plural, numeral("count"), field("of", cardOfThem)),
  phrase<Omit<UpTo<CardFilter>, "each" | "atEach" | "totalMight">>()(
    { select: "up-to" },
    plural,
    choice([upTo(numeral), plural], [spelled(sequence(set("count", 2), "one or both"))]),
    field("of", cardOfThem),
  ),
  phrase<Omit<AnyNumber<CardFilter>, "implied" | "totalMight">>()(
    { select: "any-number" },
    plural,
    "any number",
    field("of", cardOfThem),
  ),
]);
/** 355.10.a. Cards outside the board. */
export const cardChoice: Category<ChoiceOf<CardFilter>> = union("card-choice", "a card from …", () => [
  cardChoiceInZone,
  cardChoiceOfThem,
]);
/** "1", where only what was looked at can be meant: "put 1 into your hand" */
export const oneInDigits: Category<ChoiceOf<CardFilter>> = wordings<One<CardFilter>>(
  "one-in-digits",
  "1",
  () => [phrase<One<CardFilter>>()({ select: "one" }, field("of", seenCardInDigits))],
);
/** "your Chosen Champion": understood, and written "a unit from your Champion Zone" */
export const championChoice: Category<ChoiceOf<CardFilter>> = wordings<One<CardFilter>>(
  "champion-choice",
  "your Chosen Champion",
  () => [phrase<One<CardFilter>>()({ select: "one" }, spelled(field("of", chosenChampion)))],
);
/** What is played: also "an Equipment", from where its player may play it (419.1.a). */
export const bareCardChoice: Category<ChoiceOf<CardFilter>> = wordings<One<CardFilter>>(
  "bare-card-choice",
  "a card",
  () => [phrase<One<CardFilter>>()({ select: "one" }, singular, "a", field("of", bareCard))],
);

/** "any number of cards": from the hand of who discards them */
export const bareCardsChoice: Category<ChoiceOf<CardFilter>> = wordings<
  | Omit<AnyNumber<CardFilter>, "implied" | "totalMight">
  | Omit<UpTo<CardFilter>, "each" | "atEach" | "totalMight">
>("bare-cards-choice", "any number of cards", () => [
  phrase<Omit<AnyNumber<CardFilter>, "implied" | "totalMight">>()(
    { select: "any-number" },
    plural,
    "any number of",
    field("of", bareCard),
  ),
  phrase<Omit<UpTo<CardFilter>, "each" | "atEach" | "totalMight">>()(
    { select: "up-to" },
    plural,
    upTo(numeral),
    field("of", bareCard),
  ),
]);

/** "all units from your trash" */
export const cardGroup = wordings<Omit<All<CardFilter>, "each">>("card-group", "all cards from …", () => [
  phrase<Omit<All<CardFilter>, "each">>()({ select: "all" }, plural, "all", field("of", card)),
]);
/** "all cards with that name": of the hand of who discards them */
export const bareCardGroup = wordings<Omit<All<CardFilter>, "each">>("bare-card-group", "all cards", () => [
  phrase<Omit<All<CardFilter>, "each">>()({ select: "all" }, plural, "all", field("of", bareCard)),
]);
/** "your trash": understood, and written "all cards from your trash" */
export const wholeZoneGroup = wordings<Omit<All<CardFilter>, "each">>(
  "whole-zone-group",
  "your trash",
  () => [phrase<Omit<All<CardFilter>, "each">>()({ select: "all" }, spelled(field("of", wholeZone)))],
);
