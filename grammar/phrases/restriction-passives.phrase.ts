import type { GroupOfGear, GroupOfPermanents, GroupOfUnits } from "../../runtime/effects/filter.ts";
import type { Passive, Restricted } from "../../runtime/effects/passive.ts";
import type { ObjectRestriction } from "../../runtime/effects/restriction.ts";
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
  spelled,
  spelling,
  subject,
  union,
  verb,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { cardTypes } from "./card-types.phrase.ts";
import { permanents } from "./filters/permanents.phrase.ts";
import { everyToken, holder } from "./holders.phrase.ts";
import { self } from "./references.phrase.ts";
import { objectRestriction, playerRestriction } from "./restrictions.phrase.ts";
import { everyPermanent, gearGroup, legendGroup } from "./selections.phrase.ts";

type PassiveOf<Kind extends Passive["passive"]> = Extract<Passive, { readonly passive: Kind }>;
export type RestrictionPassive = PassiveOf<
  "cannot" | "cannot-be-played" | "cannot-be-played-here" | "players-cannot" | "deals-no-combat-damage"
>;

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
const exceptDuring = either("except", {
  "your-turn": [choice(["on your turn"], [spelling("during your turn")])],
  "an-opponents-turn": [choice(["during an opponent's turn"], [spelling("on an opponent's turn")])],
  "a-showdown": [choice(["during a showdown"], [spelling("during showdowns")])],
  combat: "during combat",
  "your-beginning-phase": "during your Beginning Phase",
  "your-draw-phase": "during your Draw Phase",
  "your-main-phase": "during your Main Phase",
});
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
  legendGroup,
  everyUnitOrGear,
  everyToken,
]);

/** 054. What cannot be done. */
export const restrictionPassive = category<RestrictionPassive, "passive">(
  "restriction-passive",
  "what cannot be done",
  "passive",
  () => ({
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
    "cannot-be-played": [
      phrase<Omit<PassiveOf<"cannot-be-played">, "except">>()(
        { passive: "cannot-be-played" },
        choice(
          ["you can't play", field("who", self)],
          [spelled(sequence(subject("who", self), "can't be played"))],
        ),
      ),
      phrase<PassiveOf<"cannot-be-played"> & Required<Pick<PassiveOf<"cannot-be-played">, "except">>>()(
        { passive: "cannot-be-played" },
        "play",
        field("who", self),
        "only",
        exceptDuring,
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
        players: [choice(["players"], [spelling("each player")])],
      }),
      field("restriction", playerRestriction),
    ),
    "deals-no-combat-damage": phrase<PassiveOf<"deals-no-combat-damage">>()(
      { passive: "deals-no-combat-damage" },
      subject("who", holder),
      verb("don't", "doesn't"),
      "deal combat damage",
    ),
  }),
);
