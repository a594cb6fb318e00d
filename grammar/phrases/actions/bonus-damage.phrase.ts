import type { GrantBonusDamage } from "../../../runtime/effects/actions/bonus-damage.ts";
import { number, phrase } from "../../combinators/phrase.ts";

/** 713. "The next spell you play this turn deals 1 Bonus Damage." */
export const grantBonusDamage = phrase<GrantBonusDamage>()(
  { do: "grant-bonus-damage" },
  "the next spell you play this turn deals",
  number("amount"),
  "Bonus Damage",
);
