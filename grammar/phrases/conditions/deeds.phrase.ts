import type { Deed, Twice } from "../../../runtime/effects/condition.ts";
import type { CardFilter, GearFilter, PermanentFilter, UnitFilter } from "../../../runtime/effects/filter.ts";
import type { ControlledBattlefield, ControlledRune, Quantity } from "../../../runtime/effects/condition.ts";
import {
  category,
  choice,
  either,
  field,
  optional,
  phrase,
  plural,
  resources,
  sequence,
  set,
  spelled,
  spelling,
  subject,
  union,
  verb,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { bareCard } from "../filters/cards.phrase.ts";
import { gear } from "../filters/gear.phrase.ts";
import { unitsAndOrGear } from "../filters/permanents.phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import { singleReference } from "../references.phrase.ts";
import {
  anyBattlefield,
  bareRune,
  countedPoints,
  eitherPermanent,
  gears,
  manyXp,
  quantity,
  units,
} from "./quantity.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

type Did<Kind extends Deed["did"]> = Extract<Deed, { readonly did: Kind }>;

const chosenWith = {
  spells: "with spells",
  abilities: "with abilities",
  "spells-or-abilities": "with spells or abilities",
  "spells-or-unit-abilities": "with spells or unit abilities",
} as const;
const doneToObjects = either("done", {
  killed: "killed",
  stunned: "stunned",
  buffed: "buffed",
  readied: "readied",
  exhausted: "exhausted",
  moved: "moved",
  chosen: "chosen",
});
const cards = wordings<Quantity<CardFilter>>("quantity", "how many cards", () => [
  phrase<Quantity<CardFilter>>()({}, quantity(bareCard)),
]);
const permanents = wordings<Quantity<PermanentFilter>>("quantity", "how many units or gear", () => [
  phrase<Quantity<PermanentFilter>>()({}, quantity<PermanentFilter>(eitherPermanent)),
]);
const battlefields = wordings<Quantity<ControlledBattlefield>>("quantity", "how many battlefields", () => [
  phrase<Quantity<ControlledBattlefield>>()({}, quantity(anyBattlefield)),
]);
type BareRune = Omit<ControlledRune, "state">;
const runes = wordings<Quantity<BareRune>>("quantity", "how many runes", () => [
  phrase<Quantity<BareRune>>()({}, quantity(bareRune)),
]);
const twice = <Of>(of: Category<Of>) => sequence(set("quantity", "twice"), plural, field("of", of), "twice");
const objects = union("objects-done-to", "units or gear", () => [
  units,
  gears,
  permanents,
  wordings<Twice<UnitFilter>>("quantity", "units twice", () => [
    phrase<Twice<UnitFilter>>()({}, twice(unit)),
  ]),
  wordings<Twice<GearFilter>>("quantity", "gear twice", () => [phrase<Twice<GearFilter>>()({}, twice(gear))]),
  wordings<Twice<PermanentFilter>>("quantity", "units and/or gear twice", () => [
    phrase<Twice<PermanentFilter>>()({}, twice(unitsAndOrGear)),
  ]),
]);

/** After "you've". */
const deed = category<Deed, "did">("deed", "what was done", "did", () => ({
  cards: phrase<Did<"cards">>()(
    { did: "cards" },
    either("done", {
      played: "played",
      discarded: "discarded",
      drawn: "drawn",
      recycled: "recycled",
      hidden: "hidden",
    }),
    field("what", cards),
    "this turn",
  ),
  objects: phrase<Did<"objects">>()(
    { did: "objects" },
    doneToObjects,
    field("what", objects),
    "this turn",
    optional(either("with", chosenWith)),
  ),
  runes: phrase<Did<"runes">>()(
    { did: "runes" },
    either("done", { recycled: "recycled", channeled: "channeled" }),
    field("what", runes),
    "this turn",
  ),
  battlefields: phrase<Did<"battlefields">>()(
    { did: "battlefields" },
    either("done", { conquered: "conquered", held: "held" }),
    optional(field("what", battlefields)),
    "this turn",
  ),
  score: phrase<Did<"score">>()(
    { did: "score" },
    "scored",
    optional(field("what", countedPoints)),
    "this turn",
  ),
  xp: phrase<Did<"xp">>()(
    { did: "xp" },
    either("done", { gained: "gained", spent: "spent" }),
    choice(["XP"], [field("what", manyXp)]),
    "this turn",
  ),
  spend: phrase<Did<"spend">>()(
    { did: "spend" },
    "spent",
    choice([resources("least"), "or more"], [spelled(sequence("at least", resources("least")))]),
    optional("to play a", either("toPlay", { card: "card", unit: "unit", spell: "spell", gear: "gear" })),
    "this turn",
  ),
  act: phrase<Did<"act">>()(
    { did: "act" },
    either("act", {
      attacked: "attacked",
      defended: "defended",
      "spent-a-buff": "spent a buff",
      "used-an-ability": "used an activated ability",
    }),
    "this turn",
  ),
}));

const happened = {
  died: "died",
  moved: "moved",
  attacked: "attacked",
  defended: "defended",
  "been-stunned": "been stunned",
  "been-buffed": "been buffed",
  "been-readied": "been readied",
  "been-dealt-damage": "been dealt damage",
  "been-recalled": "been recalled",
  "become-mighty": "become [Mighty]",
} as const;
const was = <const What extends string>(what: What) => [verb("were", "was"), what] as const;
const happenedBefore = {
  died: "died",
  moved: "moved",
  attacked: "attacked",
  defended: "defended",
  "been-stunned": was("stunned"),
  "been-buffed": was("buffed"),
  "been-readied": was("readied"),
  "been-dealt-damage": was("dealt damage"),
  "been-recalled": was("recalled"),
  "become-mighty": "became [Mighty]",
} as const;
const whoever = union("whoever", "a unit or gear", () => [singleReference, units, gears]);

/** What has been done this turn, and what has happened. */
export const deedConditions = (): ConditionPhrases<"has-done" | "has-happened"> => ({
  "has-done": [
    phrase<Omit<If<"has-done">, "not">>()(
      { if: "has-done" },
      either("who", {
        you: [choice(["you've"], [spelling("you have")])],
        "an-opponent": "an opponent has",
      }),
      field("did", deed),
    ),
    phrase<If<"has-done"> & { readonly not: true }>()(
      { if: "has-done", not: true },
      either("who", {
        you: [choice(["you haven't"], [spelling("you have not")])],
        "an-opponent": [choice(["no opponent has"], [spelling("an opponent hasn't")])],
      }),
      field("did", deed),
    ),
  ],
  "has-happened": phrase<If<"has-happened">>()(
    { if: "has-happened" },
    subject("who", whoever),
    choice([verb("have", "has"), either("what", happened)], [spelled(either("what", happenedBefore))]),
    optional(set("times", "twice"), "twice"),
    optional(set("during", "your-beginning-phase"), "during your Beginning Phase"),
    "this turn",
  ),
});
