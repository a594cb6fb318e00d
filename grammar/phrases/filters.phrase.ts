import type {
  CardFilter,
  Counted,
  FromZone,
  GearFilter,
  GroupWhere,
  LegendFilter,
  PermanentFilter,
  Quality,
  RuneFilter,
  Side,
  SpellFilter,
  TagName,
  UnitFilter,
  UnitState,
  Where,
} from "../../runtime/effects/filter.ts";
import type { GroupOfGear, GroupOfPermanents, GroupOfUnits } from "../../runtime/effects/filter.ts";
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
import { self, singleReference } from "./references.phrase.ts";
import { cardType } from "./card-types.phrase.ts";
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
  choice(
    [optional(either("state", states)), optional(either("side", sides))],
    [spelled(sequence(either("side", sides), either("state", states)))],
  ),
  optional(set("mighty", true), "[Mighty]"),
);
const control = optional(
  choice(
    [set("youControl", true), "you control"],
    [set("theyControl", true), "they control"],
    [set("youDoNotControl", true), "you don't control"],
  ),
);
const unchosen = optional(
  set("unchosen", true),
  choice(["that hasn't been chosen for this spell"], [spelling("that hasn't been chosen this way")]),
);

const fighting = { attacking: "attacking", defending: "defending" } as const;
const placed = <Place>(places: Category<Place>) =>
  sequence(
    control,
    unchosen,
    choice(
      [optional(field("where", places)), optional(field("quality", quality))],
      // "with [Temporary] at my battlefield": understood, and written the other way round.
      [spelled(sequence(field("quality", quality), field("where", places)))],
      // "an enemy unit attacking here": an attacking enemy unit here.
      [spelled(sequence(either("state", fighting), field("where", places)))],
    ),
  );

/** "a Mech", "Birds, Cats, or Dogs" */
export const oneOfTags = wordings<TagName>("tag-name", "a tag", () => [phrase<TagName>()({}, tag("tag"))]);
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
/** Without a place and a quality: what follows speaks of something else. */
export const plainUnit: Category<UnitFilter> = wordings<PlainUnit>("plain-unit", "unit", () => [
  phrase<PlainUnit>()({ kind: "unit" }, before, aUnit, control),
]);
type PlainUnit = Omit<UnitFilter, "quality" | "yours" | "where" | "unchosen">;
/** Before "'s": without a quality, which could end in a reference of its own. */
export const owningUnit: Category<UnitFilter> = wordings<OwningUnit>("owning-unit", "unit", () => [
  phrase<OwningUnit>()({ kind: "unit" }, before, aUnit, control, optional(field("where", where))),
]);
const gearAt = (name: string, places: Category<Where>): Category<GearFilter> =>
  wordings<Omit<GearFilter, "yours">>(name, "gear", () => [
    phrase<Omit<GearFilter, "yours">>()({ kind: "gear" }, before, gearOrEquipment, placed(places)),
  ]);
export const gear = gearAt("gear", where);
/** What moves: "there" after it says where to. */
export const movingGear = gearAt("moving-gear", whereFrom);
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
/** "your tokens", "friendly tokens" */
export const tokens: Category<PermanentFilter> = wordings<TokenFilter>("tokens", "tokens", () => [
  phrase<TokenFilter & { readonly yours: true }>()(
    { kind: "permanent", state: "token", yours: true },
    "your tokens",
  ),
  phrase<TokenFilter & { readonly side: Side }>()(
    { kind: "permanent", state: "token" },
    either("side", sides),
    "tokens",
  ),
]);
interface TokenFilter {
  readonly kind: "permanent";
  readonly state: "token";
  readonly yours?: true;
  readonly side?: Side;
}
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
export const permanents = wordings<GroupOfPermanents>("permanents", "units and gear", () => [
  phrase<GroupOfPermanents>()(
    { kind: "permanent" },
    your,
    before,
    choice(["units and gear"], [spelling("gear and units")]),
    placed<GroupWhere>(groupWhere),
  ),
]);
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
export const legend: Category<LegendFilter> = wordings<Omit<LegendFilter, "yours" | "side">>(
  "legend",
  "legend",
  () => [phrase<Omit<LegendFilter, "yours" | "side">>()({ kind: "legend" }, "legend")],
);
type YourLegend = Omit<LegendFilter, "side"> & { readonly yours: true };
/** "friendly legends" */
export const legends: Category<LegendFilter> = wordings<Omit<LegendFilter, "yours">>(
  "legends",
  "legends",
  () => [
    phrase<Omit<LegendFilter, "yours"> & { readonly side: Side }>()(
      { kind: "legend" },
      either("side", sides),
      "legends",
    ),
  ],
);
export const yourLegend: Category<LegendFilter> = wordings<YourLegend>("your-legend", "your legend", () => [
  phrase<YourLegend>()({ kind: "legend", yours: true }, "your legend"),
]);
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

