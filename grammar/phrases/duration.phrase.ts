import { either } from "../combinators/phrase.ts";

/** How long an effect lasts. */
export const duration = either("duration", { turn: "this turn", combat: "this combat" });
