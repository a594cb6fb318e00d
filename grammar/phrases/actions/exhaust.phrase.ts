import type { Exhaust } from "../../../runtime/effects/actions/exhaust.ts";
import { field, phrase, verb } from "../../combinators/phrase.ts";
import { exhaustibleObjects } from "../objects.phrase.ts";

/** 414. "Exhaust it." */
export const exhaust = phrase<Exhaust>()(
  { do: "exhaust" },
  verb("exhaust"),
  field("what", exhaustibleObjects),
);
