import type {
  Act,
  Card,
  CardRegistry,
  CardType,
  ObjectSetup,
  Outcome,
  Player,
  PlayerSetup,
  Setup,
  State,
} from "../../../runtime/index.ts";
import { answer, submit } from "../../../runtime/index.ts";
import { anAnswer } from "./an-answer.ts";

/** A number below the bound; the same seed gives the same numbers. */
export type Draw = (bound: number) => number;

export function drawFrom(seed: number): Draw {
  let now = seed >>> 0;
  return (bound) => {
    now = (now + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(now ^ (now >>> 15), now | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, bound);
  };
}

const players = ["A", "B"] as const satisfies readonly Player[];

/** A board with cards of this list anywhere that they can be. `featured` is in the hands and on the board of A. */
export function randomBoard(cards: readonly Card[], draw: Draw, featured?: Card): Setup {
  const of = (...types: readonly CardType[]): readonly Card[] =>
    cards.filter((card) => types.includes(card.type) && !card.supertypes.includes("token"));
  const one = (list: readonly Card[]): string | undefined => list[draw(list.length)]?.name;
  const some = (most: number, ...types: readonly CardType[]): readonly string[] =>
    Array.from({ length: draw(most + 1) }, () => one(of(...types)) ?? []).flat();

  const places = ["base A", "base B", "field", "gate"];
  const objects: Record<string, ObjectSetup> = {};
  for (const player of players) {
    const own =
      player === "A" && featured !== undefined ? [featured.name, ...some(3, "unit")] : some(4, "unit");
    for (const [index, card] of own.filter((name) => isType(cards, name, "unit")).entries()) {
      const at = places[draw(4)] ?? "field";
      objects[`${player} unit ${index}`] = {
        card,
        controller: player,
        ...(at.startsWith("base") ? {} : { at }),
        buffed: draw(5) === 0,
        exhausted: draw(4) === 0,
        stunned: draw(8) === 0,
        empowered: draw(8) === 0,
        ...(draw(10) === 0 ? { owner: player === "A" ? "B" : "A" } : {}),
      };
    }
    const gear =
      player === "A" && featured !== undefined ? [featured.name, ...some(2, "gear")] : some(2, "gear");
    for (const [index, card] of gear.filter((name) => isType(cards, name, "gear")).entries()) {
      const top = `${player} unit 0`;
      const isEquipment = cards.find(({ name }) => name === card)?.tags.includes("Equipment") === true;
      const attached = isEquipment && objects[top] !== undefined && draw(2) === 0 ? { attachedTo: top } : {};
      objects[`${player} gear ${index}`] = { card, controller: player, ...attached };
    }
  }
  const player = (name: Player): PlayerSetup => {
    const legend = name === "A" && featured?.type === "legend" ? featured.name : one(of("legend"));
    const champion = one(of("unit"));
    const inHand =
      name === "A" && featured !== undefined && isType(cards, featured.name, "spell", "unit", "gear");
    return {
      hand: [...(inHand ? [featured.name] : []), ...some(4, "spell", "spell", "unit", "gear")],
      deck: some(6, "unit", "spell", "gear"),
      trash: some(4, "unit", "spell", "gear"),
      banished: some(1, "unit", "spell"),
      runes: { ready: draw(5), exhausted: draw(3) },
      energy: draw(4),
      power: { any: draw(3) },
      points: draw(8),
      xp: draw(5),
      ...(legend === undefined ? {} : { legend }),
      ...(champion === undefined ? {} : { champion }),
    };
  };
  const battlefield = (first: boolean): NonNullable<Setup["battlefields"]>[string] => {
    const card = first && featured?.type === "battlefield" ? featured.name : one(of("battlefield"));
    const controller = players[draw(3)];
    return {
      ...(card === undefined ? {} : { card }),
      ...(controller === undefined ? {} : { controller }),
    };
  };
  return {
    seed: draw(1000),
    costs: draw(3) === 0 ? "real" : "free",
    turn: draw(4) === 0 ? "B" : "A",
    battlefields: { field: battlefield(true), gate: battlefield(false) },
    objects,
    A: player("A"),
    B: player("B"),
  };
}

const isType = (cards: readonly Card[], name: string, ...types: readonly CardType[]): boolean =>
  types.some((type) => cards.find((card) => card.name === name)?.type === type);

/** Anything that a player might try, whether the rules allow it or not. */
export function randomAct(state: State, draw: Draw): Act {
  const player = players[draw(2)] ?? "A";
  const { hand, champion, trash } = state.players[player];
  const one = (list: readonly { readonly id: string }[]): string => list[draw(list.length)]?.id ?? "nothing";
  const own = state.objects.filter((object) => object.controller === player);
  const units = state.objects.filter(({ kind }) => kind === "unit");
  const place = ["field", "gate", "base A", "base B"][draw(4)] ?? "field";
  switch (draw(16)) {
    case 0:
    case 1:
    case 2:
      return { act: "play", player, object: one(hand), from: "hand" };
    case 3:
      return { act: "play", player, object: one(champion), from: "champion" };
    case 4:
      return { act: "play", player, object: one(trash), from: "trash" };
    case 5:
      return { act: "play", player, object: one(state.facedown), from: "facedown" };
    case 6:
    case 7:
      return { act: "activate", player, object: one(own), ability: draw(3) + 1 };
    case 8:
    case 9:
      return {
        act: "standard-move",
        player,
        units: [one(own.filter(({ kind }) => kind === "unit"))],
        to: place,
      };
    case 10:
      return { act: "hide", player, object: one(hand), at: place };
    case 11:
      return state.showdown === null && state.chain.length === 0
        ? { act: "end-turn" }
        : { act: "pass", player: "A" };
    case 12:
      return state.phase === "main" ? { act: "draw", player, count: 1 } : { act: "start-turn", player };
    case 13:
      return draw(2) === 0
        ? { act: "deal", to: one(units), amount: draw(5), by: player }
        : { act: "kill", objects: [one(state.objects)] };
    case 14:
      return { act: "move", objects: [one(units)], to: place };
    default:
      return { act: "pass", player };
  }
}

/** An act, or the answer to what is asked. `tell`: what it is. */
export function randomStep(
  state: State,
  cards: CardRegistry,
  draw: Draw,
  tell: (line: string) => void = () => undefined,
): Outcome {
  if (state.waiting !== null) {
    const given = anAnswer(state.waiting.request, draw(1 << 20));
    tell(`${state.waiting.request.why}: ${JSON.stringify(given.value)}`);
    return answer(state, cards, given);
  }
  const holder = state.chain.length > 0 ? state.priority : (state.showdown?.focus ?? null);
  // Otherwise chains would hardly ever come to their end.
  const act: Act =
    holder !== null && draw(2) === 0 ? { act: "pass", player: holder } : randomAct(state, draw);
  tell(JSON.stringify(act));
  return submit(state, cards, act);
}
