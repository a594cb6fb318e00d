import type { Restrict, RestrictObjects } from "../../../runtime/effects/actions/restrict.ts";
import { either, field, phrase, subject } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";
import { playerRestriction } from "../restrictions.phrase.ts";

/** 054, 391. "Opponents can't play cards this turn." */
export const restrict = phrase<Restrict>()(
  { do: "restrict" },
  field("restriction", playerRestriction),
  "this turn",
);
/** "It can't be readied this turn." */
export const restrictObjects = phrase<RestrictObjects>()(
  { do: "restrict-objects" },
  subject("what", unitObjects),
  either("cannot", {
    move: "can't move",
    "be-readied": "can't be readied",
    "be-chosen": "can't be chosen by enemy spells and abilities",
  }),
  "this turn",
);
