import type { GroupWhere, Where } from "../../runtime/effects/filter.ts";
import type { BattlefieldFilter, Side, UnitFilter } from "../../runtime/effects/filter.ts";
import type { It, That } from "../../runtime/effects/reference.ts";
import type { BattlefieldSelection } from "../../runtime/effects/selection.ts";
import {
  category,
  choice,
  either,
  field,
  forward,
  noun,
  optional,
  phrase,
  set,
  singular,
  union,
  wordings,
  type Category,
  sequence,
  spelled,
  spelling,
} from "../combinators/phrase.ts";
import { possessive, possessiveOfOther, singleReference } from "./references.phrase.ts";

type Leaving = "from-here" | "from-a-battlefield";
type At<Place extends Where["at"]> = Extract<Where, { readonly at: Place }>;

const there = wordings<At<"there">>("there", "there", () => [
  phrase<At<"there">>()({ at: "there" }, "there"),
]);
const placesButThere = category<Exclude<Where, At<"a-battlefield" | "there" | Leaving>>, "at">(
  "place",
  "here",
  "at",
  () => ({
    here: phrase<At<"here">>()({ at: "here" }, "here"),
    battlefields: phrase<At<"battlefields">>()({ at: "battlefields" }, "at battlefields"),
    "battlefield-of": [
      phrase<At<"battlefield-of"> & { readonly any: true }>()(
        { at: "battlefield-of", any: true },
        either("whose", {
          you: [choice(["at battlefields you control"], [spelling("at your battlefields")])],
          opponents: [choice(["at enemy battlefields"], [spelling("at battlefields an opponent controls")])],
        }),
      ),
    ],
    "my-battlefield": phrase<At<"my-battlefield">>()({ at: "my-battlefield" }, "at my battlefield"),
    "that-battlefield": phrase<At<"that-battlefield">>()({ at: "that-battlefield" }, "at that battlefield"),
    "the-same-location": phrase<At<"the-same-location">>()(
      { at: "the-same-location" },
      "at the same location",
    ),
    "the-same-battlefield": phrase<At<"the-same-battlefield">>()(
      { at: "the-same-battlefield" },
      "at the same battlefield",
    ),
    "a-different-location": phrase<At<"a-different-location">>()(
      { at: "a-different-location" },
      choice(["at a different location"], [spelling("at another location")]),
    ),
    "another-battlefield": phrase<At<"another-battlefield">>()(
      { at: "another-battlefield" },
      "at another battlefield",
    ),
    "different-locations": phrase<At<"different-locations">>()(
      { at: "different-locations" },
      "at different locations",
    ),
    "different-battlefields": phrase<At<"different-battlefields">>()(
      { at: "different-battlefields" },
      "at different battlefields",
    ),
    anywhere: phrase<At<"anywhere">>()({ at: "anywhere" }, "anywhere"),
    "location-of": [
      phrase<At<"location-of">>()(
        { at: "location-of" },
        "at",
        field("of", possessive),
        choice(["location"], [set("destination", true), "destination"]),
      ),
      phrase<Omit<At<"location-of">, "destination">>()(
        { at: "location-of" },
        spelled(
          sequence(choice(["at the same location as"], ["at the location of"]), field("of", singleReference)),
        ),
      ),
      phrase<Omit<At<"location-of">, "destination"> & { readonly of: It | That }>()(
        { at: "location-of" },
        spelled(sequence("at", field("of", possessiveOfOther), "battlefield")),
      ),
    ],
    "your-base": phrase<At<"your-base">>()(
      { at: "your-base" },
      choice(["in your base"], [spelling("at your base")]),
    ),
    "a-base": phrase<At<"a-base">>()(
      { at: "a-base" },
      choice(["in a base"], [spelling("at a base")], [spelling("in its base")]),
    ),
    "in-a-showdown": phrase<At<"in-a-showdown">>()({ at: "in-a-showdown" }, "in a showdown"),
    "in-combat": phrase<At<"in-combat">>()({ at: "in-combat" }, "in combat"),
  }),
);

const placesOfGroups = union("place-of-group", "here", () => [there, placesButThere]);
const atABattlefield = wordings<At<"a-battlefield">>("at-a-battlefield", "at a battlefield", () => [
  phrase<At<"a-battlefield">>()({ at: "a-battlefield" }, "at a battlefield"),
]);

