import type { Kill } from "../../../runtime/effects/actions/kill.ts";
import { field, phrase, verb } from "../../combinators/phrase.ts";
import { permanentObjects } from "../objects.phrase.ts";

/** 428. "Kill a unit at a battlefield." */
export const kill = phrase<Kill>()({ do: "kill" }, verb("kill"), field("what", permanentObjects));
