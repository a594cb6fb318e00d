import type { Banish } from "../../../runtime/effects/actions/banish.ts";
import { field, phrase, verb } from "../../combinators/phrase.ts";
import { permanentOrCardObjects } from "../objects.phrase.ts";

/** 427. "Banish a friendly unit." */
export const banish = phrase<Banish>()(
  { do: "banish" },
  verb("banish", "banishes"),
  field("what", permanentOrCardObjects),
);
