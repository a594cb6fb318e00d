import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { passivesOf, speaksOf } from "./passives.ts";

/** 477.1. The tags of the card, what it has gained, and those that passive abilities give it. */
export const tagsOf = (game: Game, object: GameObject): readonly string[] => [
  ...game.card(object.name).tags,
  ...(object.gainedTag === undefined ? [] : [object.gainedTag]),
  // 476. "Other friendly Poros are Yordles.": whether it is one is not asked again meanwhile.
  ...game.withoutRepeating(`tags ${object.id}`, () => tagsFromPassives(game, object), []),
];
const tagsFromPassives = (game: Game, object: GameObject): readonly string[] =>
  passivesOf(game, "has-tag")
    .filter(({ passive, scope }) => speaksOf(game, scope, passive.who, object))
    .map(({ passive }) => passive.tag);
