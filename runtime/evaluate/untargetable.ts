import type { GameObject } from "../state/index.ts";
import type { Scope } from "./scope.ts";
import type { Game } from "../step/game.ts";
import { passivesOf } from "./passives.ts";

/** 756-758. "I can't be chosen by enemy spells and abilities." */
export const cannotBeChosen = (game: Game, scope: Scope, object: GameObject): boolean =>
  object.controller !== scope.context.you &&
  passivesOf(game, "cannot-be-chosen").some((passive) => passive.scope.context.self === object.id);
