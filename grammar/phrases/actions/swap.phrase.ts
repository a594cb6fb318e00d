import type { IncreaseMight, SwapMight } from "../../../runtime/effects/actions/swap.ts";
import { choice, field, optional, phrase, sequence, spelled, verb } from "../../combinators/phrase.ts";
import { duration } from "../duration.phrase.ts";
import { unitObjects } from "../objects.phrase.ts";
import { ownerOfMight } from "../possessed.phrase.ts";
import { derived } from "../values.phrase.ts";

/** 433. "Swap the Might of two units at the same battlefield this turn." */
export const swapMight = phrase<SwapMight>()(
  { do: "swap-might" },
  verb("swap"),
  "the Might of",
  field("of", unitObjects),
  duration,
);
const increase = sequence(verb("increase"), field("of", ownerOfMight), "Might to", field("to", derived));
/** 477.3.b. "Increase its Might to the Might of another friendly unit this turn." */
export const increaseMight = phrase<IncreaseMight>()(
  { do: "increase-might" },
  choice([increase, optional(duration)], [spelled(sequence(duration, ",", increase))]),
);
