import type { Discard } from "../../../runtime/effects/actions/discard.ts";
import { number, phrase, verb } from "../../combinators/phrase.ts";

/** 422. "Discard 1." */
export const discard = phrase<Discard>()({ do: "discard" }, verb("discard"), number("count"));
