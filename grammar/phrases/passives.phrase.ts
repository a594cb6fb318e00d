import type { DerivedGift, PrintedGift, QuotedGift } from "../../runtime/effects/gift.ts";
import type { PlayedCards } from "../../runtime/effects/cost-change.ts";
import type { KindOfPermanent, Passive, Restricted } from "../../runtime/effects/passive.ts";
import type {
  GroupOfGear,
  GroupOfPermanents,
  GroupOfUnits,
  PermanentFilter,
} from "../../runtime/effects/filter.ts";
import type { Every, UnitGroup } from "../../runtime/effects/selection.ts";
import type { ObjectRestriction } from "../../runtime/effects/restriction.ts";
import type { It, Me, This } from "../../runtime/effects/reference.ts";
import {
  category,
  either,
  field,
  list,
  noun,
  number,
  optional,
  phrase,
  plural,
  sequence,
  set,
  signed,
  singular,
  spelled,
  spelling,
  subject,
  union,
  verb,
  choice,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { cardTypes } from "./card-types.phrase.ts";
import {
  costChange,
  costing,
  kind,
  owned,
  ownCost,
  predicate,
  played,
  reducedCost,
  reducedEnergyCost,
} from "./cost-changes.phrase.ts";
import { allGear } from "./filters/gear.phrase.ts";
import { counted } from "./filters/counted.phrase.ts";
import { permanents, tokens } from "./filters/permanents.phrase.ts";
import { turnPhase } from "./events/moments.phrase.ts";
import { derivedGift, printedGift, quotedGift } from "./gifts.phrase.ts";
import { keywordWithCost } from "./keywords.phrase.ts";
import { namedEffect } from "./named-effects.phrase.ts";
import { where } from "./where.phrase.ts";
import { self } from "./references.phrase.ts";
import { placePassive, playPassive, type PlacePassive, type PlayPassive } from "./play-passives.phrase.ts";
import { objectRestriction, playerRestriction } from "./restrictions.phrase.ts";
import { standingPassive, type StandingPassive } from "./standing-passives.phrase.ts";
import { everyPermanent, everyUnit, gearGroup, legendGroup, unitGroup } from "./selections.phrase.ts";
import { derived } from "./values.phrase.ts";

type PassiveOf<Kind extends Passive["passive"]> = Extract<Passive, { readonly passive: Kind }>;

const holder = union("holder", "I or units", () => [self, it, unitGroup]);
/** "your tokens" */
const everyToken = wordings<Every<PermanentFilter>>("every-token", "tokens", () => [
  phrase<Every<PermanentFilter>>()({ select: "every" }, plural, field("of", tokens)),
]);
const holderOrTokens = union("holder-or-tokens", "I or units", () => [holder, everyToken]);
const playedUnits = union("played-units", "I or units", () => [self, everyUnit]);
const everyGear = wordings<Every<GroupOfGear>>("every-gear", "gear", () => [
  phrase<Every<GroupOfGear>>()({ select: "every" }, plural, field("of", allGear)),
]);
const entering = union("entering", "I or units", () => [playedUnits, everyToken, everyGear]);

/** "While a unit here is alone, it has …" */
const it = wordings<It>("it-that-has", "it", () => [phrase<It>()({ refer: "it" }, singular, "it")]);
type AbilityHolder = Exclude<PassiveOf<"have">["who"], It>;
const abilityHolder: Category<AbilityHolder> = union("ability-holder", "I or units", () => [
  self,
  unitGroup,
  gearGroup,
  legendGroup,
]);
const mightOfMine = wordings<Me>("might-of-mine", "my", () => [phrase<Me>()({ refer: "me" }, "my")]);
type Increase = Omit<Extract<DerivedGift, { readonly gift: "equal-to" }>, "keyword">;
const increase = wordings<Increase>("increase", "an amount", () => [
  phrase<Increase>()({ gift: "equal-to" }, field("amount", derived)),
]);
/** What stands at the end of what units have, one of them at most. */
type Tail = "enterReady" | "minimum" | "maximum" | "ifNotAlready";
type CardsOf<Whose> = Omit<PlayedCards, "choosing" | "whose" | "andType"> & { readonly whose: Whose };
/** "Sand Soldiers you play", "your spells": permanents of yours are spoken of as they are on the board. */
const cardsOfTheirs: Category<PlayedCards> = wordings<PlayedCards>("cards-of-theirs", "spells", () => [
  phrase<CardsOf<"you-play" | "opponents-play">>()({ costing: "cards" }, plural, kind, played),
  phrase<{ readonly costing: "cards"; readonly type: "spell"; readonly whose: Owner }>()(
    { costing: "cards", type: "spell" },
    owned,
    "spells",
  ),
]);
const cardsOfSide: Category<PlayedCards> = wordings<PlayedCards>("cards-of-side", "cards", () => [
  phrase<Omit<PlayedCards, "choosing" | "whose"> & { readonly whose?: Owner }>()(
    { costing: "cards" },
    plural,
    optional(owned),
    kind,
  ),
]);
type Owner = "your" | "friendly" | "enemy";
type CardsInHand = Omit<PlayedCards, "choosing" | "whose" | "andType">;
/** "each Equipment in your hand" */
const cardInHand: Category<CardsInHand> = wordings<CardsInHand>("card-in-hand", "a kind of card", () => [
  phrase<CardsInHand>()({ costing: "cards" }, singular, kind),
]);
const cardsInHand: Category<CardsInHand> = wordings<CardsInHand>("cards-in-hand", "a kind of card", () => [
  phrase<CardsInHand>()({ costing: "cards" }, plural, kind),
]);
const cardsOfOwner: Category<CardsOf<Owner>> = wordings<CardsOf<Owner>>(
  "cards-of-owner",
  "your cards",
  () => [phrase<CardsOf<Owner>>()({ costing: "cards" }, plural, owned, kind)],
);
const kindOfPermanent = wordings<KindOfPermanent>("kind-of-permanent", "units", () => [
  phrase<KindOfPermanent>()({}, either("kind", { legend: "legends", unit: "units", gear: "gear" })),
]);
type Have = Omit<PassiveOf<"have">, "gift" | "here" | "who" | Tail> & {
  readonly who: Me | This | It | UnitGroup | Every<PermanentFilter>;
};
const bonusDamageOfEach = sequence(optional(spelling("each")), "deal", number("amount"), "Bonus Damage");
const has = choice([verb("have", "has")], [spelling("each", verb("have", "has"))], [spelling(verb("get"))]);

type Be = Extract<ObjectRestriction, { readonly cannot: "be" }>;
type CannotReady = Required<Pick<Be, "cannot" | "by">> & { readonly done: keyof typeof doneBySpells };
const doneBySpells = {
  readied: "ready",
  chosen: "choose",
  moved: "move",
  stunned: "stun",
  buffed: "buff",
  killed: "kill",
  banished: "banish",
  recalled: "recall",
  healed: "heal",
} as const;
const cannotReady = wordings<CannotReady>("cannot-ready", "spells can't …", () => [
  phrase<CannotReady>()(
    { cannot: "be" },
    either("by", {
      "spells-and-abilities": "spells and abilities",
      spells: "spells",
      "enemy-spells-and-abilities": "enemy spells and abilities",
      "enemy-spells": "enemy spells",
      "enemy-abilities": "enemy abilities",
    }),
    "can't",
    either("done", doneBySpells),
  ),
]);
type CannotReadyThese = Pick<PassiveOf<"cannot">, "passive"> & {
  readonly restriction: CannotReady;
  readonly who: Every<GroupOfUnits> | Every<GroupOfGear> | Every<GroupOfPermanents>;
};
const everyUnitOrGear = wordings<Every<GroupOfPermanents>>("restricted-permanents", "units and gear", () => [
  phrase<Every<GroupOfPermanents>>()({ select: "every" }, plural, field("of", permanents)),
]);
const restrictedThings: Category<Restricted> = union("restricted-things", "I or units", () => [
  holder,
  gearGroup,
  everyUnitOrGear,
  everyToken,
]);

/** "Your buffs": those on friendly units */
type UnitsOfYourBuffs = Pick<GroupOfUnits, "kind" | "side"> & { readonly side: "friendly" };
const unitsOfYourBuffs: Category<PassiveOf<"buffs-give">["to"]> = wordings<Every<UnitsOfYourBuffs>>(
  "units-of-your-buffs",
  "your buffs",
  () => [
    phrase<Every<UnitsOfYourBuffs>>()(
      { select: "every" },
      plural,
      field(
        "of",
        wordings<UnitsOfYourBuffs>("your-buffs", "your buffs", () => [
          phrase<UnitsOfYourBuffs>()({ kind: "unit", side: "friendly" }, "your buffs"),
        ]),
      ),
    ),
  ],
);
type MightBonusTimes = Extract<PassiveOf<"gear-gives">["gift"], { readonly gift: "might-bonus-times" }>;
const givenByGear = union("given-by-gear", "Might or keywords", () => [
  printedGift,
  wordings<MightBonusTimes>("might-bonus-times", "double its base Might bonus", () => [
    phrase<MightBonusTimes>()(
      { gift: "might-bonus-times" },
      choice([set("times", 2), "double"], [set("times", 3), "triple"]),
      choice(
        ["its base Might bonus"],
        [spelling("their base Might bonus")],
        [spelling("their base Might bonuses")],
      ),
    ),
  ]),
]);

/** 364. What is true as long as the card is there. */
const boardPassive = category<BoardPassive, "passive">("board-passive", "a passive", "passive", () => ({
  have: [
    phrase<Have & Pick<PassiveOf<"have">, "here" | Tail> & { readonly gift: PrintedGift }>()(
      { passive: "have" },
      subject("who", holderOrTokens),
      has,
      field("gift", printedGift),
      optional(set("here", true), "here"),
      optional("for each", field("per", counted)),
      choice(
        [set("enterReady", true), "and", verb("enter"), "ready"],
        [", to a minimum of", number("minimum"), "[M]"],
        [", to a maximum of", number("maximum"), "[M]"],
        [set("ifNotAlready", true), "if they didn't already"],
        [],
      ),
    ),
    phrase<Have & { readonly gift: DerivedGift }>()(
      { passive: "have" },
      subject("who", holderOrTokens),
      has,
      field("gift", derivedGift),
      optional("for each", field("per", counted)),
    ),
    // "My Might is increased by your points.": the same as "I have +[M] equal to your points."
    phrase<Pick<Have, "passive"> & { readonly who: Me; readonly gift: Increase }>()(
      { passive: "have" },
      spelled(sequence(field("who", mightOfMine), "Might is increased by", field("gift", increase))),
    ),
    phrase<Pick<Have, "passive"> & { readonly who: AbilityHolder; readonly gift: QuotedGift }>()(
      { passive: "have" },
      subject("who", abilityHolder),
      choice([verb("have", "has")], [spelling("each", verb("have", "has"))], [spelling(verb("gain"))]),
      field("gift", quotedGift),
    ),
  ],
  "might-increased-to": phrase<PassiveOf<"might-increased-to">>()(
    { passive: "might-increased-to" },
    subject("who", unitGroup),
    verb("have", "has"),
    noun("its", "their"),
    "Might increased to",
    number("might"),
    "[M]",
  ),
  "bonus-damage": phrase<PassiveOf<"bonus-damage">>()(
    { passive: "bonus-damage" },
    either("from", {
      "your-spells-and-abilities": "your spells and abilities",
      "spells-and-abilities": "spells and abilities",
      "your-spells": "your spells",
      "your-abilities": "your abilities",
    }),
    choice(
      ["deal", number("amount"), "Bonus Damage", optional("to", field("to", everyUnit))],
      // Older cards: understood, and written as above.
      [spelled(sequence("affecting", field("to", everyUnit), bonusDamageOfEach))],
    ),
  ),
  "played-have": [
    phrase<
      Omit<PassiveOf<"played-have">, "what"> & { readonly what: CardsInHand; readonly from: "your-hand" }
    >()(
      { passive: "played-have", from: "your-hand" },
      choice(
        ["each", field("what", cardInHand), "in your hand has"],
        [spelled(sequence(field("what", cardsInHand), "in your hand have"))],
      ),
      field("keyword", keywordWithCost),
    ),
    phrase<
      Omit<PassiveOf<"played-have">, "what"> & { readonly what: CardsOf<Owner>; readonly from: "everywhere" }
    >()(
      { passive: "played-have", from: "everywhere" },
      field("what", cardsOfOwner),
      "everywhere",
      verb("have", "has"),
      field("keyword", keywordWithCost),
    ),
    phrase<Omit<PassiveOf<"played-have">, "from">>()(
      { passive: "played-have" },
      field("what", cardsOfTheirs),
      verb("have", "has"),
      field("keyword", keywordWithCost),
    ),
    phrase<PassiveOf<"played-have"> & { readonly from: "anywhere-but-a-hand" }>()(
      { passive: "played-have" },
      field("what", cardsOfSide),
      set("from", "anywhere-but-a-hand"),
      "played from anywhere other than a player's hand",
      verb("have", "has"),
      field("keyword", keywordWithCost),
    ),
  ],
  "gear-gives": phrase<PassiveOf<"gear-gives">>()(
    { passive: "gear-gives" },
    subject("from", gearGroup),
    optional(spelling("each")),
    verb("give"),
    field("gift", givenByGear),
  ),
  "buffs-give": [
    phrase<PassiveOf<"buffs-give">>()(
      { passive: "buffs-give" },
      "buffs give an additional",
      signed("amount"),
      "[M] to",
      field("to", everyUnit),
    ),
    // "Your buffs": those on your units.
    phrase<PassiveOf<"buffs-give">>()(
      { passive: "buffs-give" },
      spelled(sequence(field("to", unitsOfYourBuffs), "give an additional", signed("amount"), "[M]")),
    ),
  ],
  "effects-trigger": phrase<PassiveOf<"effects-trigger">>()(
    { passive: "effects-trigger" },
    choice(
      ["your"],
      [set("whose", "opponents"), choice(["opponents'"], [spelling("enemy")])],
      [set("whose", "everybody"), "all"],
    ),
    namedEffect,
    "effects",
    optional(either("forHere", { conquering: "for conquering here", holding: "for holding here" })),
    optional(field("where", where)),
    either("times", { "an-additional-time": "trigger an additional time", never: "don't trigger" }),
  ),
  "skips-phase": phrase<PassiveOf<"skips-phase">>()(
    { passive: "skips-phase" },
    either("who", {
      you: "skip your",
      opponents: "opponents skip their",
      "each-player": [choice(["players skip their"], [spelling("each player skips their")])],
    }),
    turnPhase,
  ),
  "points-to-win": [
    phrase<PassiveOf<"points-to-win">>()(
      { passive: "points-to-win" },
      choice(["increase"], [set("less", true), choice(["reduce"], [spelling("decrease")])]),
      "the points needed to win the game by",
      number("by"),
    ),
    phrase<PassiveOf<"points-to-win">>()(
      { passive: "points-to-win" },
      spelled(
        sequence(
          "the points needed to win the game are",
          choice(["increased by"], [set("less", true), choice(["reduced by"], ["decreased by"])]),
          number("by"),
        ),
      ),
    ),
  ],
  "has-abilities-of": phrase<PassiveOf<"has-abilities-of">>()(
    { passive: "has-abilities-of" },
    "I have all [E] abilities of all",
    either("side", { friendly: "friendly", enemy: "enemy" }),
    list("kinds", kindOfPermanent, "and"),
  ),
  "damage-cannot-be-prevented": phrase<PassiveOf<"damage-cannot-be-prevented">>()(
    { passive: "damage-cannot-be-prevented" },
    "your damage can't be prevented",
  ),
  "any-damage-kills": phrase<PassiveOf<"any-damage-kills">>()(
    { passive: "any-damage-kills" },
    "any amount of your damage is enough to kill",
    field("who", everyUnit),
  ),
  enter: phrase<PassiveOf<"enter">>()(
    { passive: "enter" },
    subject("who", entering),
    verb("enter"),
    optional(set("here", true), "here"),
    either("state", { ready: "ready", exhausted: "exhausted" }),
  ),
  cannot: [
    phrase<PassiveOf<"cannot">>()(
      { passive: "cannot" },
      subject("who", restrictedThings),
      field("restriction", objectRestriction),
    ),
    // "Spells and abilities can't ready enemy units": the same as "Enemy units can't be readied by …".
    phrase<CannotReadyThese>()(
      { passive: "cannot" },
      spelled(sequence(field("restriction", cannotReady), field("who", everyPermanent))),
    ),
  ],
  "cannot-be-played-here": phrase<PassiveOf<"cannot-be-played-here">>()(
    { passive: "cannot-be-played-here" },
    optional(either("side", { friendly: "friendly", enemy: "enemy" })),
    cardTypes,
    "can't be played here",
  ),
  "players-cannot": phrase<PassiveOf<"players-cannot">>()(
    { passive: "players-cannot" },
    either("who", {
      you: "you",
      opponents: [choice(["opponents"], [spelling("your opponents")])],
      players: "players",
    }),
    field("restriction", playerRestriction),
  ),
  "deals-no-combat-damage": phrase<PassiveOf<"deals-no-combat-damage">>()(
    { passive: "deals-no-combat-damage" },
    subject("who", holder),
    verb("don't", "doesn't"),
    "deal combat damage",
  ),
  "costs-less": [
    phrase<PassiveOf<"costs-less">>()(
      { passive: "costs-less" },
      subject("what", costing),
      verb("cost"),
      costChange,
      optional("and", field("predicate", predicate)),
    ),
    phrase<
      Omit<PassiveOf<"costs-less">, "what" | "or" | "more" | "from" | "during" | "and" | "predicate"> & {
        readonly what: Me | This;
      }
    >()({ passive: "costs-less" }, spelled(reducedCost)),
  ],
  "energy-cost-reduced": phrase<PassiveOf<"energy-cost-reduced">>()(
    { passive: "energy-cost-reduced" },
    reducedEnergyCost,
  ),
  "ignore-cost": phrase<PassiveOf<"ignore-cost">>()(
    { passive: "ignore-cost" },
    "ignore",
    field("what", ownCost),
  ),
}));
type BoardPassive = Exclude<Passive, PlayPassive | PlacePassive | StandingPassive>;
/** All but where something may be played: "… if an enemy unit is alone there" ends those. */
export const plainPassive: Category<Exclude<Passive, PlacePassive>> = union(
  "plain-passive",
  "a passive ability",
  () => [boardPassive, playPassive, standingPassive],
);
export const passive: Category<Passive> = union("passive", "a passive ability", () => [
  plainPassive,
  placePassive,
]);
