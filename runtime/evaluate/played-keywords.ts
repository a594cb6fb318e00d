import type { Cost, Keyword, Passive, PlayedCards } from "../effects/index.ts";
import type { GameObject, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { passivesOf } from "./passives.ts";
import { isDuring } from "./during.ts";
import { isOfType } from "./qualities.ts";

/** What is played, by whom and from where; null for a token, which comes from nowhere (179). */
interface Played {
  readonly name: string;
  readonly player: Player;
  readonly from: string | null;
  /** It is on the board by now: what it has everywhere, it has by itself. */
  readonly entered?: true;
}

/** 366.2. The keywords that passive abilities give to what is played: "Your spells have [Repeat] [2]." */
export const playedKeywords = (game: Game, played: Played): readonly Keyword[] =>
  passivesOf(game, "played-have").flatMap(({ passive, scope }) =>
    isOneOf(game, played, passive.what, scope.context.you) && isFrom(played, passive.from, scope.context.you)
      ? [
          passive.equalToCost === true
            ? { ...passive.keyword, cost: costOf(game, played.name) }
            : passive.keyword,
        ]
      : [],
  );

/** "equal to its cost" (829.1.c): as printed */
const costOf = (game: Game, name: string): Cost => {
  const { cost } = game.card(name);
  return cost === undefined ? [] : [{ cost: "pay", resources: cost }];
};

/** "Your Equipment everywhere have [Quick-Draw].": on the board too. */
export const keywordsEverywhere = (game: Game, { controller, name }: GameObject): readonly Keyword[] =>
  passivesOf(game, "played-have").flatMap(({ passive, scope }) =>
    passive.from === "everywhere" &&
    isOneOf(game, { name, player: controller }, passive.what, scope.context.you)
      ? [passive.keyword]
      : [],
  );

type From = Extract<Passive, { readonly passive: "played-have" }>["from"];
function isFrom({ entered, from, player }: Played, where: From, you: Player | null): boolean {
  switch (where) {
    case undefined:
      return true;
    case "everywhere":
      return entered !== true;
    case "anywhere-but-a-hand":
      return from !== null && from !== "hand";
    case "your-hand":
      return from === "hand" && player === you;
    case "your-trash":
      return from === "trash" && player === you;
    default:
      return where satisfies never;
  }
}

export function isOneOf(
  game: Game,
  { name, player }: Pick<Played, "name" | "player">,
  { andType, playedDuring, tag, type, whose }: PlayedCards,
  you: Player | null,
): boolean {
  if (!isDuring(game, you, playedDuring)) return false;
  const yours = you !== null && player === you;
  if ((whose === "enemy" || whose === "opponents-play") && (you === null || yours)) return false;
  if ((whose === "your" || whose === "friendly" || whose === "you-play") && !yours) return false;
  const card = game.card(name);
  if (tag !== undefined) return card.tags.includes(tag) || name === tag;
  return type === undefined || [type, andType].some((each) => each !== undefined && isOfType(card, each));
}
