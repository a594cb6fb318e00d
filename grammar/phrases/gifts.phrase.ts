import type { Gift } from "../../runtime/effects/gift.ts";
import {
  category,
  field,
  list,
  optional,
  phrase,
  sequence,
  set,
  signed,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { counted } from "./filters.phrase.ts";
import { keyword } from "./keywords.phrase.ts";
import { mightOf } from "./values.phrase.ts";

type GiftOf<Kind extends Gift["gift"]> = Extract<Gift, { readonly gift: Kind }>;

const keywords = phrase<GiftOf<"keywords">>()({ gift: "keywords" }, list("keywords", keyword, "and"));
const might = sequence(optional(set("additional", true), "an additional"), signed("amount"), "[M]");

/** What is given or had: "+2 [M]", "[Assault 2] and [Tank]" */
export const gift = category<Gift, "gift">("gift", "Might or keywords", "gift", () => ({
  might: phrase<GiftOf<"might">>()({ gift: "might" }, might, optional("for each", field("per", counted))),
  "might-equal-to": phrase<GiftOf<"might-equal-to">>()(
    { gift: "might-equal-to" },
    "+[M] equal to",
    field("amount", mightOf),
  ),
  keywords,
}));
/** Before "here", which would be read as a part of what is counted. */
export const plainGift: Category<Gift> = wordings<Omit<GiftOf<"might">, "per"> | GiftOf<"keywords">>(
  "plain-gift",
  "Might or keywords",
  () => [phrase<Omit<GiftOf<"might">, "per">>()({ gift: "might" }, might), keywords],
);
