import type { Draw, DrawCards } from "../../../runtime/effects/actions/draw.ts";
import { field, number, optional, phrase, verb } from "../../combinators/phrase.ts";
import { counted } from "../filters.phrase.ts";
import { cardObjects } from "../objects.phrase.ts";

/** 413. "Draw 1." */
export const draw = phrase<Draw>()(
  { do: "draw" },
  verb("draw"),
  number("count"),
  optional("for each", field("per", counted)),
);
/** "Draw it." */
export const drawCards = phrase<DrawCards>()({ do: "draw-cards" }, verb("draw"), field("what", cardObjects));
