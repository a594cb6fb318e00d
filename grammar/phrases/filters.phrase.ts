import type {
  CardFilter,
  Counted,
  FromZone,
  GearFilter,
  GroupWhere,
  LegendFilter,
  PermanentFilter,
  RuneFilter,
  SpellFilter,
  TagName,
  UnitFilter,
  UnitState,
  Where,
} from "../../runtime/effects/filter.ts";
import type { GroupOfGear, GroupOfUnits } from "../../runtime/effects/filter.ts";
import {
  category,
  choice,
  either,
  field,
  list,
  noun,
  optional,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  subject,
  tag,
  tagName,
  verb,
  wordings,
  type Category,
  type Phrase,
} from "../combinators/phrase.ts";
import { singleReference } from "./references.phrase.ts";
import { quality } from "./quality.phrase.ts";
import { groupWhere, groupWhereFrom, where, whereFrom } from "./where.phrase.ts";

/*
 * 355.9.b. The noun phrase has one order: your, other, state, friendly or enemy, tag, noun, you control, where, with.
 */

const states = {
  stunned: "stunned",
  buffed: "buffed",
  damaged: "damaged",
  ready: "ready",
  exhausted: "exhausted",
  attacking: "attacking",
  defending: "defending",
  equipped: "equipped",
  empowered: "empowered",
  attached: "attached",
  detached: "detached",
  token: "token",
} as const satisfies Readonly<Record<UnitState, string>>;
const sides = { friendly: "friendly", enemy: "enemy" } as const;

/** After "I'm" and "it's". */
export const state = either("state", { ...states, mighty: "[Mighty]" });

const your = optional(set("yours", true), "your");
const before = sequence(
  optional(set("other", true), "other"),
  optional(either("state", states)),
  optional(either("side", sides)),
  optional(set("mighty", true), "[Mighty]"),
);
const control = optional(
  choice([set("youControl", true), "you control"], [set("theyControl", true), "they control"]),
);

const placed = <Place>(places: Category<Place>) =>
  choice(
    [control, optional(field("where", places)), optional(field("quality", quality))],
    // "with [Temporary] at my battlefield": understood, and written the other way round.
    [control, spelled(sequence(field("quality", quality), field("where", places)))],
  );

/** "a Mech", "Birds, Cats, or Dogs" */
const oneOfTags = wordings<TagName>("tag-name", "a tag", () => [phrase<TagName>()({}, tag("tag"))]);
const tagged = list("tags", oneOfTags, "or");
const aUnit = choice([optional("non-", tagName("without")), noun("unit")], [tagged]);
const manyUnits = choice([optional("non-", tagName("without")), "units"], [tagged]);
const gearOrEquipment = choice(["gear"], [set("equipment", true), "Equipment"]);

/** One of them: "a unit", never "a your unit". */
const unitAt = (name: string, places: Category<Where>): Category<UnitFilter> =>
  wordings<Omit<UnitFilter, "yours">>(name, "unit", () => [
    phrase<Omit<UnitFilter, "yours">>()({ kind: "unit" }, before, aUnit, placed(places)),
  ]);
/** Several of yours: "one of your units" */
const yourUnitsAt = (name: string, places: Category<Where>): Category<UnitFilter> =>
  wordings<UnitFilter & { readonly yours: true }>(name, "your units", () => [
    phrase<UnitFilter & { readonly yours: true }>()(
      { kind: "unit", yours: true },
      "your",
      before,
      manyUnits,
      placed(places),
    ),
  ]);
const unitsAt = (name: string, places: Category<GroupWhere>): Category<GroupOfUnits> =>
  wordings<GroupOfUnits>(name, "units", () => [
    phrase<GroupOfUnits>()({ kind: "unit" }, your, before, manyUnits, placed(places)),
  ]);

export const unit = unitAt("unit", where);
export const yourUnits = yourUnitsAt("your-units", where);
export const units = unitsAt("units", groupWhere);
/** What moves: "there" after it says where to. */
export const movingUnit = unitAt("moving-unit", whereFrom);
export const yourMovingUnits = yourUnitsAt("your-moving-units", whereFrom);
export const movingUnits = unitsAt("moving-units", groupWhereFrom);
type OwningUnit = Omit<UnitFilter, "quality" | "yours">;
/** Before "'s": without a quality, which could end in a reference of its own. */
export const owningUnit: Category<UnitFilter> = wordings<OwningUnit>("owning-unit", "unit", () => [
  phrase<OwningUnit>()({ kind: "unit" }, before, aUnit, control, optional(field("where", where))),
]);
export const gear: Category<GearFilter> = wordings<Omit<GearFilter, "yours">>("gear", "gear", () => [
  phrase<Omit<GearFilter, "yours">>()({ kind: "gear" }, before, gearOrEquipment, placed<Where>(where)),
]);
export const yourGear: Category<GearFilter> = wordings<GearFilter & { readonly yours: true }>(
  "your-gear",
  "your gear",
  () => [
    phrase<GearFilter & { readonly yours: true }>()(
      { kind: "gear", yours: true },
      "your",
      before,
      gearOrEquipment,
      placed<Where>(where),
    ),
  ],
);
export const allGear = wordings<GroupOfGear>("all-gear", "gear", () => [
  phrase<GroupOfGear>()({ kind: "gear" }, your, before, gearOrEquipment, placed<GroupWhere>(groupWhere)),
]);
export const permanent: Category<PermanentFilter> = wordings<Omit<PermanentFilter, "yours">>(
  "permanent",
  "unit or gear",
  () => [
    phrase<Omit<PermanentFilter, "yours">>()(
      { kind: "permanent" },
      before,
      "unit or gear",
      placed<Where>(where),
    ),
  ],
);
const side = optional(either("side", sides));
export const rune: Category<RuneFilter> = wordings<Omit<RuneFilter, "yours">>("rune", "rune", () => [
  phrase<Omit<RuneFilter, "yours">>()({ kind: "rune" }, side, noun("rune")),
]);
export const yourRunes: Category<RuneFilter> = wordings<RuneFilter & { readonly yours: true }>(
  "your-runes",
  "your runes",
  () => [
    phrase<RuneFilter & { readonly yours: true }>()({ kind: "rune", yours: true }, "your", side, "runes"),
  ],
);
export const allRunes = wordings<RuneFilter>("all-runes", "runes", () => [
  phrase<RuneFilter>()({ kind: "rune" }, your, side, "runes"),
]);
export const legend: Category<LegendFilter> = wordings<Omit<LegendFilter, "yours">>(
  "legend",
  "legend",
  () => [phrase<Omit<LegendFilter, "yours">>()({ kind: "legend" }, "legend")],
);
export const yourLegend: Category<LegendFilter> = wordings<LegendFilter & { readonly yours: true }>(
  "your-legend",
  "your legend",
  () => [phrase<LegendFilter & { readonly yours: true }>()({ kind: "legend", yours: true }, "your legend")],
);
/** 355.9.a.2. A spell on the chain. */
export const spell = wordings<SpellFilter>("spell", "spell", () => [
  phrase<SpellFilter>()(
    { kind: "spell" },
    optional(either("side", sides)),
    noun("spell"),
    optional(set("orAbility", true), "or ability"),
    optional(field("quality", quality)),
  ),
]);

