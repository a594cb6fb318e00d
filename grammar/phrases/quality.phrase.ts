import type { HasQuality } from "../../runtime/effects/condition.ts";
import type { Quality } from "../../runtime/effects/filter.ts";
import type { PlainAmount } from "../../runtime/effects/value.ts";
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
  sequence,
  set,
  singular,
  spelled,
  spelling,
  unsaid,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { singleReference } from "./references.phrase.ts";
import { plainAmount } from "./plain-amount.phrase.ts";
import { states } from "./filters/unit-states.ts";
import { keywordName } from "./keywords.phrase.ts";

type With<Kind extends Quality["with"]> = Extract<Quality, { readonly with: Kind }>;

const thatIs = choice(["that's"], [spelling("that is")], [spelling("that are")]);
/** Said of one thing or of several; a quality does not know of how many. */
const wasOrWere = choice(["was"], [spelling("were")]);
const lessOrMore = { less: "less", more: "more" } as const;

/** What has been chosen, without a quality of its own; its phrases are declared with those of permanents. */
export const plainPermanent = forward<Exclude<With<"chooses">["what"], { readonly refer: string }>>(
  "plain-permanent",
  "a unit or gear",
);

/** 355.9.b. What can end a noun phrase: also what ends in a group of units of its own. */
export const qualityAtEnd = forward<Quality>("quality-at-end", "with …");
type MightOf = Extract<PlainAmount, { readonly value: "property" }> & {
  readonly property: { readonly property: "might" };
};
/** After "less Might than": "me", whose Might it is */
const mightOfNamed = wordings<MightOf>("might-of-named", "me", () => [
  phrase<MightOf>()(
    { value: "property" },
    field("of", singleReference),
    unsaid<MightOf["property"]>()("property", { property: "might" }),
  ),
]);
type Compared = With<"compared">;
type LessMight = Omit<Compared, "property" | "is" | "amount" | "plus"> & {
  readonly property: "might";
  readonly is: Compared["is"];
  readonly amount: MightOf;
};
const lessMight = sequence(
  set("property", "might"),
  either("is", {
    less: "less Might than",
    more: "more Might than",
    "no-more": "no more Might than",
    "no-less": "no less Might than",
    "the-same": "the same Might as",
  }),
  field("amount", mightOfNamed),
);

const ofEnergy = sequence(
  choice(
    [resources("energy"), "or", either("or", lessOrMore)],
    [set("or", "exactly"), "exactly", resources("energy")],
  ),
);
export type Costed = Omit<With<"cost">, "power"> & Required<Pick<With<"cost">, "energy">>;
/** "[3] or less", after "costs" */
export const costed = wordings<Costed>("costed", "[3] or less", () => [
  phrase<Costed>()({ with: "cost" }, ofEnergy),
]);
const ofMight = choice(
  [number("amount"), "[M] or", either("or", lessOrMore)],
  [set("or", "exactly"), "exactly", number("amount"), "[M]"],
);

const mightPhrases = () => [
  phrase<With<"might">>()({ with: "might" }, "with", ofMight),
  phrase<With<"might"> & { readonly or: "less" | "more" }>()(
    { with: "might" },
    spelled(sequence("with Might", number("amount"), "or", either("or", lessOrMore))),
  ),
];
const keywordPhrase = () =>
  phrase<With<"keyword">>()(
    { with: "keyword" },
    choice(["with"], [set("not", true), "without"]),
    keywordName,
  );
/** One that does not end in a noun: "with 3 [M] or less", "with [Temporary]" */
export const shortQuality: Category<Quality> = category<With<"might" | "keyword">, "with">(
  "short-quality",
  "with …",
  "with",
  () => ({ might: mightPhrases(), keyword: keywordPhrase() }),
);

