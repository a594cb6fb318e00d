import type { Recall } from "../../../runtime/effects/actions/recall.ts";
import { field, optional, phrase, set, verb } from "../../combinators/phrase.ts";
import { permanentObjects } from "../objects.phrase.ts";

/** 454. "Recall it exhausted." */
export const recall = phrase<Recall>()(
  { do: "recall" },
  verb("recall"),
  field("what", permanentObjects),
  optional(set("exhausted", true), "exhausted"),
);