type AtABattlefieldOf = Omit<At<"battlefield-of">, "any">;
const atABattlefieldOf = wordings<AtABattlefieldOf>(
  "at-a-battlefield-of",
  "at a battlefield you control",
  () => [
    phrase<AtABattlefieldOf>()(
      { at: "battlefield-of" },
      either("whose", {
        you: "at a battlefield you control",
        opponents: [choice(["at an enemy battlefield"], [spelling("at a battlefield an opponent controls")])],
      }),
    ),
  ],
);
/** Where one of them is: "a unit at a battlefield" may be at any battlefield. */
export const where: Category<Where> = union("where", "a place", () => [
  atABattlefield,
  atABattlefieldOf,
  placesOfGroups,
]);
const leaving = category<At<Leaving>, "at">("leaving", "from here", "at", () => ({
  "from-here": phrase<At<"from-here">>()({ at: "from-here" }, "from here"),
  "from-a-battlefield": phrase<At<"from-a-battlefield">>()(
    { at: "from-a-battlefield" },
    "from a battlefield",
  ),
}));
/** After "move a unit", "there" is where it moves. */
export const whereFrom: Category<Where> = union("where-from", "a place", () => [
  atABattlefield,
  atABattlefieldOf,
  placesButThere,
  leaving,
]);

/** Its phrases are declared with those of units. */
export const plainUnitThere = forward<UnitFilter>("unit-there", "unit");
const whereUnitsAre = either("withUnits", {
  friendly: [
    choice(
      ["where you have units"],
      [spelling("where you control units")],
      [spelling("where you have a unit")],
      [spelling("where you control a unit")],
    ),
  ],
  enemy: "where there are enemy units",
});
/** 170. "battlefield you control", "occupied enemy battlefield", "battlefield where you have units" */
export const battlefield: Category<BattlefieldFilter> = wordings<BattlefieldFilter>(
  "battlefield",
  "battlefield",
  () => [
    phrase<BattlefieldFilter>()(
      { kind: "battlefield" },
      optional(set("different", true), "different"),
      optional(either("state", { occupied: "occupied", open: "open" })),
      optional(either("side", { enemy: "enemy", friendly: "friendly" })),
      "battlefield",
      optional(set("youControl", true), "you control"),
      choice(
        [optional(whereUnitsAre)],
        [
          choice(["where there's"], [spelling("where there is")]),
          singular,
          "a",
          field("having", plainUnitThere),
        ],
      ),
    ),
  ],
);
type LikeBattlefield = Omit<BattlefieldFilter, "different" | "youControl" | "having">;
const stateOfIt = optional(either("state", { occupied: "occupied", open: "open" }));
const sideOfIt = either("side", { enemy: "enemy", friendly: "friendly" });
/** What is counted: of a kind, so never "battlefield" alone. */
export const battlefieldsLike = wordings<LikeBattlefield>(
  "battlefields-like",
  "occupied battlefields",
  () => [
    phrase<LikeBattlefield & { readonly withUnits: Side }>()(
      { kind: "battlefield" },
      stateOfIt,
      optional(sideOfIt),
      noun("battlefield"),
      whereUnitsAre,
    ),
    phrase<Omit<LikeBattlefield, "withUnits"> & { readonly side: Side }>()(
      { kind: "battlefield" },
      stateOfIt,
      sideOfIt,
      noun("battlefield"),
    ),
    phrase<Omit<LikeBattlefield, "withUnits" | "side"> & { readonly state: "occupied" | "open" }>()(
      { kind: "battlefield" },
      either("state", { occupied: "occupied", open: "open" }),
      noun("battlefield"),
    ),
  ],
);
export const battlefieldSelection = wordings<BattlefieldSelection>(
  "battlefield-selection",
  "a battlefield",
  () => [phrase<BattlefieldSelection>()({ select: "one" }, "a", field("of", battlefield))],
);

/** Where a whole group is: "all enemy units at a battlefield" are at one battlefield, which is chosen (355.5). */
export const groupWhere: Category<GroupWhere> = union("group-where", "a place", () => [
  placesOfGroups,
  atChosen,
]);
/** The same after "move all units". */
export const groupWhereFrom: Category<GroupWhere> = union("group-where-from", "a place", () => [
  placesButThere,
  leaving,
  atChosen,
]);
const atChosen = wordings<Extract<GroupWhere, { at: "chosen-battlefield" }>>(
  "at-chosen",
  "at a battlefield",
  () => [
    phrase<Extract<GroupWhere, { at: "chosen-battlefield" }>>()(
      { at: "chosen-battlefield" },
      "at",
      field("battlefield", battlefieldSelection),
    ),
  ],
);
