import type { PlayersThat } from "../../runtime/effects/player.ts";
import type { BattlefieldFilter, GearFilter, UnitFilter } from "../../runtime/effects/filter.ts";
import {
  category,
  choice,
  field,
  phrase,
  set,
  singular,
  spelling,
  union,
  type Category,
} from "../combinators/phrase.ts";
import { choosableName } from "./choosable-names.phrase.ts";
import { gear } from "./filters/gear.phrase.ts";
import { unit } from "./filters/units.phrase.ts";
import { battlefield } from "./where.phrase.ts";

type That<Kind extends PlayersThat["that"]> = Extract<PlayersThat, { readonly that: Kind }>;

const controlled: Category<BattlefieldFilter | GearFilter | UnitFilter> = union(
  "controlled",
  "battlefield or unit",
  () => [battlefield, unit, gear],
);
/** After "each player": "who did", "that chose Cards", "who controls a battlefield" */
export const playersThat = category<PlayersThat, "that">("players-that", "who did", "that", () => ({
  did: phrase<That<"did">>()(
    { that: "did" },
    "who",
    choice(
      ["did"],
      [spelling("does")],
      [set("not", true), choice(["didn't"], [spelling("did not")], [spelling("doesn't")])],
    ),
  ),
  chose: phrase<That<"chose">>()(
    { that: "chose" },
    choice(["that chooses"], [spelling("that chose")], [spelling("who chooses")], [spelling("who chose")]),
    field("name", choosableName),
  ),
  controls: phrase<That<"controls">>()(
    { that: "controls" },
    choice(["who controls a"], [spelling("that controls a")]),
    singular,
    field("of", controlled),
  ),
}));
