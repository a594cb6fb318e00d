import { runeName } from "../../runtime/index.ts";
import type { Domain, GameEvent, ObjectId, State } from "../../runtime/index.ts";
import type { Id } from "./scenario.ts";

/** The part of an object id that stays the same for life: "dummy:7" is the card "dummy". */
export const keyOf = (id: ObjectId): string => {
  const colon = id.lastIndexOf(":");
  return colon === -1 ? id : id.slice(0, colon);
};

/** What the objects of a scenario are called. */
export interface Names {
  /** The key of the physical card or token that an id of the scenario speaks of. */
  readonly keys: ReadonlyMap<Id, string>;
  /** Ids of `creates` that nothing has arrived for yet. */
  readonly toCome: readonly Id[];
  /** Objects that have been on the board. */
  readonly seen: ReadonlySet<ObjectId>;
}

export const firstNames = (state: State, creates: readonly Id[]): Names => ({
  keys: new Map(state.objects.map(({ key }) => [key, key])),
  toCome: creates,
  seen: new Set(state.objects.map(({ id }) => id)),
});

/** Everything that came onto the board gets the next id of `creates`, in order of arrival. */
export function nameArrivals(names: Names, state: State, events: readonly GameEvent[]): Names {
  const entered = events.flatMap((event) => (event.what === "enter" ? [event.object] : []));
  const onBoard = state.objects.flatMap(({ id, kind }) => (kind === "legend" ? [] : [id]));
  const arrived = [...new Set([...entered, ...onBoard])].filter((id) => !names.seen.has(id));
  if (arrived.length === 0) return names;
  const named = names.toCome.slice(0, arrived.length);
  const keys = new Map(names.keys);
  named.forEach((name, index) => {
    const id = arrived[index];
    if (id !== undefined) keys.set(name, keyOf(id));
  });
  return { keys, toCome: names.toCome.slice(named.length), seen: new Set([...names.seen, ...arrived]) };
}

/** What has not arrived yet. */
export const arrivedSoFar = ({ toCome }: Names): string =>
  `Ids of \`creates\` are given in order of arrival; nothing has arrived yet for ${toCome.join(", ")}.`;

/** What the scenario calls the card with this key: the id that was given last. */
export const nameOfKey = (names: Names, key: string): Id | undefined =>
  [...names.keys].findLast(([, named]) => named === key)?.[0];

const domains = ["fury", "calm", "mind", "body", "chaos", "order"] as const satisfies readonly Domain[];
const runeNames: ReadonlySet<string> = new Set([null, ...domains].map(runeName));
/** "Fury Rune"; "Rune", where the board says only how many there are. */
export const isRuneName = (name: string): boolean => runeNames.has(name);
