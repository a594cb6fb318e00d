import type { Counter } from "../../../runtime/effects/actions/counter.ts";
import { field, phrase, union, verb } from "../../combinators/phrase.ts";
import { singleReference } from "../references.phrase.ts";
import { spellChoice } from "../selections.phrase.ts";

const countered = union("countered", "a spell", () => [spellChoice, singleReference]);

/** 425. "Counter a spell." */
export const counter = phrase<Counter>()({ do: "counter" }, verb("counter"), field("what", countered));
