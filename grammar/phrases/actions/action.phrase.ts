import type { Action } from "../../../runtime/effects/action.ts";
import { forward } from "../../combinators/phrase.ts";

/** 135.2.b.5. A game action with its complement; its phrases are listed in ./index.ts. */
export const action = forward<Action>("action", "a game action");
