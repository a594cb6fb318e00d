import type { Reference } from "./reference.ts";
import type {
  AmongChoice,
  Both,
  CardChoice,
  CardGroup,
  FacedownChoice,
  GearChoice,
  GearGroup,
  LegendChoice,
  LegendGroup,
  PermanentChoice,
  PermanentGroup,
  RuneChoice,
  RuneGroup,
  SomethingChoice,
  TopCards,
  UnitChoice,
  UnitGroup,
} from "./selection.ts";

/** What an action can be done to. Only units can be dealt damage, so Deal takes Units and nothing wider (417.2). */

export type Units = UnitChoice | AmongChoice | UnitGroup | Reference | Both<UnitChoice | Reference>;
export type Gear = GearChoice | GearGroup | Reference;
export type Permanents =
  | UnitChoice
  | UnitGroup
  | GearChoice
  | GearGroup
  | PermanentChoice
  | PermanentGroup
  | Reference
  | Both<UnitChoice | GearChoice | PermanentChoice | Reference>;
/** What can be ready or exhausted (414, 415). */
export type Exhaustibles = Permanents | RuneChoice | RuneGroup | LegendChoice | LegendGroup | SomethingChoice;
/** Cards outside the board. */
export type Cards = CardChoice | CardGroup | TopCards | Reference;
/** What can be put into another zone. */
export type Movables = Permanents | Cards | FacedownChoice;
