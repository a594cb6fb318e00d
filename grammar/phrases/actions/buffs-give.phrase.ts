import type { BuffsGive } from "../../../runtime/effects/actions/buffs-give.ts";
import { field, optional, phrase, signed } from "../../combinators/phrase.ts";
import { everyUnit } from "../selections.phrase.ts";

/** 703. "Buffs give an additional +1 [M] to friendly units this turn." */
export const buffsGive = phrase<BuffsGive>()(
  { do: "buffs-give" },
  "buffs give an additional",
  signed("amount"),
  "[M]",
  optional("to", field("to", everyUnit)),
  "this turn",
);
