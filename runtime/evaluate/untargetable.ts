import type { GameObject } from "../state/index.ts";
import type { Scope } from "./scope.ts";
import type { Game } from "../step/game.ts";
import { passivesOf, speaksOf } from "./passives.ts";
import { isRestricted } from "./restrictions.ts";

/** 756-758. "I can't be chosen by enemy spells and abilities." */
export const cannotBeChosen = (game: Game, scope: Scope, object: GameObject): boolean =>
  object.controller !== scope.context.you &&
  (isRestricted(game, object, "be-chosen") ||
    passivesOf(game, "cannot-be-chosen").some((each) =>
      speaksOf(game, each.scope, each.passive.who, object),
    ));
