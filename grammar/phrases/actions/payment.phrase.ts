import type { Payment } from "../../../runtime/effects/instruction.ts";
import { category } from "../../combinators/phrase.ts";
import { banish } from "./banish.phrase.ts";
import { discard } from "./discard.phrase.ts";
import { exhaust } from "./exhaust.phrase.ts";
import { kill } from "./kill.phrase.ts";
import { pay, spendBuff } from "./pay.phrase.ts";
import { recall } from "./recall.phrase.ts";
import { recycle, recycleFromTrash } from "./recycle.phrase.ts";
import { returnToHand } from "./return-to-hand.phrase.ts";
import { spendXp } from "./score.phrase.ts";

/** After "unless its controller": what a player may do to be spared. */
export const payment = category<Payment, "do">("payment", "what is paid", "do", () => ({
  pay,
  discard,
  "spend-xp": spendXp,
  "spend-buff": spendBuff,
  kill,
  banish,
  exhaust,
  recall,
  recycle,
  "recycle-from-trash": recycleFromTrash,
  "return-to-hand": returnToHand,
}));
