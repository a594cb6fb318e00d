import type { GrantBonusDamage } from "../../../runtime/effects/actions/bonus-damage.ts";
import { field, number, optional, phrase, set } from "../../combinators/phrase.ts";
import { counted } from "../filters/counted.phrase.ts";

type Granted<Spells> = Omit<GrantBonusDamage, "additional" | "duration" | "per"> & {
  readonly spells: Spells;
};
/** 713. "The next spell you play this turn deals 1 Bonus Damage." */
export const grantBonusDamage = [
  phrase<Granted<"next"> & Pick<GrantBonusDamage, "duration">>()(
    { do: "grant-bonus-damage", spells: "next" },
    "the next spell you play",
    optional(set("duration", "turn"), "this turn"),
    "deals",
    number("amount"),
    "Bonus Damage",
  ),
  phrase<Granted<"all"> & { readonly duration: "turn" }>()(
    { do: "grant-bonus-damage", spells: "all", duration: "turn" },
    "spells you play this turn deal",
    number("amount"),
    "Bonus Damage",
  ),
  phrase<Granted<"this"> & Pick<GrantBonusDamage, "additional" | "per">>()(
    { do: "grant-bonus-damage", spells: "this" },
    "this",
    "deals",
    number("amount"),
    optional(set("additional", true), "additional"),
    "Bonus Damage",
    optional("for each", field("per", counted)),
  ),
] as const;