type From<Kind extends FromZone["from"]> = Extract<FromZone, { readonly from: Kind }>;
const zone = category<Exclude<FromZone, From<"seen" | "of-them">>, "from">("zone", "from …", "from", () => ({
  "your-trash": phrase<From<"your-trash">>()(
    { from: "your-trash" },
    choice(["from your trash"], [spelling("in your trash")]),
  ),
  "your-hand": phrase<From<"your-hand">>()(
    { from: "your-hand" },
    choice(["from your hand"], [spelling("from hand")], [spelling("in your hand")]),
  ),
  "your-champion-zone": phrase<From<"your-champion-zone">>()(
    { from: "your-champion-zone" },
    "from your Champion Zone",
  ),
  "their-trash": phrase<From<"their-trash">>()({ from: "their-trash" }, "from their trash"),
  "their-hand": phrase<From<"their-hand">>()(
    { from: "their-hand" },
    choice(["from their hand"], [spelling("in their hand")]),
  ),
  "an-opponents-trash": phrase<From<"an-opponents-trash">>()(
    { from: "an-opponents-trash" },
    choice(["from an opponent's trash"], [spelling("in an opponent's trash")]),
  ),
  "opponents-trashes": phrase<From<"opponents-trashes">>()(
    { from: "opponents-trashes" },
    "from opponents' trashes",
  ),
  "a-trash": phrase<From<"a-trash">>()(
    { from: "a-trash" },
    choice(["from a trash"], [spelling("from any trash")], [spelling("from any player's trash")]),
  ),
  trashes: phrase<From<"trashes">>()({ from: "trashes" }, "from trashes"),
  "among-them": phrase<From<"among-them">>()({ from: "among-them" }, "from among them"),
  "revealed-this-way": phrase<From<"revealed-this-way">>()(
    { from: "revealed-this-way" },
    "revealed this way",
  ),
  it: phrase<From<"it">>()({ from: "it" }, "from it"),
  "banished-with": phrase<From<"banished-with">>()(
    { from: "banished-with" },
    "banished with",
    field("who", self),
  ),
}));
const cardWord = sequence(
  optional(either("not", { unit: "non-unit", spell: "non-spell", gear: "non-gear" })),
  cardType,
);
type NamedZone = Exclude<FromZone, From<"seen" | "of-them">>;
type CardInZone = Omit<CardFilter, "zone" | "tags"> & { readonly zone: NamedZone };
type TaggedCard = Omit<CardFilter, "zone" | "tags" | "not"> & {
  readonly type: "card";
  readonly tags: readonly TagName[];
};
const inZone = sequence(
  optional(field("qualityBefore", quality)),
  field("zone", zone),
  optional(field("quality", quality)),
);
/** A card outside the board: "a unit with cost no more than [3] from your trash". */
export const card: Category<CardFilter> = wordings<CardFilter>("card", "a card from …", () => [
  phrase<CardInZone>()({ kind: "card" }, cardWord, inZone),
  phrase<TaggedCard & { readonly zone: NamedZone }>()({ kind: "card", type: "card" }, tagged, inZone),
]);
type ZoneThere = From<"your-trash" | "an-opponents-trash" | "banished-with">;
const zoneThere = category<ZoneThere, "from">("zone-there", "in …", "from", () => ({
  "your-trash": phrase<From<"your-trash">>()({ from: "your-trash" }, "in your trash"),
  "an-opponents-trash": phrase<From<"an-opponents-trash">>()(
    { from: "an-opponents-trash" },
    "in an opponent's trash",
  ),
  "banished-with": phrase<From<"banished-with">>()(
    { from: "banished-with" },
    "banished with",
    field("who", self),
  ),
}));
type CardsThere = Omit<CardFilter, "zone" | "tags" | "qualityBefore" | "quality"> & {
  readonly zone: ZoneThere;
};
/** Cards that are in a zone, and stay there: "units in your trash". */
export const cardsIn: Category<CardFilter> = wordings<CardsThere>("cards-in", "cards in …", () => [
  phrase<CardsThere>()({ kind: "card" }, plural, cardWord, field("zone", zoneThere)),
]);
type WholeZone = Pick<CardFilter, "kind"> & {
  readonly type: "card";
  readonly zone: From<"your-trash" | "your-hand" | "their-hand" | "their-trash">;
};
const zoneItself = category<WholeZone["zone"], "from">("zone-itself", "your trash", "from", () => ({
  "your-trash": phrase<From<"your-trash">>()({ from: "your-trash" }, "your trash"),
  "your-hand": phrase<From<"your-hand">>()({ from: "your-hand" }, "your hand"),
  "their-hand": phrase<From<"their-hand">>()({ from: "their-hand" }, "their hand"),
  "their-trash": phrase<From<"their-trash">>()({ from: "their-trash" }, "their trash"),
}));
/** "Recycle your trash.": all cards from it */
export const wholeZone: Category<CardFilter> = wordings<WholeZone>("whole-zone", "your trash", () => [
  phrase<WholeZone>()({ kind: "card", type: "card" }, field("zone", zoneItself)),
]);
/** A card without a zone: what is revealed from a deck, or what may be played. */
export const bareCard: Category<CardFilter> = wordings<CardFilter>("bare-card", "a card", () => [
  phrase<Omit<CardFilter, "zone" | "qualityBefore" | "tags">>()(
    { kind: "card" },
    cardWord,
    optional(field("quality", quality)),
  ),
  phrase<Omit<TaggedCard, "qualityBefore">>()(
    { kind: "card", type: "card" },
    tagged,
    optional(field("quality", quality)),
  ),
]);
const ofThem = wordings<From<"of-them">>("of-them", "of them", () => [
  phrase<From<"of-them">>()({ from: "of-them" }, "of them"),
]);
const seen = wordings<From<"seen">>("seen", "one", () => [phrase<From<"seen">>()({ from: "seen" }, "one")]);
const seenInDigits = wordings<From<"seen">>("seen-in-digits", "1", () => [
  phrase<From<"seen">>()({ from: "seen" }, "1"),
]);
type CardOf<Kind extends FromZone["from"]> = CardFilter & {
  readonly type: "card";
  readonly zone: From<Kind>;
};
/** "(one) of them": of the cards that were looked at or revealed. */
export const cardOfThem: Category<CardFilter> = wordings<Pick<CardOf<"of-them">, "kind" | "type" | "zone">>(
  "card-of-them",
  "of them",
  () => [
    phrase<Pick<CardOf<"of-them">, "kind" | "type" | "zone">>()(
      { kind: "card", type: "card" },
      field("zone", ofThem),
    ),
  ],
);
const seenCardIn = (name: string, zone: Category<From<"seen">>): Category<CardFilter> =>
  wordings<Pick<CardOf<"seen">, "kind" | "type" | "zone">>(name, "one", () => [
    phrase<Pick<CardOf<"seen">, "kind" | "type" | "zone">>()(
      { kind: "card", type: "card" },
      field("zone", zone),
    ),
  ]);
