import type { Burn } from "../../../runtime/effects/actions/burn.ts";
import { field, number, optional, phrase, verb } from "../../combinators/phrase.ts";
import { counted } from "../filters/counted.phrase.ts";

/** 440. "Burn 2." */
export const burn = phrase<Burn>()(
  { do: "burn" },
  verb("burn"),
  number("count"),
  optional("for each", field("per", counted)),
);
