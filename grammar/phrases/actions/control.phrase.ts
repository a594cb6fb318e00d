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
export const changeControl = [
  phrase<Omit<TakeControl, "until">>()(
    { do: "change-control", how: "take" },
    choice([verb("take")], [spelling(verb("gain"))]),
    "control of",
    field("what", controllable),
    optional(
      set("duration", "turn"),
      choice(
        ["this turn"],
        [spelling("until the end of this turn")],
        [spelling("until the end of the turn")],
        [spelling("until end of turn")],
      ),
    ),
  ),
  phrase<Omit<TakeControl, "duration" | "until"> & Required<Pick<TakeControl, "until">>>()(
    { do: "change-control", how: "take" },
    verb("control"),
    field("what", controllable),
    "until",
    subject("until", self),
    verb("leave"),
    "the board",
  ),
  // "Lose control of that unit."
  phrase<LoseControl>()(
    { do: "change-control", how: "lose" },
    verb("lose"),
    "control of",
    field("what", permanentObjects),
  ),
] as const;
/** 750. "Make new choices for it." */
export const makeNewChoices = phrase<MakeNewChoices>()(
  { do: "make-new-choices" },
  verb("make"),
  "new choices for",
  field("what", reference),
);
