import type { HasQuality } from "../../runtime/effects/condition.ts";
import type { Quality } from "../../runtime/effects/filter.ts";
import {
  category,
  choice,
  either,
  field,
  forward,
  number,
  optional,
  phrase,
  resources,
  set,
  singular,
  spelling,
} from "../combinators/phrase.ts";
import { singleReference } from "./references.phrase.ts";
import { plainAmount } from "./plain-amount.phrase.ts";
import { keywordName } from "./keywords.phrase.ts";

type With<Kind extends Quality["with"]> = Extract<Quality, { readonly with: Kind }>;

const lessOrMore = { less: "less", more: "more" } as const;

/** What has been chosen, without a quality of its own; its phrases are declared with those of permanents. */
export const plainPermanent = forward<With<"chooses-a">["of"]>("plain-permanent", "a unit or gear");

/** 355.9.b. "a unit with 3 [M] or less", "a card with [Hidden]" */
export const quality = category<Quality, "with">("quality", "with …", "with", () => ({
  might: phrase<With<"might">>()(
    { with: "might" },
    "with",
    number("amount"),
    "[M] or",
    either("or", lessOrMore),
  ),
  "less-might-than": phrase<With<"less-might-than">>()(
    { with: "less-might-than" },
    "with less Might than",
    field("than", singleReference),
  ),
  "might-up-to-more-than": phrase<With<"might-up-to-more-than">>()(
    { with: "might-up-to-more-than" },
    "that has Might up to",
    number("amount"),
    "more than",
    field("than", singleReference),
  ),
  keyword: phrase<With<"keyword">>()({ with: "keyword" }, "with", keywordName),
  "no-keyword": phrase<With<"no-keyword">>()({ with: "no-keyword" }, "without", keywordName),
  "cost-no-more-than": phrase<With<"cost-no-more-than">>()(
    { with: "cost-no-more-than" },
    choice(
      ["with cost no more than"],
      [spelling("costing no more than")],
      [spelling("that costs no more than")],
    ),
    resources("energy"),
    "and no more than",
    resources("power"),
  ),
  "energy-cost": phrase<With<"energy-cost">>()(
    { with: "energy-cost" },
    choice(["with Energy cost"], [spelling("that costs")], [spelling("that cost")], [spelling("costing")]),
    resources("energy"),
    "or",
    either("or", lessOrMore),
  ),
  "power-cost": phrase<With<"power-cost">>()(
    { with: "power-cost" },
    "with Power cost",
    resources("power"),
    "or",
    either("or", lessOrMore),
  ),
  "energy-cost-than": phrase<With<"energy-cost-than">>()(
    { with: "energy-cost-than" },
    "with Energy cost",
    either("than", { less: "less than", more: "more than" }),
    field("amount", plainAmount),
  ),
  "the-named-tag": phrase<With<"the-named-tag">>()(
    { with: "the-named-tag" },
    choice(["with the named tag"], [spelling("with the chosen tag")]),
  ),
  "the-same-controller": phrase<With<"the-same-controller">>()(
    { with: "the-same-controller" },
    "with the same controller",
  ),
  chooses: phrase<With<"chooses">>()(
    { with: "chooses" },
    "that chooses",
    field("what", singleReference),
    optional(set("andNoOther", true), "and no other friendly unit"),
  ),
  "chooses-a": phrase<With<"chooses-a">>()(
    { with: "chooses-a" },
    "that chooses",
    singular,
    "a",
    field("of", plainPermanent),
  ),
  "energy-cost-no-more-than": phrase<With<"energy-cost-no-more-than">>()(
    { with: "energy-cost-no-more-than" },
    "with Energy cost no more than",
    resources("energy"),
  ),
  "cost-no-more-than-of": phrase<With<"cost-no-more-than-of">>()(
    { with: "cost-no-more-than-of" },
    "that costs no more Energy and no more Power than",
    field("of", singleReference),
  ),
}));

/** After "has": "2 [M] or less", "less Might than me" */
export const hasQuality = category<HasQuality, "with">("has-quality", "2 [M] or less", "with", () => ({
  might: phrase<With<"might">>()({ with: "might" }, number("amount"), "[M] or", either("or", lessOrMore)),
  "less-might-than": phrase<With<"less-might-than">>()(
    { with: "less-might-than" },
    "less Might than",
    field("than", singleReference),
  ),
  keyword: phrase<With<"keyword">>()({ with: "keyword" }, keywordName),
}));
