import type { DoubleOrSwapMight, SetMight } from "../../../runtime/effects/actions/might.ts";
import type { Units } from "../../../runtime/effects/object.ts";
import type { Both } from "../../../runtime/effects/selection.ts";
import {
  choice,
  field,
  number,
  optional,
  phrase,
  sequence,
  spelled,
  verb,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { duration } from "../duration.phrase.ts";
import { unitObjects } from "../objects.phrase.ts";
import { ownerOfMight, singleOwnerOfMight, type OwnerOfMight } from "../possessed.phrase.ts";
import { numberOrDerived } from "../values.phrase.ts";

type MightBy<How, Action> = Action & { readonly how: How };
/** "my Might with an enemy unit's": of both */
const mightWithMight: Category<Units> = wordings<Both<OwnerOfMight>>(
  "might-with-might",
  "my Might with …",
  () => [
    phrase<Both<OwnerOfMight>>()(
      { select: "both" },
      field("first", singleOwnerOfMight),
      "Might with",
      field("second", singleOwnerOfMight),
      "Might",
    ),
  ],
);
/** "its Might", "the Might of each friendly unit" */
const ofMight = choice(
  [field("of", ownerOfMight), "Might"],
  [spelled(sequence("the Might of", field("of", unitObjects)))],
);
const increase = sequence(
  verb("increase"),
  ofMight,
  "to",
  choice([numberOrDerived("to")], [spelled(sequence(number("to"), "[M]"))]),
);

export const changeMight = [
  // 432. "Double a friendly unit's Might this turn."
  phrase<MightBy<"double", DoubleOrSwapMight>>()(
    { do: "change-might", how: "double" },
    verb("double"),
    choice([field("of", ownerOfMight), "Might"], ["the Might of", field("of", unitObjects)]),
    duration,
  ),
  // 433. "Swap the Might of two units at the same battlefield this turn."
  phrase<MightBy<"swap", DoubleOrSwapMight>>()(
    { do: "change-might", how: "swap" },
    verb("swap"),
    choice(["the Might of", field("of", unitObjects)], [spelled(field("of", mightWithMight))]),
    duration,
  ),
  // 477.3.b. "Increase its Might to the Might of another friendly unit this turn."
  phrase<MightBy<"increase", SetMight>>()(
    { do: "change-might", how: "increase" },
    choice([increase, optional(duration)], [spelled(sequence(duration, ",", increase))]),
  ),
  // 477.1.a.1. "A unit's Might becomes 4 this turn."
  phrase<MightBy<"become", SetMight>>()(
    { do: "change-might", how: "become" },
    field("of", ownerOfMight),
    "Might becomes",
    numberOrDerived("to"),
    optional(duration),
  ),
] as const;
