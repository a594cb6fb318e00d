import type { Pay, PayAnyAmount, SpendBuff } from "../../../runtime/effects/actions/pay.ts";
import { either, phrase, resources, verb } from "../../combinators/phrase.ts";

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
export const spendBuff = phrase<SpendBuff>()(
  { do: "spend-buff" },
  verb("spend"),
  either("whose", { a: "a buff", my: "my buff", its: "its buff", "any-number": "any number of buffs" }),
);