/** "one": of the cards that were looked at or revealed. */
export const seenCard = seenCardIn("seen-card", seen);
/** "put 1 into your hand" */
export const seenCardInDigits = seenCardIn("seen-card-in-digits", seenInDigits);

type CountOf<Kind extends Counted["count"]> = Extract<Counted, { readonly count: Kind }>;

type RevealedWith = Omit<CountOf<"cards-this-way">, "done" | "type" | "quality"> & {
  readonly done: "revealed";
  readonly quality: Quality;
};
/** What is counted, one by one or all together: "card", "cards". */
const countedOf = (number: typeof singular): Omit<CountedPhrases, "units"> => ({
  gear: phrase<CountOf<"gear">>()({ count: "gear" }, number, field("of", gear)),
  "cards-this-way": [
    phrase<CountOf<"cards-this-way">>()(
      { count: "cards-this-way" },
      number,
      choice(
        [noun("card")],
        [either("type", { unit: [noun("unit")], spell: [noun("spell")], gear: "gear" })],
      ),
      optional(field("quality", quality)),
      either("done", {
        revealed: "revealed",
        discarded: "discarded",
        banished: "banished",
        recycled: "recycled",
      }),
      "this way",
    ),
    // "for each card with [Hidden]": of those that were revealed.
    phrase<RevealedWith>()(
      { count: "cards-this-way" },
      number,
      spelled(sequence(noun("card"), field("quality", quality), set("done", "revealed"))),
    ),
  ],
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
    optional(set("other", true), "other"),
    cardType,
    "you've played this turn",
  ),
  "died-this-turn": phrase<CountOf<"died-this-turn">>()(
    { count: "died-this-turn" },
    number,
    field("of", unit),
    "that died this turn",
  ),
  runes: phrase<CountOf<"runes">>()(
    { count: "runes" },
    number,
    optional(either("state", { ready: "ready", exhausted: "exhausted" })),
    noun("rune"),
    "you control",
  ),
  "points-scored": phrase<CountOf<"points-scored">>()(
    { count: "points-scored" },
    number,
    noun("point"),
    choice(["you scored"], [spelling("you've scored")]),
    optional(either("how", { hold: "from holding", conquer: "from conquering" })),
    "this turn",
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
  "killed-by-this": phrase<CountOf<"killed-by-this">>()(
    { count: "killed-by-this" },
    number,
    noun("unit"),
    "this kills",
  ),
  "tags-among": phrase<CountOf<"tags-among">>()(
    { count: "tags-among" },
    number,
    "of the following tags among",
    field("among", () => units),
    "—",
    list("tags", oneOfTags, "and"),
  ),
  battlefields: phrase<CountOf<"battlefields">>()(
    { count: "battlefields" },
    number,
    optional(set("other", true), "other"),
    noun("battlefield"),
    either("whose", {
      you: "you control",
      "you-or-allies": "you or allies control",
      opponents: "opponents control",
    }),
  ),
  players: phrase<CountOf<"players">>()(
    { count: "players" },
    number,
    choice([set("who", "opponent"), noun("opponent")], [set("who", "player"), noun("player")]),
  ),
  "players-who-did": phrase<CountOf<"players-who-did">>()(
    { count: "players-who-did" },
    number,
    choice([set("who", "opponent"), noun("opponent")], [set("who", "player"), noun("player")]),
    "who did",
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
