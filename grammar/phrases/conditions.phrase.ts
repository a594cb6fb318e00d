import type { Condition, Quantity, SimpleCondition } from "../../runtime/effects/condition.ts";
import type { Where } from "../../runtime/effects/filter.ts";
import {
  category,
  choice,
  either,
  energy,
  field,
  list,
  number,
  numeral,
  optional,
  phrase,
  plural,
  resources,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  subject,
  tag,
  union,
  verb,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { bareCard, cardsIn, gear, oneOfTags, spell, state, unit } from "./filters.phrase.ts";
import { hasQuality } from "./quality.phrase.ts";
import { being, reference, self, singleReference } from "./references.phrase.ts";
import { everyUnit } from "./selections.phrase.ts";
import { derived } from "./values.phrase.ts";
import { where } from "./where.phrase.ts";

type If<Kind extends Condition["if"]> = Extract<Condition, { readonly if: Kind }>;
type OneIs = If<"one-is">;
type QuantityOf<Kind extends Quantity["quantity"]> = Extract<Quantity, { readonly quantity: Kind }>;

const unitOrGear = union("unit-or-gear", "units or gear", () => [unit, gear]);
/** After "it's a": "spell", "enemy unit", "Equipment" */
const kind = union("kind", "unit, gear or spell", () => [unit, gear, spell]);
/** "a Mech", "two or more gear", "7+ units here" */
const quantity = wordings<Quantity>("quantity", "how many", () => [
  phrase<QuantityOf<"a">>()({ quantity: "a" }, singular, "a", field("of", unitOrGear)),
  phrase<QuantityOf<"another">>()({ quantity: "another" }, singular, "another", field("of", unit)),
  phrase<QuantityOf<"exactly">>()(
    { quantity: "exactly" },
    plural,
    "exactly",
    number("count"),
    field("of", unitOrGear),
  ),
  phrase<QuantityOf<"or-more">>()(
    { quantity: "or-more" },
    plural,
    choice([numeral("count"), "or more"], [spelled(sequence(number("count"), "+"))]),
    field("of", unitOrGear),
  ),
]);

const doneThisTurn = {
  "discarded-a-card": "discarded a card",
  "played-an-equipment": "played an Equipment",
  "played-another-card": "played another card",
  "gained-xp": "gained XP",
} as const;

const playedThings = { card: "card", unit: "unit", spell: "spell", gear: "gear" } as const;

const cardsInHand = sequence(
  "you have",
  choice(
    [
      choice([set("count", 1), "one"], [numeral("count")], [number("count")]),
      "or",
      either("or", { fewer: "fewer", more: "more" }),
    ],
    [set("or", "exactly"), "exactly", number("count")],
  ),
  "cards in",
  choice(["your hand"], [spelling("hand")]),
);
const simpleCondition = category<SimpleCondition, "if">("simple-condition", "a condition", "if", () => ({
  "all-tags-among": phrase<If<"all-tags-among">>()(
    { if: "all-tags-among" },
    field("who", everyUnit),
    "have all of the following tags among them —",
    singular,
    list("tags", oneOfTags, "and"),
  ),
  "you-did-to-a-card": phrase<If<"you-did-to-a-card">>()(
    { if: "you-did-to-a-card" },
    "you",
    either("how", { revealed: "revealed", discarded: "discarded", banished: "banished", played: "played" }),
    "a",
    singular,
    field("what", bareCard),
    optional(spelling("this way")),
  ),
  "this-kills": phrase<If<"this-kills">>()(
    { if: "this-kills" },
    "this kills",
    field("what", singleReference),
  ),
  has: phrase<If<"has">>()(
    { if: "has" },
    subject("who", singleReference),
    verb("have", "has"),
    field("quality", hasQuality),
  ),
  had: phrase<If<"had">>()(
    { if: "had" },
    subject("who", singleReference),
    "had",
    field("quality", hasQuality),
  ),
  "one-has": phrase<If<"one-has">>()(
    { if: "one-has" },
    "at least one of",
    field("of", reference),
    "has",
    field("quality", hasQuality),
  ),
  is: [
    phrase<If<"is">>()({ if: "is" }, field("who", being), choice([], [spelling("already")]), state),
    phrase<Omit<If<"is">, "state"> & { readonly state: "buffed" }>()(
      { if: "is", state: "buffed" },
      spelled(sequence(subject("who", singleReference), verb("have", "has"), "a buff")),
    ),
  ],
  was: phrase<If<"was">>()({ if: "was" }, subject("who", singleReference), "was", state),
  "is-at": phrase<If<"is-at">>()({ if: "is-at" }, field("who", being), field("where", where)),
  fights: phrase<If<"fights">>()(
    { if: "fights" },
    field("who", being),
    either("how", {
      attacking: "attacking",
      defending: "defending",
      "attacking-or-defending": "attacking or defending",
    }),
    either("company", { alone: "alone", "with-another-unit": "with another unit" }),
  ),
  "one-is": [
    phrase<Omit<OneIs, "how"> & { readonly how: Exclude<OneIs["how"], "somewhere"> }>()(
      { if: "one-is" },
      singular,
      "a",
      field("of", unit),
      "is",
      either("how", {
        alone: "alone",
        "attacking-alone": "attacking alone",
        "defending-alone": "defending alone",
        "attacking-or-defending-alone": "attacking or defending alone",
      }),
      optional(field("where", where)),
    ),
    phrase<Omit<OneIs, "how" | "where"> & { readonly how: "somewhere"; readonly where: Where }>()(
      { if: "one-is", how: "somewhere" },
      singular,
      "a",
      field("of", unit),
      "is",
      field("where", where),
    ),
    phrase<Omit<OneIs, "how" | "where"> & { readonly how: "attacking-alone" | "defending-alone" }>()(
      { if: "one-is" },
      spelled(
        sequence(
          singular,
          "a",
          field("of", unit),
          either("how", { "attacking-alone": "attacks alone", "defending-alone": "defends alone" }),
        ),
      ),
    ),
    phrase<Omit<OneIs, "how"> & { readonly how: "alone" }>()(
      { if: "one-is" },
      spelled(
        sequence(
          choice(["there's"], ["there is"]),
          singular,
          "a",
          field("of", unit),
          set("how", "alone"),
          "alone",
          optional(field("where", where)),
        ),
      ),
    ),
  ],
  "died-alone": phrase<If<"died-alone">>()(
    { if: "died-alone" },
    subject("who", singleReference),
    choice(["died"], [set("not", true), "didn't die"]),
    "alone",
  ),
  "has-moved": phrase<If<"has-moved">>()(
    { if: "has-moved" },
    subject("who", singleReference),
    verb("have", "has"),
    "moved",
    optional(set("times", "twice"), "twice"),
    "this turn",
  ),
  "it-is": phrase<If<"it-is">>()(
    { if: "it-is" },
    choice(["it's"], [spelling("it is")]),
    either("during", {
      "your-turn": "your turn",
      "an-opponents-turn": "an opponent's turn",
      "a-showdown": "a showdown",
      combat: "combat",
      "your-beginning-phase": "your Beginning Phase",
      "your-main-phase": "your Main Phase",
    }),
  ),
  "controls-battlefields": [
    phrase<If<"controls-battlefields"> & { readonly count: 0; readonly or: "exactly" }>()(
      { if: "controls-battlefields", count: 0, or: "exactly" },
      either("whose", { yours: "you control", opponents: "an opponent controls" }),
      "no battlefields",
    ),
    phrase<
      If<"controls-battlefields"> & { readonly whose: "yours"; readonly count: 1; readonly or: "more" }
    >()({ if: "controls-battlefields", whose: "yours", count: 1, or: "more" }, "you control a battlefield"),
    phrase<If<"controls-battlefields">>()(
      { if: "controls-battlefields" },
      either("whose", { yours: "you control", opponents: "an opponent controls" }),
      choice(
        [set("or", "more"), numeral("count"), "or more"],
        [set("or", "more"), number("count"), "+"],
        [set("or", "exactly"), "exactly", number("count")],
      ),
      "battlefields",
    ),
  ],
  "more-points": phrase<If<"more-points">>()(
    { if: "more-points" },
    either("whose", {
      yours: [
        choice(
          ["you have more points than an opponent"],
          [spelling("an opponent has fewer points than you")],
        ),
      ],
      opponents: [
        choice(
          ["an opponent has more points than you"],
          [spelling("you have fewer points than an opponent")],
        ),
      ],
    }),
  ),
  "has-xp": phrase<If<"has-xp">>()(
    { if: "has-xp" },
    "you have",
    number("count"),
    choice(["or more XP"], [spelling("+ XP")]),
  ),
  "is-alone": phrase<If<"is-alone">>()(
    { if: "is-alone" },
    field("who", being),
    "alone",
    optional(field("where", where)),
  ),
  "you-control-this-battlefield": phrase<If<"you-control-this-battlefield">>()(
    { if: "you-control-this-battlefield" },
    "you control this battlefield",
  ),
  "you-control-facedown": phrase<If<"you-control-facedown">>()(
    { if: "you-control-facedown" },
    choice(["you control"], [spelling("you have")]),
    "a facedown card",
    optional(field("where", where)),
  ),
  "played-to-battlefield": phrase<If<"played-to-battlefield">>()(
    { if: "played-to-battlefield" },
    "you play",
    field("what", self),
    "to a battlefield",
  ),
  "you-control": phrase<If<"you-control">>()(
    { if: "you-control" },
    choice(["you control"], [spelling("you have")]),
    field("what", quantity),
  ),
  "there-is": phrase<If<"there-is">>()({ if: "there-is" }, "there is", field("what", quantity)),
  "cards-in-hand": phrase<If<"cards-in-hand">>()({ if: "cards-in-hand" }, cardsInHand),
  "cards-in": phrase<If<"cards-in">>()(
    { if: "cards-in" },
    choice(["you have"], [spelling("there are")], [spelling("there're")]),
    plural,
    choice(
      [
        choice([numeral("count")], [spelled(number("count"))]),
        "or",
        either("or", { fewer: "fewer", more: "more" }),
      ],
      [set("or", "exactly"), choice([numeral("count")], [spelled(number("count"))])],
      [set("or", "exactly"), set("count", 0), "no"],
    ),
    field("what", cardsIn),
  ),
  "more-cards-in-hand": phrase<If<"more-cards-in-hand">>()(
    { if: "more-cards-in-hand" },
    either("who", {
      you: [
        choice(
          ["you have more cards in your hand than an opponent"],
          [spelling("an opponent has fewer cards in their hand than you")],
        ),
      ],
      "an-opponent": [
        choice(
          ["an opponent has more cards in their hand than you"],
          [spelling("an opponent has more cards in hand than you")],
          [spelling("you have fewer cards in your hand than an opponent")],
        ),
      ],
    }),
  ),
  "assigned-excess": phrase<If<"assigned-excess">>()(
    { if: "assigned-excess" },
    "you assigned",
    number("count"),
    "or more excess damage",
    optional(set("toEnemyUnits", true), "to enemy units"),
  ),
  "is-a": phrase<If<"is-a">>()({ if: "is-a" }, field("who", being), singular, "a", field("of", kind)),
  "was-a": phrase<If<"was-a">>()(
    { if: "was-a" },
    subject("who", singleReference),
    "was",
    singular,
    "a",
    field("of", kind),
  ),
  "is-the-only": phrase<If<"is-the-only">>()(
    { if: "is-the-only" },
    field("who", being),
    singular,
    "the only",
    field("of", unit),
  ),
  "total-might": phrase<If<"total-might">>()(
    { if: "total-might" },
    subject("of", everyUnit),
    verb("have", "has"),
    "total Might",
    number("amount"),
    "or",
    either("or", { less: "less", more: "more" }),
  ),
  compares: phrase<If<"compares">>()(
    { if: "compares" },
    field("amount", derived),
    "is",
    either("is", { greater: "greater", less: "less" }),
    "than",
    field("than", derived),
  ),
  "played-from": phrase<If<"played-from">>()(
    { if: "played-from" },
    "you played",
    field("what", self),
    either("from", { "your-hand": "from your hand" }),
  ),
  runes: phrase<If<"runes">>()({ if: "runes" }, "you have", number("count"), "+ runes"),
  "you-have-done-this-turn": phrase<If<"you-have-done-this-turn">>()(
    { if: "you-have-done-this-turn" },
    "you've",
    either("done", doneThisTurn),
    "this turn",
  ),
  "you-have-played": phrase<If<"you-have-played">>()(
    { if: "you-have-played" },
    "you've played",
    choice(
      ["a", either("what", playedThings)],
      [set("another", true), "another", either("what", { unit: "unit", spell: "spell", gear: "gear" })],
      [
        choice([numeral("least"), "or more"], [number("least"), "+"]),
        either("what", { card: "cards", unit: "units", spell: "spells", gear: "gear" }),
      ],
    ),
    "this turn",
  ),
  "you-have-played-tag": phrase<If<"you-have-played-tag">>()(
    { if: "you-have-played-tag" },
    "you've played",
    singular,
    "a",
    tag("tag"),
    "this turn",
  ),
  "you-spent": phrase<If<"you-spent">>()({ if: "you-spent" }, "you spent", energy("energy"), "or more"),
  "you-have-spent": phrase<If<"you-have-spent">>()(
    { if: "you-have-spent" },
    "you've spent",
    choice(["at least", resources("least")], [spelled(sequence(resources("least"), "or more"))]),
    "this turn",
  ),
  "you-have-spent-to-play": phrase<If<"you-have-spent-to-play">>()(
    { if: "you-have-spent-to-play" },
    "you've spent",
    energy("energy"),
    "or more to play a",
    either("what", playedThings),
    "this turn",
  ),
  "you-choose": phrase<If<"you-choose">>()(
    { if: "you-choose" },
    "you choose",
    singular,
    "a",
    field("what", unitOrGear),
  ),
  "opponent-controls": phrase<If<"opponent-controls">>()(
    { if: "opponent-controls" },
    "an opponent controls",
    field("what", quantity),
  ),
  "has-died-this-turn": phrase<If<"has-died-this-turn">>()(
    { if: "has-died-this-turn" },
    singular,
    "a",
    field("what", unit),
    choice(["has died"], [spelling("died")]),
    optional(set("during", "your-beginning-phase"), "during your Beginning Phase"),
    "this turn",
  ),
  "paid-additional-cost": phrase<If<"paid-additional-cost">>()(
    { if: "paid-additional-cost" },
    "you paid",
    choice(["the"], [spelling("my")], [spelling("its")], [spelling("this")]),
    "additional cost",
  ),
  "opponent-controls-battlefield": phrase<If<"opponent-controls-battlefield">>()(
    { if: "opponent-controls-battlefield" },
    "an opponent controls a battlefield",
  ),
  "near-victory": phrase<If<"near-victory">>()(
    { if: "near-victory" },
    either("whose", { yours: "your score", opponents: "an opponent's score" }),
    "is within",
    number("points"),
    "points of the Victory Score",
  ),
}));
type Both = If<"both">;
const both = wordings<Both>("both-conditions", "a condition", () => [
  phrase<Both>()({ if: "both" }, field("first", simpleCondition), "and", field("second", simpleCondition)),
  // "you have exactly 4 cards in hand and exactly 4 units at battlefields"
  phrase<Both>()(
    { if: "both" },
    spelled(sequence(field("first", youHaveCards), "and", field("second", youAlsoHave))),
  ),
]);
const youHaveCards: Category<SimpleCondition> = wordings<If<"cards-in-hand">>(
  "you-have-cards",
  "cards in your hand",
  () => [phrase<If<"cards-in-hand">>()({ if: "cards-in-hand" }, cardsInHand)],
);
const youAlsoHave: Category<SimpleCondition> = wordings<If<"you-control">>(
  "you-also-have",
  "how many",
  () => [phrase<If<"you-control">>()({ if: "you-control" }, field("what", quantity))],
);
/** After "if" and "while". */
export const condition: Category<Condition> = union("condition", "a condition", () => [
  simpleCondition,
  both,
]);
