import type { BattlefieldId, Player, State, ZoneCard } from "../../runtime/index.ts";

/** Zones that a card can be played from. */
export type PlayZone = "hand" | "trash" | "deck" | "champion" | "banished" | "facedown";

const inZone = (state: State, player: Player, zone: PlayZone): readonly ZoneCard[] =>
  zone === "facedown" ? state.facedown.filter(({ owner }) => owner === player) : state.players[player][zone];

/** The card of this name, or with this key, in a zone of the player. */
export const cardInZone = (
  state: State,
  player: Player,
  zone: PlayZone,
  wanted: { readonly key: string } | { readonly name: string },
): ZoneCard | undefined =>
  inZone(state, player, zone).find((card) =>
    "key" in wanted ? card.key === wanted.key : card.name === wanted.name,
  );

/** Where a card is taken to be hidden: at the showdown, or at another battlefield that the player controls. */
function hidingPlace(state: State, player: Player): BattlefieldId | undefined {
  const isFree = (id: BattlefieldId): boolean =>
    state.battlefields[id]?.controller === player && !state.facedown.some((card) => card.battlefield === id);
  const shown = state.showdown?.at;
  if (shown !== undefined && isFree(shown)) return shown;
  return Object.keys(state.battlefields).find(isFree);
}

/**
 * Puts a card into a zone before it is played, so that short scenarios need not list it. A facedown card was hidden on
 * the turn before (811.1.b). Undefined where it has no place.
 */
export function putCard(state: State, player: Player, zone: PlayZone, name: string): State | undefined {
  const key = `put ${state.nextId}`;
  const card: ZoneCard = { id: `${key}:${state.nextId}`, key, name };
  const next = { ...state, nextId: state.nextId + 1 };
  if (zone === "facedown") {
    const battlefield = hidingPlace(state, player);
    if (battlefield === undefined) return undefined;
    const hidden = { ...card, owner: player, battlefield, turn: state.turnNumber - 1 };
    return { ...next, facedown: [...state.facedown, hidden] };
  }
  const owner = state.players[player];
  const cards = zone === "deck" ? [card, ...owner.deck] : [...owner[zone], card];
  return { ...next, players: { ...state.players, [player]: { ...owner, [zone]: cards } } };
}
