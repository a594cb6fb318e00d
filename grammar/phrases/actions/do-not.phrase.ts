import type { DoNot } from "../../../runtime/effects/actions/do-not.ts";
import { field, phrase, plural, verb } from "../../combinators/phrase.ts";
import { action } from "./action.phrase.ts";

/** "You don't kill a unit this way." */
export const doNot = phrase<DoNot>()(
  { do: "do-not" },
  verb("don't", "doesn't"),
  plural,
  field("what", action),
  "this way",
);
