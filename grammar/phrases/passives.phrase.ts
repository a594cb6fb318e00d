import type { DerivedGift, PrintedGift, QuotedGift } from "../../runtime/effects/gift.ts";
import type { KindOfPermanent, Passive } from "../../runtime/effects/passive.ts";
import type { GroupOfGear, PermanentFilter } from "../../runtime/effects/filter.ts";
import type { Every, UnitGroup } from "../../runtime/effects/selection.ts";
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
  spelled,
  spelling,
  subject,
  union,
  verb,
  choice,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { allGear } from "./filters/gear.phrase.ts";
import { counted } from "./filters/counted.phrase.ts";
import { turnPhase } from "./events/moments.phrase.ts";
import { derivedGift, printedGift, quotedGift } from "./gifts.phrase.ts";
import { triggeringEffect } from "./named-effects.phrase.ts";
import { where } from "./where.phrase.ts";
import { nthCards } from "./cost-changes.phrase.ts";
import { self } from "./references.phrase.ts";
import { objectRestriction } from "./restrictions.phrase.ts";
import { costPassive, type CostPassive } from "./cost-passives.phrase.ts";
import { givingPassive, type GivingPassive } from "./giving-passives.phrase.ts";
import { holderOrTokens, everyToken } from "./holders.phrase.ts";
import { restrictionPassive, type RestrictionPassive } from "./restriction-passives.phrase.ts";
import { placePassive, playPassive, type PlacePassive, type PlayPassive } from "./play-passives.phrase.ts";
import { standingPassive, type StandingPassive } from "./standing-passives.phrase.ts";
import { everyUnit, gearGroup, legendGroup, unitGroup } from "./selections.phrase.ts";
import { derived } from "./values.phrase.ts";

type PassiveOf<Kind extends Passive["passive"]> = Extract<Passive, { readonly passive: Kind }>;

const playedUnits = union("played-units", "I or units", () => [self, everyUnit]);
const everyGear = wordings<Every<GroupOfGear>>("every-gear", "gear", () => [
  phrase<Every<GroupOfGear>>()({ select: "every" }, plural, field("of", allGear)),
]);
const entering = union("entering", "I or units", () => [playedUnits, everyToken, everyGear, nthCards]);

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
type Tail = "enterReady" | "restriction" | "minimum" | "maximum" | "ifNotAlready";
const kindOfPermanent = wordings<KindOfPermanent>("kind-of-permanent", "units", () => [
  phrase<KindOfPermanent>()({}, either("kind", { legend: "legends", unit: "units", gear: "gear" })),
]);
type Have = Omit<PassiveOf<"have">, "gift" | "here" | "who" | Tail> & {
  readonly who: Me | This | It | UnitGroup | Every<PermanentFilter>;
};
const bonusDamageOfEach = sequence(optional(spelling("each")), "deal", number("amount"), "Bonus Damage");
const has = choice([verb("have", "has")], [spelling("each", verb("have", "has"))], [spelling(verb("get"))]);

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
        ["and", field("restriction", objectRestriction)],
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
    // "I enter ready and have [Ganking].": the same as "I have [Ganking] and enter ready."
    phrase<
      Omit<Have, "per"> & { readonly gift: PrintedGift; readonly enterReady: true; readonly who: Have["who"] }
    >()(
      { passive: "have", enterReady: true },
      spelled(
        sequence(
          subject("who", holderOrTokens),
          verb("enter"),
          "ready and",
          verb("have", "has"),
          field("gift", printedGift),
        ),
      ),
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
      "your-spells": [choice(["your spells"], [spelling("friendly spells")])],
      "your-abilities": "your abilities",
    }),
    choice(
      ["deal", number("amount"), "Bonus Damage", optional("to", field("to", everyUnit))],
      // Older cards: understood, and written as above.
      [spelled(sequence("affecting", field("to", everyUnit), bonusDamageOfEach))],
    ),
  ),
  "effects-trigger": phrase<PassiveOf<"effects-trigger">>()(
    { passive: "effects-trigger" },
    choice(
      ["your"],
      [set("whose", "opponents"), choice(["opponents'"], [spelling("enemy")])],
      [set("whose", "everybody"), "all"],
      [set("whose", "mine"), "my"],
    ),
    triggeringEffect,
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
    choice(
      [verb("enter"), optional(set("here", true), "here")],
      // "Units played here enter ready.": the same as "Units enter here ready."
      [set("here", true), spelled(sequence("played here", verb("enter")))],
    ),
    either("state", { ready: "ready", exhausted: "exhausted" }),
  ),
}));
type BoardPassive = Exclude<
  Passive,
  PlayPassive | PlacePassive | StandingPassive | RestrictionPassive | GivingPassive | CostPassive
>;
/** All but where something may be played: "… if an enemy unit is alone there" ends those. */
export const plainPassive: Category<Exclude<Passive, PlacePassive>> = union(
  "plain-passive",
  "a passive ability",
  () => [boardPassive, restrictionPassive, givingPassive, costPassive, playPassive, standingPassive],
);
export const passive: Category<Passive> = union("passive", "a passive ability", () => [
  plainPassive,
  placePassive,
]);
