import type { Buff } from "../../../runtime/effects/actions/buff.ts";
import { field, phrase, verb } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";

/** 426. "Buff a friendly unit." "[Buff] a friendly unit." */
export const buff = phrase<Buff>()({ do: "buff" }, verb("buff"), field("what", unitObjects));
