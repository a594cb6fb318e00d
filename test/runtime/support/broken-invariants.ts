import type { GameObject, State } from "../../../runtime/index.ts";

/** Every physical card, once for each zone that it is in. */
export const cardKeys = (state: State): readonly string[] => [
  ...state.objects.filter((object) => object.token === null).map((object) => object.key),
  ...(["A", "B"] as const).flatMap((player) => {
    const { banished, champion, deck, hand, trash } = state.players[player];
    return [...banished, ...champion, ...deck, ...hand, ...trash].map((card) => card.key);
  }),
  ...state.chain.flatMap((item) => item.card?.key ?? []),
  ...state.facedown.map((card) => card.key),
];

/** What must not be, in a state between two steps. */
export function brokenInvariants(state: State): readonly string[] {
  return [
    ...twice(cardKeys(state)).map((key) => `${key} is in two zones`),
    ...twice(state.objects.map(({ id }) => id)).map((id) => `${id} is on the board twice`),
    ...state.objects.flatMap((object) => [...brokenDamage(object), ...brokenPlace(state, object)]),
    ...(["A", "B"] as const).flatMap((player) => {
      const { energy, points, runeDeck, xp } = state.players[player];
      return [energy, points, runeDeck, xp].every((amount) => Number.isInteger(amount) && amount >= 0)
        ? []
        : [
            `${player} has a resource that is no whole number from 0 on: ${[energy, points, runeDeck, xp].join(" ")}`,
          ];
    }),
  ];
}

const twice = (keys: readonly string[]): readonly string[] =>
  keys.filter((key, index) => keys.indexOf(key) !== index);

/** 417.1.e, 142.3. */
const brokenDamage = ({ damage, id, kind }: GameObject): readonly string[] => [
  ...(damage.every(({ amount }) => Number.isInteger(amount) && amount >= 1) ? [] : [`${id}: damage marked`]),
  ...(kind !== "unit" && damage.length > 0 ? [`${id}: damage on what is no unit`] : []),
];

/** 718. What is attached is where its top-most card is. */
function brokenPlace(state: State, { attachedTo, id, kind, place }: GameObject): readonly string[] {
  if (place.at === "battlefield" && state.battlefields[place.battlefield] === undefined)
    return [`${id} is at no battlefield that there is`];
  if ((place.at === "legend-zone") !== (kind === "legend")) return [`${id}: a ${kind} in ${place.at}`];
  if (attachedTo === null) return [];
  const top = state.objects.find((object) => object.id === attachedTo);
  if (top === undefined) return [`${id} is attached to what is not there`];
  return JSON.stringify(top.place) === JSON.stringify(place) ? [] : [`${id} is not where ${top.id} is`];
}
