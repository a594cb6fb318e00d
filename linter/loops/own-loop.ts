import type { PlayerState, State } from "../../runtime/index.ts";
import { enoughRounds, longestPeriod } from "./run.ts";
import { isCovered, moreIn, snapshotOf, type Snapshot } from "./snapshot.ts";

/** What using one ability again and again has come to. */
export interface OwnLoop {
  /** How often in a row it was used. */
  readonly times: number;
  /** The position came back with nothing used up; else only what its player needs for the next use did. */
  readonly isCertain: boolean;
  /** What there is more of after it, and less: "Energy of A". */
  readonly more: readonly string[];
  readonly less: readonly string[];
}

/** Fewer uses than that live on what was there at the start. */
const fewestUses = 5;

/** What the positions at the start and after each use say; nothing where it stops, or changes nothing. */
export function judge(states: readonly State[], needsDeck: boolean): OwnLoop | undefined {
  const all = states.map(snapshotOf);
  const times = states.length - 1;
  const returns = returnsIn(all);
  const latest = returns.slice(-enoughRounds);
  if (latest.length === enoughRounds && latest.every((from) => from !== undefined)) {
    const more = latest.flatMap((from, index) => gained(all, from, all.length - latest.length + index));
    return more.length === 0 ? undefined : { times, isCertain: true, more: [...new Set(more)], less: [] };
  }
  const means = returnsIn(states.map((state) => snapshotOf(meansOf(state, needsDeck))));
  // In the end it may be turned against what its player has.
  const end = means.findIndex((from, index) => from === undefined || isStill(all, returns[index], index + 1));
  const lasting = end === -1 ? times : end;
  const [first, last] = [all[0], all[lasting]];
  return first === undefined || last === undefined || lasting < fewestUses
    ? undefined
    : { times: lasting, isCertain: false, more: moreIn(first, last), less: moreIn(last, first) };
}

/** For each position after the first one: the latest one before it that it covers. */
const returnsIn = (all: readonly Snapshot[]): readonly (number | undefined)[] =>
  all.slice(1).map((snapshot, index) => {
    const from = Math.max(0, index + 1 - longestPeriod);
    const place = all.slice(from, index + 1).findLastIndex((before) => isCovered(before, snapshot));
    return place === -1 ? undefined : from + place;
  });

function gained(all: readonly Snapshot[], from: number | undefined, to: number): readonly string[] {
  const [first, second] = [from === undefined ? undefined : all[from], all[to]];
  return first === undefined || second === undefined ? [] : moreIn(first, second);
}
/** It has come back to the very same position. */
const isStill = (all: readonly Snapshot[], from: number | undefined, to: number): boolean =>
  from !== undefined && gained(all, from, to).length === 0;

/** What the player has for the next use: not what the ability works on, such as the enemy's units and the Main Deck. */
function meansOf(state: State, needsDeck: boolean): State {
  const { A } = state.players;
  const nothing: PlayerState = {
    ...A,
    hand: [],
    trash: [],
    banished: [],
    champion: [],
    runes: [],
    runeDeck: [],
  };
  return {
    ...state,
    objects: state.objects.filter(({ controller }) => controller === "A"),
    battlefields: Object.fromEntries(
      Object.entries(state.battlefields).filter(([, { controller }]) => controller === "A"),
    ),
    facedown: [],
    continuous: [],
    players: {
      A: needsDeck ? A : { ...A, deck: [] },
      B: { ...nothing, deck: [], power: {}, energy: 0, points: 0, xp: 0 },
    },
  };
}
