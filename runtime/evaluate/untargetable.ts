import type { GameObject } from "../state/index.ts";
import type { Scope } from "./scope.ts";
import type { Game } from "../step/game.ts";
import { cannotBe } from "./restrictions.ts";

/** 756-758. "I can't be chosen by enemy spells and abilities." */
export const cannotBeChosen = (game: Game, { context }: Scope, object: GameObject): boolean =>
  cannotBe(game, object, "chosen", { by: context.you, sources: context.sources });
