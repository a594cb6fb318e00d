import type {
  AttachedTo,
  GearFilter,
  GroupWhere,
  Where,
  GroupOfGear,
} from "../../../runtime/effects/filter.ts";
import { choice, field, phrase, set, singular, wordings, type Category } from "../../combinators/phrase.ts";
import type { SingleReference } from "../../../runtime/effects/reference.ts";
import { singleReference } from "../references.phrase.ts";
import { unit } from "./units.phrase.ts";
import { groupWhere, where, whereFrom } from "../where.phrase.ts";
import { your, before, placed } from "./permanent-words.phrase.ts";

type ToAUnit = Exclude<AttachedTo, SingleReference>;
const toAUnit = wordings<ToAUnit>("attached-to-a-unit", "a unit", () => [
  phrase<ToAUnit>()({ attached: "to-a" }, singular, "a", field("of", unit)),
]);
const gearOrEquipment = choice(["gear"], [set("equipment", true), "Equipment"]);
/** What stands after "attached to an enemy unit" is said of that unit. */
const afterGear = <Place>(places: Category<Place>) =>
  choice(
    [placed(places)],
    ["attached to", field("attachedTo", singleReference), placed(places)],
    ["attached to", field("attachedTo", toAUnit)],
  );
const gearAt = (name: string, places: Category<Where>): Category<GearFilter> =>
  wordings<Omit<GearFilter, "yours">>(name, "gear", () => [
    phrase<Omit<GearFilter, "yours">>()({ kind: "gear" }, before, gearOrEquipment, afterGear(places)),
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
      afterGear<Where>(where),
    ),
  ],
);
export const allGear = wordings<GroupOfGear>("all-gear", "gear", () => [
  phrase<GroupOfGear>()({ kind: "gear" }, your, before, gearOrEquipment, afterGear<GroupWhere>(groupWhere)),
]);
