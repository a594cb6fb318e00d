import type { KeywordName } from "./effects/index.ts";
import type { CardRegistry } from "./registry.ts";
import type { GameObject, ObjectId, State } from "./state/index.ts";
import { runeName } from "./core/channel.ts";
import { keywordsOf as allKeywordsOf } from "./evaluate/keywords.ts";
import { mightOf } from "./evaluate/might.ts";
import { cardZones, itemName } from "./evaluate/zones.ts";
import { Game } from "./step/game.ts";
import { rules } from "./step/rules.ts";

export { runeName } from "./core/channel.ts";
export { locationOf } from "./evaluate/places.ts";

/** Where a thing can be seen: on the board, in a zone outside it, or nowhere any more ("gone"). */
export type ZoneName =
  | "board"
  | "hand"
  | "deck"
  | "trash"
  | "banished"
  | "champion"
  | "chain"
  | "facedown"
  | "legend-zone"
  | "gone";

/** The object with this id on the board. */
export const objectOf = (state: State, id: ObjectId): GameObject | undefined =>
  state.objects.find((object) => object.id === id);
/** The object with this key (the physical card) on the board. */
export const objectByKey = (state: State, key: string): GameObject | undefined =>
  state.objects.find((object) => object.key === key);

/** What is written on an object, on a rune ("Fury Rune"), or on what stands on the chain. */
export function nameOf({ chain, objects, players }: State, id: ObjectId): string | undefined {
  const rune = [...players.A.runes, ...players.B.runes].find((each) => each.id === id);
  if (rune !== undefined) return runeName(rune.domain);
  const item = chain.find((each) => itemName(each) === id);
  return item?.context.name ?? objects.find((object) => object.id === id)?.name;
}

/** The zone where the physical card with this key is now. */
export function zoneOf(state: State, key: string): ZoneName {
  const object = objectByKey(state, key);
  if (object !== undefined) return object.place.at === "legend-zone" ? "legend-zone" : "board";
  for (const player of [state.players.A, state.players.B])
    for (const zone of cardZones) if (player[zone].some((card) => card.key === key)) return zone;
  if (state.chain.some((item) => item.card?.key === key)) return "chain";
  return state.facedown.some((card) => card.key === key) ? "facedown" : "gone";
}

/** 142. The damage marked on a unit, in all. */
export const damageOn = (object: GameObject): number =>
  object.damage.reduce((sum, mark) => sum + mark.amount, 0);

/** 473. The Might of a unit now. May be negative; texts and combat treat that as 0 (143.2.b). */
export const might = (state: State, cards: CardRegistry, object: GameObject): number =>
  mightOf(new Game(state, cards, rules), object);

/** The keywords that an object has now, printed, given and appended; each once. */
export const keywordsOf = (state: State, cards: CardRegistry, object: GameObject): readonly KeywordName[] => [
  ...new Set(allKeywordsOf(new Game(state, cards, rules), object).map(({ keyword }) => keyword)),
];
