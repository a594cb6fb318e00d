import type { Counter } from "../../../runtime/effects/actions/counter.ts";
import { field, optional, phrase, resources, verb } from "../../combinators/phrase.ts";
import { spellChoice } from "../selections.phrase.ts";

/** 425. "Counter a spell." */
export const counter = phrase<Counter>()(
  { do: "counter" },
  verb("counter"),
  field("what", spellChoice),
  optional("unless its controller pays", resources("unlessPays")),
);
