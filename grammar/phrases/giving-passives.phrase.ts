import type { PlayedCards } from "../../runtime/effects/cost-change.ts";
import type { GroupOfUnits } from "../../runtime/effects/filter.ts";
import type { Passive } from "../../runtime/effects/passive.ts";
import type { Every } from "../../runtime/effects/selection.ts";
import {
  category,
  choice,
  either,
  field,
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
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { kind, owned, played, playedDuring } from "./cost-changes.phrase.ts";
import { printedGift } from "./gifts.phrase.ts";
import { keyword, keywordWithCost } from "./keywords.phrase.ts";
import { everyUnit, gearGroup } from "./selections.phrase.ts";

type PassiveOf<Kind extends Passive["passive"]> = Extract<Passive, { readonly passive: Kind }>;
export type GivingPassive = PassiveOf<"played-have" | "gear-gives" | "buffs-give">;

type CardsOf<Whose> = Omit<PlayedCards, "choosing" | "quality" | "whose" | "andType"> & {
  readonly whose: Whose;
};
/** "Sand Soldiers you play", "your spells": permanents of yours are spoken of as they are on the board. */
const cardsOfTheirs: Category<PlayedCards> = wordings<PlayedCards>("cards-of-theirs", "spells", () => [
  phrase<CardsOf<"you-play" | "opponents-play">>()({ costing: "cards" }, plural, kind, played, playedDuring),
  phrase<{ readonly costing: "cards"; readonly type: "spell"; readonly whose: Owner }>()(
    { costing: "cards", type: "spell" },
    owned,
    "spells",
  ),
]);
const cardsOfSide: Category<PlayedCards> = wordings<PlayedCards>("cards-of-side", "cards", () => [
  phrase<Omit<PlayedCards, "choosing" | "quality" | "whose"> & { readonly whose?: Owner }>()(
    { costing: "cards" },
    plural,
    optional(owned),
    kind,
  ),
]);
type Owner = "your" | "friendly" | "enemy";
type CardsInHand = Omit<PlayedCards, "choosing" | "quality" | "whose" | "andType">;
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
/** "[Weaponmaster]", "[Repeat] [2]", "[Flow] equal to its cost" */
const givenKeyword = choice(
  [field("keyword", keywordWithCost)],
  [
    field("keyword", keyword),
    set("equalToCost", true),
    "equal to",
    choice(["its cost"], [spelling("their cost")], [spelling("their costs")], [spelling("its base cost")]),
  ],
);
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

/** What cards, gear and buffs give. */
export const givingPassive = category<GivingPassive, "passive">(
  "giving-passive",
  "what is given",
  "passive",
  () => ({
    "played-have": [
      phrase<
        Omit<PassiveOf<"played-have">, "what" | "from"> & {
          readonly what: CardsInHand;
          readonly from: "your-hand" | "your-trash";
        }
      >()(
        { passive: "played-have" },
        choice(
          [
            "each",
            field("what", cardInHand),
            either("from", { "your-hand": "in your hand", "your-trash": "in your trash" }),
            "has",
          ],
          [
            spelled(
              sequence(
                optional("your"),
                field("what", cardsInHand),
                either("from", { "your-hand": "in your hand", "your-trash": "in your trash" }),
                "have",
              ),
            ),
          ],
        ),
        givenKeyword,
      ),
      phrase<
        Omit<PassiveOf<"played-have">, "what"> & {
          readonly what: CardsOf<Owner>;
          readonly from: "everywhere";
        }
      >()(
        { passive: "played-have", from: "everywhere" },
        field("what", cardsOfOwner),
        "everywhere",
        verb("have", "has"),
        givenKeyword,
      ),
      phrase<Omit<PassiveOf<"played-have">, "from">>()(
        { passive: "played-have" },
        field("what", cardsOfTheirs),
        verb("have", "has"),
        givenKeyword,
      ),
      phrase<PassiveOf<"played-have"> & { readonly from: "anywhere-but-a-hand" }>()(
        { passive: "played-have" },
        field("what", cardsOfSide),
        set("from", "anywhere-but-a-hand"),
        "played from anywhere other than a player's hand",
        verb("have", "has"),
        givenKeyword,
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
  }),
);
