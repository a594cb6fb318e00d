import type { Card, NthCard, PlayedCard } from "../effects/index.ts";
import type { EventOf, GameEvent, Player } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { isWouldBe } from "../step/game.ts";
import { keyOf } from "../evaluate/dependence.ts";
import { isAtBattlefield } from "../evaluate/places.ts";
import { hasQuality, isOfType, qualifiedCard } from "../evaluate/qualities.ts";
import { isWhere } from "../evaluate/where.ts";

const positions = { first: 0, second: 1, third: 2, fourth: 3 } as const;
export const numberOf = (ordinal: NthCard["nth"]): number => positions[ordinal] + 1;

/** Whether what was played is what a condition names. */
export function isPlayed(
  game: Game,
  scope: Scope,
  what: PlayedCard | NthCard,
  event: EventOf<"play">,
  player: Player | null,
): boolean {
  if ("nth" in what) return isNthPlayed(game, what, event, player);
  const card = game.card(event.name);
  if (!isKind(card, what, event.token)) return false;
  if (what.from !== undefined && !isFrom(what.from, event)) return false;
  if (what.played === "another" && event.object === scope.context.self) return false;
  if (what.token !== undefined && event.token !== (what.token === "token")) return false;
  if (what.fromFaceDown === true && event.hiddenAt === null) return false;
  const object = game.find(event.object);
  if (what.quality !== undefined && !hasQuality(game, scope, qualifiedCard(card), what.quality)) return false;
  if (what.where !== undefined && (object === undefined || !isWhere(game, scope, object, what.where)))
    return false;
  if (what.toBattlefield === true && (object === undefined || !isAtBattlefield(object))) return false;
  return what.mighty !== true || (object !== undefined && game.might(object) >= 5); // 708
}

/** "your second card each turn": in the order in which they were finalized (419.4.b). */
function isNthPlayed(
  game: Game,
  { nth, type }: NthCard,
  event: EventOf<"play">,
  player: Player | null,
): boolean {
  const own = game.state.thisTurn.played.filter(
    (card) => card.player === player && (type === "card" || game.card(card.name).type === type),
  );
  return own[positions[nth]]?.key === keyOf(event.object);
}

/** "your second card each turn" */
export function isNthDrawn(
  game: Game,
  { nth }: NthCard,
  event: GameEvent & { readonly object: string },
): boolean {
  const { by: player, object: id } = event;
  const own = game.state.thisTurn.drawn.filter((card) => card.player === player);
  if (isWouldBe(event)) return own.length === positions[nth]; // 370.1.c. It would be the next.
  return own[positions[nth]]?.card === id;
}

/** 185. Tokens are not cards. */
function isKind(card: Card, { orType, tag, type }: PlayedCard, token: boolean): boolean {
  if (orType !== undefined && card.type === orType) return true;
  if (tag !== undefined) return card.tags.includes(tag) || (token && card.name === tag);
  if (type === "token") return token;
  if (type === "equipment") return isOfType(card, type);
  return type === undefined || type === "card" ? !token : card.type === type;
}
function isFrom(from: NonNullable<PlayedCard["from"]>, event: EventOf<"play">): boolean {
  const isHand = event.from === "hand" && event.hiddenAt === null;
  if (from === "your-hand") return isHand && !event.token;
  if (from === "own-hand") return isHand && !event.token;
  return from === "your-trash" || from === "own-trash" ? event.from === "trash" : !isHand;
}
