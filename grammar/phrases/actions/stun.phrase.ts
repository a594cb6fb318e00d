import type { Stun } from "../../../runtime/effects/actions/stun.ts";
import { field, phrase, verb } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";

/** 423. "Stun an enemy unit." "[Stun] an enemy unit." */
export const stun = phrase<Stun>()({ do: "stun" }, verb("stun"), field("what", unitObjects));
