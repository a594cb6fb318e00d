import type { AlsoGive, Give } from "../../../runtime/effects/actions/give.ts";
import { field, number, optional, phrase, set, verb, wordings } from "../../combinators/phrase.ts";
import { duration } from "../duration.phrase.ts";
import { counted } from "../filters.phrase.ts";
import { gift } from "../gifts.phrase.ts";
import { permanentObjects } from "../objects.phrase.ts";

/** "Give a unit +2 [M] this turn." "Give a unit -1 [M] this turn, to a minimum of 1 [M]." */
export const give = [
  phrase<Omit<Give, "giftFirst">>()(
    { do: "give" },
    verb("give"),
    field("to", permanentObjects),
    optional(set("each", true), "each"),
    field("gift", gift),
    optional(duration),
    optional("for each", field("per", counted)),
    optional(", to a minimum of", number("minimum"), "[M]"),
    optional(
      "and",
      field("and", () => alsoGive),
    ),
  ),
  phrase<Omit<Give, "and" | "each" | "per" | "minimum"> & { readonly giftFirst: true }>()(
    { do: "give", giftFirst: true },
    verb("give"),
    field("gift", gift),
    "to",
    field("to", permanentObjects),
    optional(duration),
  ),
];
const alsoGive = wordings<AlsoGive>("also-give", "a unit", () => [
  phrase<AlsoGive>()(
    { also: "give" },
    field("to", permanentObjects),
    field("gift", gift),
    optional(duration),
    optional(", to a minimum of", number("minimum"), "[M]"),
  ),
]);
