import type { HideFree } from "../../../runtime/effects/actions/hide-free.ts";
import { phrase } from "../../combinators/phrase.ts";

/** 421, 391. "You can hide cards ignoring costs this turn." */
export const hideFree = phrase<HideFree>()({ do: "hide-free" }, "can hide cards ignoring costs this turn");
