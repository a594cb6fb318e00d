import type { DoubleDamage, DoubleMight } from "../../../runtime/effects/actions/double.ts";
import { field, phrase, verb } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";
import { duration } from "../duration.phrase.ts";
import { ownerOfMight } from "../possessed.phrase.ts";

/** 432. "Double a friendly unit's Might this turn." */
export const doubleMight = phrase<DoubleMight>()(
  { do: "double-might" },
  verb("double"),
  field("of", ownerOfMight),
  "Might",
  duration,
);
/** 432. "Double all damage that would be dealt to it this turn." */
export const doubleDamage = phrase<DoubleDamage>()(
  { do: "double-damage" },
  verb("double"),
  "all damage that would be dealt to",
  field("to", unitObjects),
  "this turn",
);
