import type { Recall } from "../../../runtime/effects/actions/recall.ts";
import { choice, field, optional, phrase, set, spelling, verb } from "../../combinators/phrase.ts";
import { permanentObjects } from "../objects.phrase.ts";

/** 454. "Recall it exhausted." */
export const recall = phrase<Recall>()(
  { do: "recall" },
  verb("recall"),
  field("what", permanentObjects),
  optional(choice([spelling("to its base")], [spelling("to their bases")])),
  optional(set("exhausted", true), "exhausted"),
);
