import type { ObjectId } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { keyOf } from "./dependence.ts";

/** 417.6. How often a card has dealt damage this turn, as whatever object it was. */
export const timesDealt = (game: Game, id: ObjectId): number => game.state.thisTurn.dealt[keyOf(id)] ?? 0;
