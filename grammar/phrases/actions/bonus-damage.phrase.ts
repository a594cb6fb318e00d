import type { GrantBonusDamage } from "../../../runtime/effects/actions/bonus-damage.ts";
import { number, optional, phrase, set } from "../../combinators/phrase.ts";

/** 713. "The next spell you play this turn deals 1 Bonus Damage." */
export const grantBonusDamage = phrase<GrantBonusDamage>()(
  { do: "grant-bonus-damage" },
  "the next spell you play",
  optional(set("duration", "turn"), "this turn"),
  "deals",
  number("amount"),
  "Bonus Damage",
);
