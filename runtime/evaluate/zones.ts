import type {
  FacedownCard,
  ChainItem,
  ObjectId,
  Player,
  PlayerState,
  RuneCard,
  ZoneCard,
} from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** 108. The zones of a player outside the board that hold cards. */
export type CardZone = "hand" | "deck" | "trash" | "banished" | "champion";
export const cardZones: readonly CardZone[] = ["hand", "deck", "trash", "banished", "champion"];

/** 328. What an item of the chain is pointed at by. */
export const itemName = (item: ChainItem): string => item.card?.id ?? `item ${item.id}`;

export interface FoundCard {
  readonly card: ZoneCard;
  readonly owner: Player;
  readonly zone: CardZone;
}

/** A card outside the board, wherever it is; undefined if it is not there any more. */
export function findCard(game: Game, id: ObjectId): FoundCard | undefined {
  for (const owner of ["A", "B"] as const)
    for (const zone of cardZones) {
      const card = game.state.players[owner][zone].find((each) => each.id === id);
      if (card !== undefined) return { card, owner, zone };
    }
  return undefined;
}

/** Whether there is such a card outside the board, or such a rune anywhere. */
export const isInZone = (game: Game, id: ObjectId): boolean =>
  findCard(game, id) !== undefined || findRune(game, id) !== undefined;

/** A rune, on the board or in a Rune Deck. */
export const findRune = (game: Game, id: ObjectId): RuneCard | undefined =>
  (["A", "B"] as const)
    .flatMap((player): readonly RuneCard[] => {
      const { runeDeck, runes } = game.state.players[player];
      return [...runes, ...runeDeck];
    })
    .find((rune) => rune.id === id);

/** 107.3. A card in a Facedown Zone. */
export const findFacedown = (game: Game, id: ObjectId): FacedownCard | undefined =>
  game.state.facedown.find((card) => card.id === id);

/** 359.3.e.13. The card that something became as it changed zones, wherever it is now. */
export const findCardOrWhatBecame = (game: Game, id: ObjectId): FoundCard | undefined =>
  findCard(game, id) ?? followed(game, id);

function followed(game: Game, id: ObjectId): FoundCard | undefined {
  const became = game.state.became[id];
  return became === undefined ? undefined : findCardOrWhatBecame(game, became);
}

export const zonePatch = (zone: CardZone, cards: readonly ZoneCard[]): Partial<PlayerState> => ({
  [zone]: cards,
});
