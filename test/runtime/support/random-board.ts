import type {
  Act,
  Card,
  CardRegistry,
  CardType,
  ObjectSetup,
  Outcome,
  PlayedFrom,
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

/** Anything that a player might try, whether the rules allow it or not; mostly the player whose turn it is to act. */
export function randomAct(state: State, draw: Draw): Act {
  const whose = state.chain.length > 0 ? state.priority : (state.showdown?.focus ?? state.turn);
  const player = draw(8) === 0 || whose === null ? (players[draw(2)] ?? "A") : whose;
  const isBetweenTurns = state.phase === "over" && state.chain.length === 0 && state.showdown === null;
  if (isBetweenTurns && draw(4) > 0) return { act: "start-turn", player: state.turn };
  for (let attempt = 0; attempt < 6; attempt++) {
    const act = oneAct(state, draw, player);
    if (act !== null) return act;
  }
  return { act: "pass", player };
}

/** Null: there is nothing to do it with. */
function oneAct(state: State, draw: Draw, player: Player): Act | null {
  const { hand, champion, trash } = state.players[player];
  const one = (list: readonly { readonly id: string }[]): string | undefined => list[draw(list.length)]?.id;
  const own = state.objects.filter((object) => object.controller === player);
  const ownUnits = own.filter(({ kind }) => kind === "unit");
  const units = state.objects.filter(({ kind }) => kind === "unit");
  const place = ["field", "gate", "base A", "base B"][draw(4)] ?? "field";
  const isQuiet = state.showdown === null && state.chain.length === 0;
  const play = (list: readonly { readonly id: string }[], from: PlayedFrom): Act | null => {
    const object = one(list);
    return object === undefined ? null : { act: "play", player, object, from };
  };
  const about = (list: readonly { readonly id: string }[], act: (id: string) => Act): Act | null => {
    const id = one(list);
    return id === undefined ? null : act(id);
  };
  switch (draw(18)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return play(hand, "hand");
    case 4:
      return play(champion, "champion");
    case 5:
      return play(trash, "trash");
    case 6:
      return play(
        state.facedown.filter(({ owner }) => owner === player),
        "facedown",
      );
    case 7:
    case 8:
      return about(own, (object) => ({ act: "activate", player, object, ability: draw(3) === 0 ? 2 : 1 }));
    case 9:
    case 10:
      return about(isQuiet ? ownUnits.filter(({ exhausted }) => !exhausted) : [], (id) => ({
        act: "standard-move",
        player,
        units: [id],
        to: place,
      }));
    case 11:
      return about(isQuiet ? hand : [], (object) => ({ act: "hide", player, object, at: place }));
    case 12:
      return isQuiet && state.phase === "main" ? { act: "end-turn" } : null;
    case 13:
      return isQuiet ? null : { act: "pass", player };
    case 14:
      return draw(6) === 0 ? { act: "draw", player, count: 1 } : null;
    case 15:
      return about(units, (to) => ({ act: "deal", to, amount: draw(5), by: player }));
    case 16:
      return about(draw(3) === 0 ? state.objects : [], (id) => ({ act: "kill", objects: [id] }));
    case 17:
      return about(units, (id) => ({ act: "move", objects: [id], to: place }));
    default:
      return isQuiet ? null : { act: "pass", player };
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
