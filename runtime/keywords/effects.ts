import type { KeywordEffect } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { causeOf } from "../actions/executor.ts";
import { attach } from "../core/attach.ts";
import { setEmpowered } from "../core/empower.ts";
import { unitYouControl } from "./choices.ts";
import { weaponmaster } from "./weaponmaster.ts";

/** Executes what a keyword does. */
export function executeKeyword(game: Game, scope: Scope, keyword: KeywordEffect): void {
  switch (keyword) {
    case "attach-this": {
      const gear = game.find(scope.context.self);
      const unit = game.find(scope.round.chosen[unitYouControl.choice]?.[0] ?? "");
      if (gear !== undefined && unit !== undefined) attach(game, gear, unit, causeOf(scope, "434.1"));
      return;
    }
    case "attach-an-equipment": {
      weaponmaster(game, scope);
      return;
    }
    case "empower-this": {
      const object = game.find(scope.context.self);
      if (object !== undefined) setEmpowered(game, [object], true, causeOf(scope, "827.2"));
      return;
    }
    default:
      return keyword satisfies never;
  }
}
