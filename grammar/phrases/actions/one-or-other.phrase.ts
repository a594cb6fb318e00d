import type { OneOrOther } from "../../../runtime/effects/actions/one-or-other.ts";
import { either, field, phrase, verb } from "../../combinators/phrase.ts";
import { exhaustibleObjects } from "../objects.phrase.ts";

const acts = {
  banish: [verb("banish", "banishes")],
  buff: [verb("buff")],
  exhaust: [verb("exhaust")],
  heal: [verb("heal")],
  kill: [verb("kill")],
  ready: [verb("ready", "readies")],
  recall: [verb("recall")],
  stun: [verb("stun")],
} as const;

/** 355.17. "Ready or exhaust a legend." */
export const oneOrOther = phrase<OneOrOther>()(
  { do: "one-or-other" },
  either("first", acts),
  "or",
  either("second", acts),
  field("what", exhaustibleObjects),
);
