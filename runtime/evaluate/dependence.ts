import type { Context } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { DependsOn } from "./active.ts";

/** 727.1.b. Whether the condition of a dependent keyword is met. */
export function isMet(game: Game, context: Context, dependence: DependsOn): boolean {
  const { you } = context;
  if (you === null) return false;
  switch (dependence.dependent) {
    case "legion": {
      // 812.1.c. A card different than this one has been finalized by you this turn.
      const key = keyOf(context.self);
      return game.state.thisTurn.played.some((played) => played.player === you && played.key !== key);
    }
    case "empowered":
      return game.find(context.self)?.empowered ?? false; // 828.1.c
    case "level":
      return game.state.players[you].xp >= dependence.level; // 824.1.b.1
    case "keyword": {
      const object = game.find(context.self);
      return object === undefined || game.keyword(object, dependence.keyword) > 0;
    }
    default:
      return dependence satisfies never;
  }
}

export const areMet = (game: Game, context: Context, dependsOn: readonly DependsOn[]): boolean =>
  dependsOn.every((dependence) => isMet(game, context, dependence));

/** The physical card of an object id, "key:number". */
export const keyOf = (id: string): string => id.slice(0, id.lastIndexOf(":"));
