import type { Keyword, PlayedCards } from "../effects/index.ts";
import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { passivesOf } from "./passives.ts";

/** What is played, by whom and from where; null where that does not matter any more: it has entered the board. */
interface Played {
  readonly name: string;
  readonly player: Player;
  readonly from: string | null;
}

/** 366.2. The keywords that passive abilities give to what is played: "Your spells have [Repeat] [2]." */
export const playedKeywords = (game: Game, played: Played): readonly Keyword[] =>
  passivesOf(game, "played-have").flatMap(({ passive, scope }) =>
    isOne(game, played, passive.what, scope.context.you) &&
    (passive.from === undefined || (played.from !== null && played.from !== "hand"))
      ? [passive.keyword]
      : [],
  );

function isOne(
  game: Game,
  { name, player }: Played,
  { tag, type, whose }: PlayedCards,
  you: Player | null,
): boolean {
  const yours = you !== null && player === you;
  if ((whose === "enemy" || whose === "opponents-play") && (you === null || yours)) return false;
  if ((whose === "your" || whose === "friendly" || whose === "you-play") && !yours) return false;
  const card = game.card(name);
  if (tag !== undefined) return card.tags.includes(tag) || name === tag;
  return type === undefined || type === "card" || card.type === type;
}
