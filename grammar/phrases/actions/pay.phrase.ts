import type { Pay, PayAnyAmount, SpendBuff } from "../../../runtime/effects/actions/pay.ts";
import { possessive } from "../references.phrase.ts";
import { either, field, phrase, resources, verb } from "../../combinators/phrase.ts";

/** 444. "you may pay [1][R] to …" */
export const pay = phrase<Pay>()({ do: "pay" }, verb("pay"), resources("resources"));
/** 444. "Pay any amount of [A] to deal that much damage to …" */
export const payAnyAmount = phrase<PayAnyAmount>()(
  { do: "pay-any-amount" },
  verb("pay"),
  "any amount of",
  either("of", { power: "[A]", energy: "Energy" }),
);
/** 702. "spend a buff" */
export const spendBuff = [
  phrase<Omit<SpendBuff, "of" | "whose"> & { readonly whose: "a" | "any-number" }>()(
    { do: "spend-buff" },
    verb("spend"),
    either("whose", { a: "a buff", "any-number": "any number of buffs" }),
  ),
  phrase<SpendBuff & Required<Pick<SpendBuff, "of">>>()(
    { do: "spend-buff", whose: "of" },
    verb("spend"),
    field("of", possessive),
    "buff",
  ),
];
