import type { Draw } from "../../../runtime/effects/actions/draw.ts";
import { field, number, optional, phrase, verb } from "../../combinators/phrase.ts";
import { counted } from "../filters.phrase.ts";

/** 413. "Draw 1." */
export const draw = phrase<Draw>()(
  { do: "draw" },
  verb("draw"),
  number("count"),
  optional("for each", field("per", counted)),
);
