import type { LoseControl, MakeNewChoices, TakeControl } from "../../../runtime/effects/actions/control.ts";
import {
  choice,
  field,
  optional,
  phrase,
  set,
  spelling,
  subject,
  union,
  verb,
} from "../../combinators/phrase.ts";
import { permanentObjects } from "../objects.phrase.ts";
import { reference, self } from "../references.phrase.ts";
import { spellChoice } from "../selections.phrase.ts";

const controllable = union("controllable", "a unit, gear or spell", () => [permanentObjects, spellChoice]);

/** 119. "Take control of an enemy unit at a battlefield." */
export const takeControl = [
  phrase<Omit<TakeControl, "until">>()(
    { do: "take-control" },
    choice([verb("take")], [spelling(verb("gain"))]),
    "control of",
    field("what", controllable),
    optional(
      set("duration", "turn"),
      choice(["this turn"], [spelling("until the end of this turn")], [spelling("until end of turn")]),
    ),
  ),
  phrase<Omit<TakeControl, "duration" | "until"> & Required<Pick<TakeControl, "until">>>()(
    { do: "take-control" },
    verb("control"),
    field("what", controllable),
    "until",
    subject("until", self),
    verb("leave"),
    "the board",
  ),
];
/** "Lose control of that unit." */
export const loseControl = phrase<LoseControl>()(
  { do: "lose-control" },
  verb("lose"),
  "control of",
  field("what", reference),
);
/** 750. "Make new choices for it." */
export const makeNewChoices = phrase<MakeNewChoices>()(
  { do: "make-new-choices" },
  verb("make"),
  "new choices for",
  field("what", reference),
);
