import type { GainXp, Score } from "../../../runtime/effects/actions/score.ts";
import { noun, number, numberOf, phrase, verb } from "../../combinators/phrase.ts";

/** 467. "You score 1 point." */
export const score = phrase<Score>()({ do: "score" }, verb("score"), numberOf("points"), noun("point"));
/** 728. "Gain 1 XP." */
export const gainXp = phrase<GainXp>()({ do: "gain-xp" }, verb("gain"), number("amount"), "XP");
