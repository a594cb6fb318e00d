import type { Buff } from "../../../runtime/effects/actions/buff.ts";
import { choice, field, phrase, set, verb } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";

/** 426. "Buff a friendly unit." "[Buff] a friendly unit." */
export const buff = phrase<Buff>()(
  { do: "buff" },
  choice([set("asKeyword", true), "[Buff]"], [verb("buff")]),
  field("what", unitObjects),
);
