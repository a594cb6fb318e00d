import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { applies, speaksOf } from "./applies.ts";
import { boardOf } from "./board.ts";
import { scopeOf } from "./scope.ts";

/** 477.1. The tags of the card, what it has gained, and those that passive abilities give it. */
export const tagsOf = (game: Game, object: GameObject): readonly string[] => [
  ...game.card(object.name).tags,
  ...(object.gainedTag === undefined ? [] : [object.gainedTag]),
  // 476. "Other friendly Poros are Yordles.": meanwhile each object has the tags that it has by itself.
  ...game.withoutRepeating("tags", () => tagsFromPassives(game, object), []),
];

/** Of what is printed on the board: tags are asked for too often to look through everything that is granted. */
function tagsFromPassives(game: Game, object: GameObject): readonly string[] {
  const tags: string[] = [];
  for (const active of boardOf(game).passives) {
    const { passive } = active.ability;
    if (passive.passive !== "has-tag") continue;
    const scope = scopeOf(active.context);
    if (applies(game, active, scope) && speaksOf(game, scope, passive.who, object)) tags.push(passive.tag);
  }
  return tags;
}
