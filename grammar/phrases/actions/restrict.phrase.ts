import type { Restrict, RestrictObjects } from "../../../runtime/effects/actions/restrict.ts";
import { field, phrase, subject, union } from "../../combinators/phrase.ts";
import { reference } from "../references.phrase.ts";
import { objectRestriction, playerRestriction } from "../restrictions.phrase.ts";
import { saidUnitGroup, unitChoice } from "../selections.phrase.ts";

/** Not two at once: "this and that unit can't move" would end what stands before it in two ways. */
const restricted = union("restricted", "a unit", () => [unitChoice, saidUnitGroup, reference]);

/** 054, 391. "Opponents can't play cards this turn." */
export const restrict = phrase<Restrict>()(
  { do: "restrict" },
  field("restriction", playerRestriction),
  "this turn",
);
/** "It can't be readied this turn." */
export const restrictObjects = phrase<RestrictObjects>()(
  { do: "restrict-objects" },
  subject("what", restricted),
  field("restriction", objectRestriction),
  "this turn",
);
