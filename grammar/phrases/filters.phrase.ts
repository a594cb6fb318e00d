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
  noun,
  optional,
  phrase,
  sequence,
  set,
  singular,
  tag,
  tagName,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
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
  token: "token",
} as const satisfies Readonly<Record<UnitState, string>>;
const sides = { friendly: "friendly", enemy: "enemy" } as const;

/** After "I'm" and "it's". */
export const state = either("state", { ...states, mighty: "[Mighty]" });

const before = sequence(
  optional(set("yours", true), "your"),
  optional(set("other", true), "other"),
  optional(either("state", states)),
  optional(either("side", sides)),
  optional(set("mighty", true), "[Mighty]"),
);
const control = optional(set("youControl", true), "you control");

const placed = <Place>(places: Category<Place>) =>
  sequence(control, optional(field("where", places)), optional(field("quality", quality)));

const aUnit = choice([optional("non-", tagName("without")), noun("unit")], [tag("tag")]);
const unitAt = (name: string, places: Category<Where>): Category<UnitFilter> =>
  wordings<UnitFilter>(name, "unit", () => [
    phrase<UnitFilter>()({ kind: "unit" }, before, aUnit, placed(places)),
  ]);
const unitsAt = (name: string, places: Category<GroupWhere>): Category<GroupOfUnits> =>
  wordings<GroupOfUnits>(name, "units", () => [
    phrase<GroupOfUnits>()(
      { kind: "unit" },
      before,
      choice([optional("non-", tagName("without")), "units"], [tag("tag")]),
      placed(places),
    ),
  ]);

export const unit = unitAt("unit", where);
export const units = unitsAt("units", groupWhere);
/** What moves: "there" after it says where to. */
export const movingUnit = unitAt("moving-unit", whereFrom);
export const movingUnits = unitsAt("moving-units", groupWhereFrom);
/** Before "'s": without a quality, which could end in a reference of its own. */
export const owningUnit: Category<UnitFilter> = wordings<Omit<UnitFilter, "quality">>(
  "owning-unit",
  "unit",
  () => [
    phrase<Omit<UnitFilter, "quality">>()(
      { kind: "unit" },
      before,
      aUnit,
      control,
      optional(field("where", where)),
    ),
  ],
);
export const gear = wordings<GearFilter>("gear", "gear", () => [
  phrase<GearFilter>()(
    { kind: "gear" },
    before,
    choice(["gear"], [set("equipment", true), "Equipment"]),
    placed<Where>(where),
  ),
]);
export const allGear = wordings<GroupOfGear>("all-gear", "gear", () => [
  phrase<GroupOfGear>()(
    { kind: "gear" },
    before,
    choice(["gear"], [set("equipment", true), "Equipment"]),
    placed<GroupWhere>(groupWhere),
  ),
]);
export const permanent = wordings<PermanentFilter>("permanent", "unit or gear", () => [
  phrase<PermanentFilter>()({ kind: "permanent" }, before, "unit or gear", placed<Where>(where)),
]);
export const rune = wordings<RuneFilter>("rune", "rune", () => [
  phrase<RuneFilter>()(
    { kind: "rune" },
    optional(set("yours", true), "your"),
    optional(either("side", sides)),
    noun("rune"),
  ),
]);
export const legend = wordings<LegendFilter>("legend", "legend", () => [
  phrase<LegendFilter>()({ kind: "legend" }, "legend"),
]);
/** 355.9.a.2. A spell on the chain. */
export const spell = wordings<SpellFilter>("spell", "spell", () => [
  phrase<SpellFilter>()(
    { kind: "spell" },
    optional(either("side", sides)),
    "spell",
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
/** A card outside the board: "a unit with cost no more than [3] from your trash". */
export const card = wordings<CardFilter>("card", "a card from …", () => [
  phrase<CardFilter>()(
    { kind: "card" },
    choice(
      [set("type", "card"), noun("card")],
      [set("type", "unit"), noun("unit")],
      [set("type", "spell"), noun("spell")],
      [set("type", "gear"), "gear"],
    ),
    optional(field("qualityBefore", quality)),
    field("zone", zone),
    optional(field("quality", quality)),
  ),
]);

type CountOf<Kind extends Counted["count"]> = Extract<Counted, { readonly count: Kind }>;

/** After "for each": "enemy unit there", "card with [Hidden] revealed this way" */
export const counted = category<Counted, "count">("counted", "what is counted", "count", () => ({
  units: phrase<CountOf<"units">>()({ count: "units" }, singular, field("of", unit)),
  gear: phrase<CountOf<"gear">>()({ count: "gear" }, singular, field("of", gear)),
  "cards-this-way": phrase<CountOf<"cards-this-way">>()(
    { count: "cards-this-way" },
    "card",
    optional(field("quality", quality)),
    either("done", { revealed: "revealed", discarded: "discarded" }),
    "this way",
  ),
  "buffs-spent": phrase<CountOf<"buffs-spent">>()({ count: "buffs-spent" }, "buff spent this way"),
}));
