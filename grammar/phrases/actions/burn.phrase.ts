import type { Burn } from "../../../runtime/effects/actions/burn.ts";
import { number, phrase, verb } from "../../combinators/phrase.ts";

/** 440. "Burn 2." */
export const burn = phrase<Burn>()({ do: "burn" }, verb("burn"), number("count"));
