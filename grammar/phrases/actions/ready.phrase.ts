import type { Ready } from "../../../runtime/effects/actions/ready.ts";
import { field, phrase, verb } from "../../combinators/phrase.ts";
import { exhaustibleObjects } from "../objects.phrase.ts";

/** 415. "Ready a friendly unit." */
export const ready = phrase<Ready>()(
  { do: "ready" },
  verb("ready", "readies"),
  field("what", exhaustibleObjects),
);
