import type { ResourceUse } from "../effects/index.ts";
import type { ObjectId, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Price } from "./resources.ts";

/** Resources that would come into a rune pool. */
export interface Addition {
  readonly price: Price;
  readonly only: ResourceUse | null;
}

/** 429.3. An ability that a player can use while a cost is paid. */
export interface AddReaction {
  /** The object, or the rune, that has it. */
  readonly id: ObjectId;
  /** Which of its abilities, counted from 1. */
  readonly number: number;
  readonly adds: readonly Addition[];
  /** False: its own cost could not be paid, and nothing has been added. */
  readonly use: () => boolean;
}

/**
 * 357.1.a, 444.2.c. A player whose rune pool does not hold what is to be paid may use one of these abilities. False: the
 * player does not.
 */
export function addOne(game: Game, player: Player, offers: readonly AddReaction[]): boolean {
  const options = [...new Set(offers.map(({ id }) => id))];
  if (options.length === 0) return false;
  const why = "429.3: what is used to add resources while a cost is paid";
  const [id] = game.ask<"targets">({ ask: "targets", player, why, options, min: 0, max: 1 });
  const ofIt = offers.filter((offer) => offer.id === id);
  return numbered(game, player, ofIt)?.use() ?? false;
}

/** Which of the abilities of one object. */
function numbered(game: Game, player: Player, offers: readonly AddReaction[]): AddReaction | undefined {
  const [first, second] = offers;
  if (first === undefined || second === undefined) return first;
  const why = "429.3: which of its abilities";
  const options = offers.map(({ number }) => number);
  const [chosen] = game.ask<"mode">({ ask: "mode", player, why, options, min: 1, max: 1 });
  return offers.find(({ number }) => number === chosen);
}
