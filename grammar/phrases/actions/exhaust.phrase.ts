import type { Exhaust, ReadyOrExhaust } from "../../../runtime/effects/actions/exhaust.ts";
import { choice, field, phrase, sequence, spelled, verb } from "../../combinators/phrase.ts";
import { exhaustibleObjects } from "../objects.phrase.ts";

/** 414. "Exhaust it." */
export const exhaust = phrase<Exhaust>()(
  { do: "exhaust" },
  verb("exhaust"),
  field("what", exhaustibleObjects),
);
/** 414, 415. "Ready or exhaust a legend." */
export const readyOrExhaust = phrase<ReadyOrExhaust>()(
  { do: "ready-or-exhaust" },
  choice(
    [verb("ready", "readies"), "or", verb("exhaust")],
    [spelled(sequence(verb("exhaust"), "or", verb("ready", "readies")))],
  ),
  field("what", exhaustibleObjects),
);
