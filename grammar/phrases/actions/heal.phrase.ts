import type { Heal } from "../../../runtime/effects/actions/heal.ts";
import { field, phrase, verb } from "../../combinators/phrase.ts";
import { unitObjects } from "../objects.phrase.ts";

/** 418. "Heal your units here." */
export const heal = phrase<Heal>()({ do: "heal" }, verb("heal"), field("what", unitObjects));
