import type { GameObject, Location, ObjectId, Player, ZoneCard } from "../state/index.ts";
import type { CardZone } from "../evaluate/zones.ts";
import type { Game } from "../step/game.ts";
import { triggerOwnLeaving } from "../abilities/trigger-own.ts";
import { findCard, findFacedown, zonePatch } from "../evaluate/zones.ts";
import { detachAll } from "./detach.ts";
import { keyOf } from "../evaluate/dependence.ts";

/** 124. A new object of the same physical card. */
const anew = (game: Game, key: string): ObjectId => `${key}:${game.newId()}`;

/** Puts a card into a zone of its owner (056): at the bottom of a deck (416.1), at the end of the other lists. */
function into(game: Game, owner: Player, zone: CardZone, card: ZoneCard): void {
  game.player(owner, zonePatch(zone, [...game.state.players[owner][zone], card]));
}

/** A permanent leaves the board. Returns the card in its new zone; null for a token, which ceases to exist (186.1). */
export function leaveBoard(game: Game, id: ObjectId, zone: CardZone): ZoneCard | null {
  const object = game.find(id);
  if (object === undefined) return null;
  triggerOwnLeaving(game, object);
  const might = object.kind === "unit" ? game.might(object) : 0;
  detachAll(game, object); // 719.5
  game.remove(id);
  const card =
    object.token === null
      ? { id: anew(game, object.key), key: object.key, name: object.printedName ?? object.name }
      : null;
  if (card !== null) into(game, object.owner, zone, card);
  game.update({ gone: { ...game.state.gone, [id]: { object, might } } });
  if (card !== null) became(game, id, card.id);
  game.needsCleanup(); // 319.6
  return card;
}

/** For what looks back (359.3.e.13). */
const became = (game: Game, old: ObjectId, id: ObjectId): void =>
  game.update({ became: { ...game.state.became, [old]: id } });

/** 421.4. A card that was hidden is revealed as it leaves. */
function takeFacedown(game: Game, id: ObjectId): (ZoneCard & { readonly owner: Player }) | null {
  const card = findFacedown(game, id);
  if (card === undefined) return null;
  const { key, name, owner } = card;
  game.update({ facedown: game.state.facedown.filter((each) => each !== card) });
  game.log({ rule: "421.4", by: owner, sources: [] }, { what: "reveal", object: id, name });
  return { id, key, name, owner };
}

/** Takes a card out of its zone outside the board. */
export function takeCard(game: Game, id: ObjectId): (ZoneCard & { readonly owner: Player }) | null {
  const found = findCard(game, id);
  if (found === undefined) return takeFacedown(game, id);
  const { card, owner, zone } = found;
  game.player(
    owner,
    zonePatch(
      zone,
      game.state.players[owner][zone].filter((each) => each.id !== id),
    ),
  );
  return { ...card, owner };
}

/** A card goes from one zone outside the board to another. Returns it as it is there. */
export function moveCard(game: Game, id: ObjectId, zone: CardZone): ZoneCard | null {
  const taken = takeCard(game, id);
  if (taken === null) return null;
  const card = putCard(game, taken, zone);
  became(game, id, card.id);
  return card;
}

/** A card that is nowhere now, such as one that leaves the chain, comes into a zone of its owner. */
export function putCard(
  game: Game,
  { key, name, owner }: Omit<ZoneCard, "id"> & { readonly owner: Player },
  zone: CardZone,
): ZoneCard {
  const card = { id: anew(game, key), key, name };
  into(game, owner, zone, card);
  return card;
}

/** 416.1, 416.5. Cards go to the bottom of their decks, two or more in a random order. */
export function recycleCards(game: Game, ids: readonly ObjectId[]): readonly ZoneCard[] {
  const left = [...ids];
  const cards: ZoneCard[] = [];
  while (left.length > 0) {
    const [id] = left.splice(left.length > 1 ? game.random(left.length) : 0, 1);
    const card = id === undefined ? null : moveCard(game, id, "deck");
    if (card !== null) cards.push(card);
  }
  return cards;
}

/** Cards that are in a deck come to its top; the first of them will be the top card. */
export function putOnTop(game: Game, ids: readonly ObjectId[]): void {
  for (const id of [...ids].reverse()) {
    const found = findCard(game, id);
    if (found?.zone !== "deck") continue;
    const { deck } = game.state.players[found.owner];
    game.player(found.owner, { deck: [found.card, ...deck.filter((card) => card.id !== id)] });
  }
}

/** 359.2. A permanent comes onto the board: a new object, without anything that was tracked on it (124.1). */
export function enterBoard(
  game: Game,
  what: Pick<GameObject, "name" | "kind" | "owner" | "controller" | "token" | "exhausted"> & {
    readonly key: string | null;
    readonly place: Location;
  },
): GameObject {
  const { key, ...rest } = what;
  const id = anew(game, key ?? `token ${game.state.nextId}`);
  const object: GameObject = {
    ...rest,
    id,
    key: keyOf(id),
    stunned: false,
    buffed: false,
    empowered: false,
    baseMight: null,
    damage: [],
    attachedTo: null,
    designation: null,
    fought: false,
  };
  game.put(object);
  game.needsCleanup(); // 319.6
  return object;
}
