import type { Executor } from "./executor.ts";
import { setEmpowered } from "../core/empower.ts";
import { causeOf, didTo } from "./executor.ts";
import { select } from "./select.ts";

export const empower: Executor<"empower"> = (game, scope, action) =>
  didTo(setEmpowered(game, select(game, scope, action.what, action), true, causeOf(scope, "441.1")));

export const disempower: Executor<"disempower"> = (game, scope, action) =>
  didTo(setEmpowered(game, select(game, scope, action.what, action), false, causeOf(scope, "442.1")));
