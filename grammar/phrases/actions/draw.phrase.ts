import type { Draw, DrawCards, DrawEqual } from "../../../runtime/effects/actions/draw.ts";
import type { TheRest } from "../../../runtime/effects/reference.ts";
import type { Derived } from "../../../runtime/effects/value.ts";
import {
  choice,
  field,
  number,
  numeral,
  optional,
  phrase,
  plural,
  sequence,
  set,
  spelled,
  spelling,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import { counted } from "../filters/counted.phrase.ts";
import { cardObjects } from "../objects.phrase.ts";
import { derived } from "../values.phrase.ts";
import { oneInDigits } from "../card-selections.phrase.ts";

/** 413. "Draw 1." */
export const draw = phrase<Draw>()(
  { do: "draw" },
  verb("draw"),
  choice(
    [number("count")],
    [spelled(sequence(set("count", 1), "a card"))],
    [spelled(sequence(numeral("count"), "cards"))],
  ),
  optional("for each", field("per", counted)),
);
type ThatMany = Extract<DrawEqual["amount"], { readonly value: "that-many" }>;
const thatMany = wordings<ThatMany>("that-many", "that many", () => [
  phrase<ThatMany>()(
    { value: "that-many" },
    "that many",
    optional("plus", choice([number("plus")], [spelled(sequence(set("plus", 1), "one"))])),
  ),
]);
/** 413. "Draw cards equal to your points." "Draw that many." */
export const drawEqual = [
  phrase<Omit<DrawEqual, "amount"> & { readonly amount: Derived }>()(
    { do: "draw-equal" },
    verb("draw"),
    "cards equal to",
    field("amount", derived),
  ),
  phrase<Omit<DrawEqual, "amount"> & { readonly amount: ThatMany }>()(
    { do: "draw-equal" },
    verb("draw"),
    field("amount", thatMany),
    optional(spelling("cards")),
  ),
];
const theRest = wordings<TheRest>("the-rest-of-them", "the rest", () => [
  phrase<TheRest>()({ refer: "the-rest" }, plural, "the rest"),
]);
const andTrash = optional("and", field("toTrash", theRest), "into your trash");
/** "Draw it." */
export const drawCards = phrase<DrawCards>()(
  { do: "draw-cards" },
  choice(
    [verb("draw"), field("what", cardObjects)],
    [spelled(sequence(verb("put"), field("what", cardObjects), "in your hand"))],
    [spelled(sequence(verb("put"), field("what", cardObjects), "into your hand")), andTrash],
    [spelled(sequence(verb("put"), field("what", oneInDigits), "into your hand")), andTrash],
  ),
);
