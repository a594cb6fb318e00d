import type { Card, CardType } from "../effects/index.ts";
import type { CardRegistry } from "../registry.ts";
import type { ObjectSetup, PlayerSetup, RunesSetup, Setup } from "../state/index.ts";
import { cardNamed, isKnown } from "../tokens.ts";
import { isCount } from "./guards.ts";

const bases: readonly string[] = ["base A", "base B"];
const players = ["A", "B"] as const;
/** No game has more of anything; a larger number is a slip, and would not leave room for the game. */
const most = 999;

/** What is wrong with one part of a setup: an object, a battlefield, or the zones of a player. */
export interface SetupProblem {
  readonly part: "objects" | "battlefields" | "players";
  readonly key: string;
  readonly problem: string;
}

/** A setup that no game can be in. */
export class SetupError extends Error {
  readonly problems: readonly SetupProblem[];
  constructor(problems: readonly SetupProblem[]) {
    const lines = problems.map(
      ({ key, part, problem }) => `${part === "players" ? "player " : ""}${key}: ${problem}`,
    );
    super(`The game cannot be set up:\n${lines.join("\n")}`);
    this.problems = problems;
  }
}

/** Looks a setup through before a game is made of it. Throws one `SetupError` that names all that is wrong with it. */
export function checkSetup(setup: Setup, cards: CardRegistry): void {
  const problems = [
    ...inBattlefields(setup, cards),
    ...inObjects(setup, cards),
    ...players.flatMap((player) => told("players", player, inPlayer(setup[player] ?? {}, cards))),
  ];
  if (problems.length > 0) throw new SetupError(problems);
}

const told = (
  part: SetupProblem["part"],
  key: string,
  problems: readonly string[],
): readonly SetupProblem[] => problems.map((problem) => ({ part, key, problem }));

/** What is wrong with a card that has to be of one of these types. */
function ofType(
  cards: CardRegistry,
  name: string | undefined,
  types: readonly CardType[],
  why: string,
): readonly string[] {
  if (name === undefined) return [];
  if (!isKnown(cards, name)) return [`there is no card "${name}"`];
  const { type } = cardNamed(cards, name);
  return types.includes(type) ? [] : [`"${name}" is a ${type}; ${why}`];
}

const inBattlefields = ({ battlefields = {} }: Setup, cards: CardRegistry): readonly SetupProblem[] =>
  Object.entries(battlefields).flatMap(([id, { card }]) =>
    told("battlefields", id, [
      ...(bases.includes(id) ? ["a battlefield cannot have the name of a base"] : []),
      ...ofType(cards, card, ["battlefield"], "107.2.a: only battlefields are in the Battlefield Zone"),
    ]),
  );

const inObjects = (
  { objects = {}, battlefields = {} }: Setup,
  cards: CardRegistry,
): readonly SetupProblem[] => {
  const places = new Set([...bases, ...Object.keys(battlefields)]);
  return Object.entries(objects).flatMap(([key, given]) => {
    const { at, card } = given;
    const onBoard = "141.1, 148.1: only units and gear are at a base or battlefield";
    return told("objects", key, [
      ...ofType(cards, card, ["unit", "gear"], onBoard),
      ...(at === undefined || places.has(at) ? [] : [`"${at}" is not a battlefield or a base`]),
      ...(isKnown(cards, card) ? inState(given, cardNamed(cards, card)) : []),
      ...inAttachment(key, given, objects),
    ]);
  });
};

/** What is marked on it, and what it is in. */
function inState({ buffed, damage, might, stunned }: ObjectSetup, { type }: Card): readonly string[] {
  const wrong: string[] = [];
  if (type === "gear" && damage !== undefined) wrong.push("417.2: only units can be dealt damage");
  if (type === "gear" && stunned === true) wrong.push("423: only units can be stunned");
  if (type === "gear" && buffed === true) wrong.push("426: only units can be buffed");
  if (damage !== undefined && !(isCount(damage) && damage >= 1 && damage <= most))
    wrong.push(`damage is a whole number from 1 to ${String(most)}`);
  if (might !== undefined && !(Number.isInteger(might) && Math.abs(might) <= most))
    wrong.push(`Might is a whole number of at most ${String(most)}`);
  return wrong;
}

/** 434.1.b. The top-most card lies on all that are attached to it. */
function inAttachment(
  key: string,
  { attachedTo }: ObjectSetup,
  objects: NonNullable<Setup["objects"]>,
): readonly string[] {
  if (attachedTo === undefined) return [];
  const top = Object.hasOwn(objects, attachedTo) ? objects[attachedTo] : undefined;
  if (top === undefined) return [`there is no object "${attachedTo}" to be attached to`];
  if (attachedTo === key) return ["434.1: a card cannot be attached to itself"];
  return top.attachedTo === undefined
    ? []
    : [`434.1.b: it cannot be attached to "${attachedTo}", which is attached itself`];
}

function inPlayer(setup: PlayerSetup, cards: CardRegistry): readonly string[] {
  const { banished = [], champion, deck = [], hand = [], legend, runeDeck, runes = {}, trash = [] } = setup;
  const { energy, points, power = {}, xp } = setup;
  const isWrong = (count: number | undefined): boolean =>
    count !== undefined && !(isCount(count) && count <= most);
  const sizeOf = (given: RunesSetup | undefined): number | undefined =>
    typeof given === "object" ? given.length : given;
  const counts = {
    energy,
    points,
    xp,
    ...power,
    "ready runes": sizeOf(runes.ready),
    "exhausted runes": sizeOf(runes.exhausted),
    "the Rune Deck": sizeOf(runeDeck),
  };
  return [
    ...[...hand, ...deck, ...trash, ...banished].flatMap((name) =>
      ofType(cards, name, ["unit", "gear", "spell"], "103.2: a Main Deck has units, gear and spells"),
    ),
    ...ofType(cards, champion, ["unit"], "103.2.a.2: the Chosen Champion is a champion unit"),
    ...ofType(cards, legend, ["legend"], "107.4.a: only legends are in the Legend Zone"),
    ...Object.entries(counts).flatMap(([what, count]) =>
      isWrong(count) ? [`${what}: a whole number from 0 to ${String(most)} is meant`] : [],
    ),
  ];
}
