import type { Counter } from "../../../runtime/effects/actions/counter.ts";
import { field, phrase, verb } from "../../combinators/phrase.ts";
import { spellChoice } from "../selections.phrase.ts";

/** 425. "Counter a spell." */
export const counter = phrase<Counter>()({ do: "counter" }, verb("counter"), field("what", spellChoice));