const zone = category<FromZone, "from">("zone", "from …", "from", () => ({
  "your-trash": phrase<Extract<FromZone, { from: "your-trash" }>>()(
    { from: "your-trash" },
    "from your trash",
  ),
  "your-hand": phrase<Extract<FromZone, { from: "your-hand" }>>()({ from: "your-hand" }, "from your hand"),
  "among-them": phrase<Extract<FromZone, { from: "among-them" }>>()(
    { from: "among-them" },
    "from among them",
  ),
}));
const cardType = choice(
  [set("type", "card"), noun("card")],
  [set("type", "unit"), noun("unit")],
  [set("type", "spell"), noun("spell")],
  [set("type", "gear"), "gear"],
  [set("type", "permanent"), "unit or gear"],
);
/** A card outside the board: "a unit with cost no more than [3] from your trash". */
export const card: Category<CardFilter> = wordings<CardFilter>("card", "a card from …", () => [
  phrase<Omit<CardFilter, "tags">>()({ kind: "card" }, cardType, inZone),
  phrase<CardFilter & { readonly type: "card"; readonly tags: readonly TagName[] }>()(
    { kind: "card", type: "card" },
    tagged,
    inZone,
  ),
]);
const inZone = sequence(
  optional(field("qualityBefore", quality)),
  field("zone", zone),
  optional(field("quality", quality)),
);

type CountOf<Kind extends Counted["count"]> = Extract<Counted, { readonly count: Kind }>;

/** What is counted, one by one or all together: "card", "cards". */
const countedOf = (number: typeof singular): Omit<CountedPhrases, "units"> => ({
  gear: phrase<CountOf<"gear">>()({ count: "gear" }, number, field("of", gear)),
  "cards-this-way": phrase<CountOf<"cards-this-way">>()(
    { count: "cards-this-way" },
    number,
    noun("card"),
    optional(field("quality", quality)),
    either("done", { revealed: "revealed", discarded: "discarded" }),
    "this way",
  ),
  "cards-in": phrase<CountOf<"cards-in">>()(
    { count: "cards-in" },
    number,
    cardType,
    either("zone", {
      "your-trash": "in your trash",
      "your-hand": "in your hand",
      "opponents-trash": "in your opponent's trash",
    }),
  ),
  "played-this-turn": phrase<CountOf<"played-this-turn">>()(
    { count: "played-this-turn" },
    number,
    cardType,
    "you've played this turn",
  ),
  "killed-this-way": phrase<CountOf<"killed-this-way">>()(
    { count: "killed-this-way" },
    number,
    choice(
      [choice([set("noun", "unit"), noun("unit")], [set("noun", "gear"), "gear"]), "killed this way"],
      [spelled(sequence(set("noun", "unit"), "killed this way"))],
    ),
  ),
  "cost-of": phrase<CountOf<"cost-of">>()(
    { count: "cost-of" },
    either("resource", { energy: "Energy", power: "Power" }),
    subject("of", singleReference),
    verb("cost"),
  ),
  "buffs-spent": phrase<CountOf<"buffs-spent">>()(
    { count: "buffs-spent" },
    number,
    noun("buff"),
    choice(["spent this way"], [spelling("you spend")], [spelling("spent")]),
  ),
});
type CountedPhrases = {
  readonly [Kind in Counted["count"]]: Phrase<CountOf<Kind>> | readonly Phrase<CountOf<Kind>>[];
};

/** After "for each": "enemy unit there", "card with [Hidden] revealed this way" */
export const counted = category<Counted, "count">("counted", "what is counted", "count", () => ({
  units: [
    phrase<CountOf<"units">>()({ count: "units" }, singular, field("of", unit)),
    phrase<CountOf<"units">>()({ count: "units" }, "of", plural, field("of", yourUnits)),
  ],
  ...countedOf(singular),
}));
/** After "the number of": "enemy units there", "cards in your trash" */
export const countedMany = category<Counted, "count">("counted-many", "what is counted", "count", () => ({
  units: [
    phrase<CountOf<"units">>()({ count: "units" }, plural, field("of", unit)),
    phrase<CountOf<"units">>()({ count: "units" }, plural, field("of", yourUnits)),
  ],
  ...countedOf(plural),
}));