/** 355.9.b. "a unit with 3 [M] or less", "a card with [Hidden]" */
export const quality: Category<Quality> = category<Exclude<Quality, With<"extreme">>, "with">(
  "quality",
  "with …",
  "with",
  () => ({
    might: mightPhrases(),
    compared: [
      phrase<LessMight>()({ with: "compared" }, "with", lessMight),
      phrase<Omit<Compared, "plus">>()(
        { with: "compared" },
        "with",
        either("property", { might: "Might", "energy-cost": "Energy cost", "power-cost": "Power cost" }),
        either("is", {
          less: "less than",
          more: "more than",
          "no-more": [
            choice(
              ["no more than"],
              [spelling("less than or equal to")],
              [spelling("equal to or less than")],
            ),
          ],
          "no-less": "no less than",
          "the-same": "equal to",
        }),
        field("amount", plainAmount),
      ),
      phrase<Omit<LessMight, "is"> & { readonly is: "no-more"; readonly plus: number }>()(
        { with: "compared", property: "might", is: "no-more" },
        choice(["that has"], [spelling("with")]),
        "Might up to",
        number("plus"),
        "more than",
        field("amount", mightOfNamed),
      ),
    ],
    keyword: keywordPhrase(),
    cost: [
      phrase<Required<Omit<With<"cost">, "or">> & { readonly or: "less" }>()(
        { with: "cost", or: "less" },
        choice(
          ["with cost no more than"],
          [spelling("costing no more than")],
          [spelling("that costs no more than")],
        ),
        resources("energy"),
        "and no more than",
        resources("power"),
      ),
      phrase<Omit<Costed, "or"> & { readonly or: "less" }>()(
        { with: "cost", or: "less" },
        "with Energy cost no more than",
        resources("energy"),
      ),
      phrase<Costed>()(
        { with: "cost" },
        choice(
          ["with Energy cost"],
          [spelling("that costs")],
          [spelling("that cost")],
          [spelling("costing")],
        ),
        choice(
          [set("or", "more"), resources("energy"), "or more"],
          [set("or", "less"), spelled(sequence(resources("energy"), "or less"))],
          [set("or", "exactly"), "exactly", resources("energy")],
        ),
      ),
      phrase<Omit<Costed, "or"> & { readonly or: "more" }>()(
        { with: "cost", or: "more" },
        spelled(sequence("with Energy cost no less than", resources("energy"))),
      ),
      phrase<
        Omit<With<"cost">, "energy" | "or"> &
          Required<Pick<With<"cost">, "power">> & { readonly or: "less" | "more" }
      >()({ with: "cost" }, "with Power cost", resources("power"), "or", either("or", lessOrMore)),
    ],
    named: phrase<With<"named">>()(
      { with: "named" },
      either("what", {
        tag: [
          choice(
            ["with the named tag"],
            [spelling("with the chosen tag")],
            [spelling("with that tag")],
            [spelling("that have that tag")],
          ),
        ],
        card: [
          choice(["with that name"], [spelling("with the named name")], [spelling("with the same name")]),
        ],
        type: [choice(["of that type"], [spelling("of the named type")])],
      }),
    ),
    "shared-tag": phrase<With<"shared-tag">>()(
      { with: "shared-tag" },
      choice(
        ["with the same tag as"],
        [spelling("that shares a tag with")],
        [spelling("that share a tag with")],
      ),
      field("as", singleReference),
    ),
    happened: phrase<With<"happened">>()(
      { with: "happened" },
      choice(["that"], [spelling("who")]),
      either("what", {
        moved: "moved",
        attacked: "attacked",
        defended: "defended",
        "been-played": [wasOrWere, "played"],
        "been-stunned": [wasOrWere, "stunned"],
        "been-buffed": [wasOrWere, "buffed"],
        "been-readied": [wasOrWere, "readied"],
        "been-dealt-damage": [wasOrWere, "dealt damage"],
        "been-recalled": [wasOrWere, "recalled"],
      }),
      "this turn",
    ),
    "this-way": phrase<With<"this-way">>()(
      { with: "this-way" },
      either("done", { healed: "healed", buffed: "buffed", empowered: "empowered", recalled: "recalled" }),
      "this way",
    ),
    state: [
      phrase<With<"state">>()(
        { with: "state" },
        thatIs,
        optional(spelling("already")),
        either("state", states),
      ),
      phrase<With<"state"> & { readonly state: "buffed" }>()(
        { with: "state" },
        spelled(sequence(set("state", "buffed"), "with a buff")),
      ),
    ],
    company: phrase<With<"company">>()(
      { with: "company" },
      thatIs,
      either("company", { alone: "alone", "one-on-one": "one on one" }),
    ),
    "the-same-controller": phrase<With<"the-same-controller">>()(
      { with: "the-same-controller" },
      "with the same controller",
    ),
    chooses: [
      phrase<Omit<With<"chooses">, "what"> & { readonly what: Named }>()(
        { with: "chooses" },
        "that chooses",
        field("what", singleReference),
        optional(set("andNoOther", true), "and no other friendly unit"),
      ),
      phrase<
        Omit<With<"chooses">, "what" | "andNoOther"> & {
          readonly what: Exclude<With<"chooses">["what"], Named>;
        }
      >()({ with: "chooses" }, "that chooses", singular, "a", field("what", plainPermanent)),
    ],
    "cost-no-more-than-of": phrase<With<"cost-no-more-than-of">>()(
      { with: "cost-no-more-than-of" },
      "that costs no more Energy and no more Power than",
      field("of", singleReference),
    ),
  }),
);
type Named = Extract<With<"chooses">["what"], { readonly refer: string }>;

/** After "has": "2 [M] or less", "less Might than me" */
export const hasPlainQuality = category<Exclude<HasQuality, With<"extreme">>, "with">(
  "has-quality",
  "2 [M] or less",
  "with",
  () => ({
    might: phrase<With<"might">>()({ with: "might" }, ofMight),
    compared: phrase<LessMight>()({ with: "compared" }, lessMight),
    keyword: phrase<Omit<With<"keyword">, "not">>()({ with: "keyword" }, keywordName),
    cost: phrase<Costed>()({ with: "cost" }, "Energy cost", ofEnergy),
    named: phrase<With<"named">>()(
      { with: "named" },
      either("what", {
        tag: [choice(["the named tag"], [spelling("that tag")])],
        card: "that name",
        type: "that type",
      }),
    ),
  }),
);
