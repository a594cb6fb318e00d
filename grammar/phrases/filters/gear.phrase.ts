import type {
  AttachedTo,
  GearFilter,
  GroupWhere,
  Where,
  GroupOfGear,
  UnitFilter,
} from "../../../runtime/effects/filter.ts";
import {
  choice,
  field,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  union,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import type { SingleReference } from "../../../runtime/effects/reference.ts";
import { possessive, singleReference } from "../references.phrase.ts";
import { movingUnit, unit } from "./units.phrase.ts";
import { groupWhere, where, whereFrom } from "../where.phrase.ts";
import { your, before, control, placed } from "./permanent-words.phrase.ts";

type ToAUnit = Exclude<AttachedTo, SingleReference>;
const toA = (name: string, units: Category<UnitFilter>): Category<ToAUnit> =>
  wordings<ToAUnit>(name, "a unit", () => [
    phrase<ToAUnit>()(
      { attached: "to-a" },
      choice([singular, "a", field("of", units)], [spelled(sequence(plural, field("of", units)))]),
    ),
  ]);
const toAUnit = toA("attached-to-a-unit", unit);
const toAMovingUnit = toA("attached-to-a-moving-unit", movingUnit);
const gearOrEquipment = choice(["gear"], [set("equipment", true), "Equipment"]);
/** What stands after "attached to an enemy unit" is said of that unit. */
const afterGear = <Place>(places: Category<Place>, aUnit = toAUnit) =>
  choice(
    [placed(places)],
    ["attached to", field("attachedTo", singleReference), placed(places)],
    ["attached to", field("attachedTo", aUnit)],
  );
/** "its Equipment" */
type ItsGear = Pick<GearFilter, "kind" | "equipment"> & Required<Pick<GearFilter, "its">>;
const itsGear = wordings<ItsGear>("its-gear", "its gear", () => [
  phrase<ItsGear>()({ kind: "gear" }, field("its", possessive), gearOrEquipment),
]);
const gearAt = (name: string, places: Category<Where>, aUnit = toAUnit): Category<GearFilter> =>
  wordings<Omit<GearFilter, "yours">>(name, "gear", () => [
    phrase<Omit<GearFilter, "yours">>()({ kind: "gear" }, before, gearOrEquipment, afterGear(places, aUnit)),
  ]);
export const gear = gearAt("gear", where);
/** What moves: "there" after it says where to. */
export const movingGear = gearAt("moving-gear", whereFrom, toAMovingUnit);
const yourGear = wordings<GearFilter & { readonly yours: true }>("your-gear", "your gear", () => [
  phrase<GearFilter & { readonly yours: true }>()(
    { kind: "gear", yours: true },
    "your",
    before,
    gearOrEquipment,
    afterGear<Where>(where),
  ),
]);
/** After "one of": "your gear", "its Equipment" */
export const ownGear: Category<GearFilter> = union("own-gear", "your gear", () => [yourGear, itsGear]);
const gearOfYours = wordings<GroupOfGear>("gear-of-yours", "gear", () => [
  phrase<GroupOfGear>()({ kind: "gear" }, your, before, gearOrEquipment, afterGear<GroupWhere>(groupWhere)),
]);
export const allGear: Category<GroupOfGear> = union("all-gear", "gear", () => [gearOfYours, itsGear]);
type PlainGear = Omit<GearFilter, "its" | "attachedTo" | "yours" | "where" | "quality" | "unchosen">;
/** Without a place and a quality: what follows speaks of something else. */
export const plainGear: Category<GearFilter> = wordings<PlainGear>("plain-gear", "gear", () => [
  phrase<PlainGear>()({ kind: "gear" }, before, gearOrEquipment, control),
]);
