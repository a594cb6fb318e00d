import type { Card, Condition, KeywordName, Passive } from "../effects/index.ts";
import type { ChainItem, PlayedFrom, Player, ZoneCard } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Failure } from "../chain/finalize.ts";
import { scopeOfItem } from "../chain/scope-of-item.ts";
import { keywordsOfItself, passivesOfItself } from "../evaluate/own-passives.ts";
import { playedKeywords } from "../evaluate/played-keywords.ts";
import { prints } from "../evaluate/qualities.ts";
import { contextOf, scopeOf } from "../evaluate/scope.ts";
import { includes, mistimed, type Permission } from "./timing.ts";

/**
 * 358.4. When a card may be played: refused at once if that is not now; otherwise what has to be looked at again before it
 * is finalized (806.4.b, 813.4.b).
 */
export function timed(
  game: Game,
  player: Player,
  { id, name }: Pick<ZoneCard, "id" | "name">,
  from: PlayedFrom,
): ((item: ChainItem) => Failure) | undefined {
  if (from === "facedown") {
    const wrong = mistimed(game, player, "reaction"); // 811.6
    return wrong === null ? undefined : game.refuse(wrong);
  }
  const card = game.card(name);
  const scope = scopeOf({ ...contextOf(player), self: id, name });
  const withKeywords = (passives: readonly Passive[]): Permission =>
    permissionOf(game, player, card, from, passives);
  const wrong = mistimed(game, player, withKeywords(passivesOfItself(game, card, scope)));
  if (wrong === null) return undefined;
  const atBest = withKeywords(passivesOfItself(game, card, scope, mayComeTrue(card)));
  if (mistimed(game, player, atBest) !== null) return game.refuse(wrong);
  const needed: Permission = mistimed(game, player, "action") === null ? "action" : "reaction";
  return (item) =>
    includes(withKeywords(passivesOfItself(game, card, scopeOfItem(item, 0))), needed) ? null : wrong;
}

/** 806, 813. By its keywords: printed, given to it, and of its own. */
function permissionOf(
  game: Game,
  player: Player,
  card: Card,
  from: PlayedFrom,
  passives: readonly Passive[],
): Permission {
  const given = [...playedKeywords(game, { name: card.name, player, from }), ...keywordsOfItself(passives)];
  const has = (wanted: KeywordName): boolean =>
    prints(card, wanted) || given.some(({ keyword }) => keyword === wanted);
  // 819.1.b. 822.1.b: its location is looked at as it is finalized.
  const mayAmbush = passives.some(({ passive }) => passive === "may-ambush-to"); // 822.1.d
  if (has("Reaction") || has("Quick-Draw") || has("Ambush") || mayAmbush) return "reaction";
  return has("Action") ? "action" : "none";
}

/**
 * 806.4.a, 813.4.a. What may be fulfilled only while the card is on the chain: what it chooses, what is paid for it, and,
 * where it has additional costs, whatever these do.
 */
const mayComeTrue = (card: Card): ((condition: Condition) => boolean) => {
  const hasCosts = card.abilities.some(({ ability }) => ability === "additional-cost");
  const may = (condition: Condition): boolean =>
    hasCosts ||
    condition.if === "you-choose" ||
    condition.if === "paid-additional-cost" ||
    condition.if === "you-spent" ||
    (condition.if === "both" && (may(condition.first) || may(condition.second)));
  return may;
};
