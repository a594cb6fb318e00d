import { proposed } from "../../../runtime/index.ts";
import type { GameObject, State, ZoneCard } from "../../../runtime/index.ts";

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

/** Every card outside the board. */
const zoneCards = (state: State): readonly ZoneCard[] => [
  ...(["A", "B"] as const).flatMap((player) => {
    const { banished, champion, deck, hand, trash } = state.players[player];
    return [...banished, ...champion, ...deck, ...hand, ...trash];
  }),
  ...state.facedown,
];

/** What must not be, in a state between two steps. */
export function brokenInvariants(state: State): readonly string[] {
  const ids = [...state.objects, ...zoneCards(state)].map(({ id }) => id);
  return [
    ...twice(cardKeys(state)).map((key) => `${key} is in two zones`),
    ...twice(ids).map((id) => `${id} is in two places`),
    // 186.1. A token outside the board does not exist.
    ...zoneCards(state).flatMap(({ key }) =>
      key.startsWith("token ") ? [`${key} is outside the board`] : [],
    ),
    ...(state.waiting !== null && proposed(state.waiting.request) === null
      ? ["no answer is proposed to the open question"]
      : []),
    ...(state.waiting === null && state.winner === null ? brokenRest(state) : []),
    ...state.objects.flatMap((object) => [...brokenDamage(object), ...brokenPlace(state, object)]),
    ...(["A", "B"] as const).flatMap((player) => {
      const { energy, points, power, xp } = state.players[player];
      return [energy, points, xp, ...Object.values(power)].every(
        (amount) => Number.isInteger(amount) && amount >= 0,
      )
        ? []
        : [`${player} has a resource that is no whole number from 0 on: ${[energy, points, xp].join(" ")}`];
    }),
  ];
}

/** What must not be where a player may act: everything that was due has been done. */
function brokenRest(state: State): readonly string[] {
  const { chain, objects, priority, showdown, tasks } = state;
  const fight = showdown?.combat === true ? showdown.at : null;
  return [
    ...(tasks.length > 0 ? ["a task is outstanding"] : []), // 334
    ...chain.filter(({ status }) => status === "pending").map(({ id }) => `item ${id} is pending`), // 337
    ...(chain.length > 0 && priority === null ? ["a chain, and nobody has Priority"] : []), // 312.2.c
    ...(chain.length === 0 && priority !== null ? [`no chain, and ${priority} has Priority`] : []), // 309.2
    ...objects.flatMap(({ attachedTo, controller, designation, id, kind, place }) => [
      // 323.7, 457.1
      ...(place.at === "base" && place.of !== controller && attachedTo === null
        ? [`${id} is in the base of another player than its controller`]
        : []),
      ...(place.at === "battlefield" && kind === "gear" && attachedTo === null
        ? [`${id} is a gear at a battlefield, and not attached`]
        : []),
      // 464.2.c.3, 466.7.a
      ...(designation !== null && (place.at !== "battlefield" || place.battlefield !== fight)
        ? [`${id} is ${designation} and in no combat`]
        : []),
    ]),
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
  if (top.attachedTo !== null || kind !== "gear") return [`${id} is attached to ${top.id}, which cannot be`];
  return JSON.stringify(top.place) === JSON.stringify(place) ? [] : [`${id} is not where ${top.id} is`];
}
