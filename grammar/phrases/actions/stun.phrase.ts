import type { Stun } from "../../../runtime/effects/actions/stun.ts";
import { choice, field, phrase, set, verb } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";

/** 423. "Stun an enemy unit." "[Stun] an enemy unit." */
export const stun = phrase<Stun>()(
  { do: "stun" },
  choice([set("asKeyword", true), "[Stun]"], [verb("stun")]),
  field("what", unitObjects),
);
