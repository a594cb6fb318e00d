import type { Gift } from "../../runtime/effects/gift.ts";
import { category, field, list, optional, phrase, set, signed } from "../combinators/phrase.ts";
import { keyword, keywordName } from "./keywords.phrase.ts";
import { possessive } from "./references.phrase.ts";
import { derived } from "./values.phrase.ts";

type GiftOf<Kind extends Gift["gift"]> = Extract<Gift, { readonly gift: Kind }>;

/** What is given or had: "+2 [M]", "[Assault 2] and [Tank]" */
export const gift = category<Gift, "gift">("gift", "Might or keywords", "gift", () => ({
  might: phrase<GiftOf<"might">>()(
    { gift: "might" },
    optional(set("additional", true), "an additional"),
    signed("amount"),
    "[M]",
    optional("and", list("keywords", keyword, "and")),
  ),
  "might-equal-to": phrase<GiftOf<"might-equal-to">>()(
    { gift: "might-equal-to" },
    "+[M] equal to",
    field("amount", derived),
  ),
  keywords: phrase<GiftOf<"keywords">>()({ gift: "keywords" }, list("keywords", keyword, "and")),
  "keyword-equal-to": phrase<GiftOf<"keyword-equal-to">>()(
    { gift: "keyword-equal-to" },
    keywordName,
    "equal to",
    field("amount", derived),
  ),
  "keywords-of": phrase<GiftOf<"keywords-of">>()(
    { gift: "keywords-of" },
    field("of", possessive),
    "keywords",
    optional("and +[M] equal to", field("mightEqualTo", derived)),
  ),
}));
