import type { ReturnChampion } from "../../../runtime/effects/actions/champion.ts";
import { choice, either, optional, phrase, set, spelling, verb } from "../../combinators/phrase.ts";

/** 108.3. "Return your Chosen Champion from your trash to your Champion Zone if it is empty." */
export const returnChampion = phrase<ReturnChampion>()(
  { do: "return-champion" },
  verb("return"),
  "your Chosen Champion",
  either("from", { "your-trash": "from your trash", "your-hand": "from your hand" }),
  "to your Champion Zone",
  optional(set("ifEmpty", true), choice(["if it is empty"], [spelling("if it's empty")])),
);
