import type { Draw, DrawCards } from "../../../runtime/effects/actions/draw.ts";
import {
  choice,
  field,
  number,
  optional,
  phrase,
  sequence,
  spelled,
  verb,
} from "../../combinators/phrase.ts";
import { counted } from "../filters.phrase.ts";
import { cardObjects } from "../objects.phrase.ts";
import { oneInDigits } from "../selections.phrase.ts";

/** 413. "Draw 1." */
export const draw = phrase<Draw>()(
  { do: "draw" },
  verb("draw"),
  number("count"),
  optional("for each", field("per", counted)),
);
/** "Draw it." */
export const drawCards = phrase<DrawCards>()(
  { do: "draw-cards" },
  choice(
    [verb("draw"), field("what", cardObjects)],
    [spelled(sequence(verb("put"), field("what", cardObjects), "in your hand"))],
    [spelled(sequence(verb("put"), field("what", cardObjects), "into your hand"))],
    [spelled(sequence(verb("put"), field("what", oneInDigits), "into your hand"))],
  ),
);
