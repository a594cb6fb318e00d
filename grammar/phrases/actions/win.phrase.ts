import type { Win } from "../../../runtime/effects/actions/win.ts";
import { phrase, verb } from "../../combinators/phrase.ts";

/** 194.2. "You win the game." */
export const win = phrase<Win>()({ do: "win" }, verb("win"), "the game");
