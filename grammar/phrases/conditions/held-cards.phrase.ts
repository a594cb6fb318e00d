import type { Held, HeldCards, Many } from "../../../runtime/effects/condition.ts";
import {
  category,
  choice,
  field,
  numeral,
  optional,
  phrase,
  plural,
  sequence,
  set,
  spelled,
  spelling,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { cardWord } from "../filters/cards.phrase.ts";
import { tagged } from "../filters/tags.phrase.ts";
import { quality } from "../quality.phrase.ts";
import { self } from "../references.phrase.ts";
import { quantityOf } from "./quantity.phrase.ts";

type HeldIn<Kind extends Held["held"]> = Extract<Held, { readonly held: Kind }>;
const heldIn = (whose: "your" | "their"): Category<Held> =>
  category<Held, "held">(`held-in-${whose}`, "in …", "held", () => ({
    hand: phrase<HeldIn<"hand">>()({ held: "hand" }, choice([`in ${whose} hand`], [spelling("in hand")])),
    trash: phrase<HeldIn<"trash">>()({ held: "trash" }, `in ${whose} trash`),
    "banished-with": phrase<HeldIn<"banished-with">>()(
      { held: "banished-with" },
      "banished with",
      field("who", self),
    ),
  }));
/** "units in your trash", "cards in their hand" */
const heldCards = (whose: "your" | "their"): Category<HeldCards> => {
  const held = heldIn(whose);
  return wordings<HeldCards>(`cards-${whose}`, "cards in …", () => [
    phrase<Omit<HeldCards, "tags">>()(
      { have: "cards" },
      cardWord,
      optional(field("quality", quality)),
      field("where", held),
    ),
    phrase<Omit<HeldCards, "not" | "tags"> & Required<Pick<HeldCards, "tags">>>()(
      { have: "cards", type: "card" },
      tagged,
      optional(field("quality", quality)),
      field("where", held),
    ),
  ]);
};
export const yourCards = heldCards("your");
export const theirCards = heldCards("their");
/** "four spells banished with me": as many, and no more */
export const soManyOfYourCards = wordings<Many<HeldCards>>("so-many-of-your-cards", "how many cards", () => [
  phrase<Many<HeldCards> & { readonly or: "exactly" }>()(
    { quantity: "many" },
    spelled(sequence(set("or", "exactly"), numeral("count"), plural)),
    field("of", yourCards),
  ),
]);
export const quantityOfYourCards = quantityOf("how-many-of-your-cards", "how many cards", yourCards);
export const quantityOfTheirCards = quantityOf("how-many-of-their-cards", "how many cards", theirCards);
