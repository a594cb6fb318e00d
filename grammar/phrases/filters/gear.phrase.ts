import type { GearFilter, GroupWhere, Where, GroupOfGear } from "../../../runtime/effects/filter.ts";
import { choice, phrase, set, wordings, type Category } from "../../combinators/phrase.ts";
import { groupWhere, where, whereFrom } from "../where.phrase.ts";
import { your, before, placed } from "./permanent-words.phrase.ts";

const gearOrEquipment = choice(["gear"], [set("equipment", true), "Equipment"]);
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
