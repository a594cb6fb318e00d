import type { AsMuch, ComparedWith, Comparison } from "../../../runtime/effects/condition.ts";
import type { SingleReference } from "../../../runtime/effects/reference.ts";
import type { Derived } from "../../../runtime/effects/value.ts";
import {
  choice,
  either,
  field,
  list,
  number,
  phrase,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  subject,
  union,
  unsaid,
  verb,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { oneOfTags } from "../filters/tags.phrase.ts";
import { costed, type Costed } from "../quality.phrase.ts";
import { hasQuality } from "../quality-at-end.phrase.ts";
import { being, reference, singleReference } from "../references.phrase.ts";
import { everyUnit } from "../selections.phrase.ts";
import { derived } from "../values.phrase.ts";
import { being as beingSomething, type Be } from "./being.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

/** "it's", "it's not", "it was", "it wasn't" */
const isOrWas = choice(
  [field("who", being), choice([], [set("not", true), "not"])],
  [
    subject("who", singleReference),
    choice(
      [set("past", true), "was"],
      [set("past", true), set("not", true), choice(["wasn't"], [spelling("was not")])],
      [set("not", true), spelled(sequence(singular, verb("aren't", "isn't")))],
    ),
  ],
);
/** "it has", "it doesn't have", "it had" */
const having = sequence(
  subject("who", singleReference),
  choice(
    [verb("have", "has")],
    [set("not", true), verb("don't", "doesn't"), "have"],
    [set("past", true), "had"],
    [set("past", true), set("not", true), "didn't have"],
  ),
);
type Has = If<"has">;
type OneHas = Omit<Has, "who" | "atLeastOne"> & { readonly who: SingleReference };

const comparedNumber = wordings<AsMuch>("comparison", "5 or more", () => [
  phrase<AsMuch>()(
    {},
    choice(
      [
        number("than"),
        "or",
        either("is", { "or-more": "more", "or-less": [choice(["less"], [spelling("fewer")])] }),
      ],
      [set("is", "exactly"), "exactly", number("than")],
    ),
  ),
]);
type Than<Amount> = Omit<ComparedWith, "than"> & { readonly than: Amount };
const than = either("is", { greater: "greater than", less: "less than", equal: "equal to" });
const comparedValue = wordings<ComparedWith>("comparison", "greater than …", () => [
  phrase<Than<Derived>>()({}, than, field("than", derived)),
  phrase<Than<number>>()({}, than, number("than")),
]);
/** After "my Might is". */
const comparison: Category<Comparison> = union("comparisons", "greater than …", () => [
  comparedValue,
  comparedNumber,
]);
type Total = Extract<Derived, { readonly value: "among" }>;
/** "your other units have total Might" */
const haveTotal = wordings<Total>("have-total", "your units have total Might", () => [
  phrase<
    Omit<Total, "property" | "how"> & {
      readonly how: "total";
      readonly property: { readonly property: "might" };
    }
  >()(
    { value: "among" },
    set("how", "total"),
    unsaid<{ readonly property: "might" }>()("property", { property: "might" }),
    subject("of", everyUnit),
    verb("have", "has"),
    "total Might",
  ),
]);

type AllTags = If<"all-tags">;
/** What an object is and has. */
export const objectConditions = (): ConditionPhrases<"is" | "has" | "all-tags" | "compares"> => ({
  is: [
    phrase<If<"is">>()({ if: "is" }, isOrWas, field("what", beingSomething)),
    phrase<
      Omit<If<"is">, "what" | "past" | "not"> & { readonly what: Be<"state"> & { readonly state: "buffed" } }
    >()(
      { if: "is" },
      spelled(sequence(subject("who", singleReference), verb("have", "has"), "a buff")),
      unsaid<Be<"state"> & { readonly state: "buffed" }>()("what", { be: "state", state: "buffed" }),
    ),
  ],
  has: [
    phrase<OneHas>()({ if: "has" }, having, field("quality", hasQuality)),
    phrase<Omit<Has, "past" | "not"> & { readonly atLeastOne: true }>()(
      { if: "has", atLeastOne: true },
      "at least one of",
      field("who", reference),
      singular,
      verb("have", "has"),
      field("quality", hasQuality),
    ),
    // "it costs [3] or less"
    phrase<Omit<OneHas, "past" | "not" | "quality"> & { readonly quality: Costed }>()(
      { if: "has" },
      subject("who", singleReference),
      verb("cost"),
      field("quality", costed),
    ),
  ],
  "all-tags": [
    phrase<Extract<AllTags, { readonly tags: unknown }>>()(
      { if: "all-tags" },
      field("who", everyUnit),
      "have all of the following tags among them —",
      singular,
      list("tags", oneOfTags, "and"),
    ),
    phrase<Extract<AllTags, { readonly listed: number }>>()(
      { if: "all-tags" },
      field("who", everyUnit),
      "have all",
      number("listed"),
      "tags",
    ),
  ],
  compares: [
    phrase<If<"compares">>()({ if: "compares" }, field("amount", derived), "is", field("is", comparison)),
    phrase<Omit<If<"compares">, "amount" | "is"> & { readonly amount: Total; readonly is: AsMuch }>()(
      { if: "compares" },
      spelled(sequence(field("amount", haveTotal), field("is", comparedNumber))),
    ),
  ],
});
