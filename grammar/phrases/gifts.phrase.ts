import type { QuotedAbility } from "../../runtime/effects/ability.ts";
import type { DerivedGift, Gift, PrintedGift, QuotedGift } from "../../runtime/effects/gift.ts";
import {
  category,
  choice,
  field,
  forward,
  list,
  optional,
  phrase,
  sequence,
  set,
  signed,
  singular,
  spelled,
  union,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import type { SingleReference } from "../../runtime/effects/reference.ts";
import type { UnitFilter } from "../../runtime/effects/filter.ts";
import type { Another, One } from "../../runtime/effects/selection.ts";
import { unit } from "./filters/units.phrase.ts";
import { keyword, keywordName } from "./keywords.phrase.ts";
import { possessive } from "./references.phrase.ts";
import { derived } from "./values.phrase.ts";

type GiftOf<Kind extends Gift["gift"]> = Extract<Gift, { readonly gift: Kind }>;

/** "+2 [M]", "[Assault 2] and [Tank]" */
export const printedGift = category<PrintedGift, "gift">("printed-gift", "Might or keywords", "gift", () => ({
  might: phrase<GiftOf<"might">>()(
    { gift: "might" },
    choice(
      [
        optional(set("additional", true), "an additional"),
        signed("amount"),
        "[M]",
        optional("and", list("keywords", keyword, "and")),
      ],
      // "[Tank] and +3 [M]": understood, and written "+3 [M] and [Tank]".
      [spelled(sequence(list("keywords", keyword, "only"), "and", signed("amount"), "[M]"))],
    ),
  ),
  keywords: phrase<GiftOf<"keywords">>()({ gift: "keywords" }, list("keywords", keyword, "and")),
}));
type ChosenOwner = One<UnitFilter> | Another<UnitFilter>;
const keywordOwner = wordings<ChosenOwner>("keyword-owner", "a unit", () => [
  phrase<One<UnitFilter>>()({ select: "one" }, singular, "a", field("of", unit)),
  phrase<Another<UnitFilter>>()({ select: "another" }, singular, "another", field("of", unit)),
]);
/** "+[M] equal to its Might" */
export const derivedGift = category<DerivedGift, "gift">("derived-gift", "Might or keywords", "gift", () => ({
  "equal-to": phrase<GiftOf<"equal-to">>()(
    { gift: "equal-to" },
    choice(["+[M]"], [keywordName]),
    "equal to",
    field("amount", derived),
  ),
  "keywords-of": [
    phrase<Omit<GiftOf<"keywords-of">, "of"> & { readonly of: SingleReference }>()(
      { gift: "keywords-of" },
      field("of", possessive),
      "keywords",
      optional("and +[M] equal to", field("mightEqualTo", derived)),
    ),
    phrase<Omit<GiftOf<"keywords-of">, "of"> & { readonly of: ChosenOwner }>()(
      { gift: "keywords-of" },
      "the keywords of",
      field("of", keywordOwner),
      optional("and +[M] equal to", field("mightEqualTo", derived)),
    ),
  ],
}));
/** In quotation marks; its phrases are declared with the abilities. */
export const quotedAbility = forward<QuotedAbility>("quoted-ability", "an ability");
export const quotedGift = wordings<QuotedGift>("quoted-gift", "an ability", () => [
  phrase<QuotedGift>()({ gift: "ability" }, "“", field("ability", quotedAbility), "”"),
]);
export const unquotedGift: Category<PrintedGift | DerivedGift> = union(
  "unquoted-gift",
  "Might or keywords",
  () => [printedGift, derivedGift],
);
/** What is given or had. */
export const gift: Category<Gift> = union("gift", "Might or keywords", () => [unquotedGift, quotedGift]);
