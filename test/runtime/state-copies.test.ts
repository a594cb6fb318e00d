import { describe, expect, test } from "vitest";
import {
  copyOfItem,
  copyOfObject,
  copyOfRound,
  copyOfState,
  copyOfThisTurn,
} from "../../runtime/state/copy.ts";
import type { ChainItem, GameObject, Round, State } from "../../runtime/state/index.ts";

/** With every field that there is: one that is new is missing here, and tsc says so. */
const object: Required<GameObject> = {
  id: "a:1",
  key: "a",
  name: "Straw Titan",
  printedName: "Straw Mirror",
  named: "Mech",
  gainedTag: "Bird",
  kind: "unit",
  owner: "A",
  controller: "B",
  place: { at: "base", of: "A" },
  token: { might: 1, keywords: [] },
  replaced: [],
  exhausted: true,
  stunned: true,
  buffed: true,
  moreBuffs: 2,
  empowered: true,
  baseMight: 3,
  damage: [{ amount: 1, by: "A" }],
  attachedTo: "b:2",
  copiedText: { name: "Straw Mirror", while: null },
  designation: "attacker",
  fought: true,
};
const item: Required<ChainItem> = {
  id: 7,
  kind: "spell",
  triggered: true,
  immediate: true,
  status: "pending",
  controller: "A",
  context: {
    you: "A",
    self: "a:1",
    appendedBy: null,
    name: "Straw Bolt",
    here: null,
    event: null,
    sources: [],
    additionalCost: { paid: false, objects: [] },
  },
  card: { id: "a:1", key: "a", name: "Straw Bolt", owner: "A" },
  from: "trash",
  token: null,
  instructions: [],
  keyword: "attach-this",
  countedAs: "a 0",
  cost: [],
  costChange: null,
  rounds: [],
  next: 2,
  bonus: 1,
  uncounterable: true,
  destination: "A base",
  among: "any-battlefield",
  attachTo: "b:2",
  copyOf: { name: "Straw Titan", token: { might: 1, keywords: [] } },
  named: "Mech",
  gainsTag: "Bird",
  goesTo: "deck",
  enters: "ready",
  dealtTo: {},
  ignoring: "cost",
  baseCost: { energy: 1, power: [] },
  again: { baseCost: null },
  discount: { energy: 1, power: [] },
  energySpent: 2,
  hiddenAt: "field",
};
const round: Required<Round> = {
  chosen: { 1: ["a:1"] },
  destinations: { 2: "A base" },
  modes: { 0: [1] },
  steps: [{ step: 3, done: true, objects: ["b:2"] }],
  each: "a:1",
  eachPlayer: "B",
  condition: true,
  about: ["b:2"],
  did: true,
};
const player: State["players"]["A"] = {
  hand: [],
  deck: [],
  trash: [],
  banished: [],
  champion: [],
  runes: [],
  runeDeck: [],
  energy: 0,
  power: {},
  earmarked: [],
  points: 0,
  xp: 0,
};
const state: Required<State> = {
  turn: "A",
  turnNumber: 3,
  usedUp: ["3 0"],
  timestamps: ["x:1 0 of x:1"],
  phase: "main",
  costs: "real",
  victoryScore: 8,
  winner: null,
  players: { A: player, B: player },
  objects: [object],
  facedown: [],
  battlefields: {},
  chain: [item],
  passes: 1,
  priority: "A",
  chainOpenedByTrigger: true,
  showdown: null,
  continuous: [],
  tasks: [],
  waiting: null,
  attribution: {},
  thisTurn: {
    played: [{ player: "A", key: "a", name: "Straw Titan", from: "hand", hiddenAt: null }],
    drawn: [],
    past: [],
    prevented: { "a 0": 1 },
    scored: [],
    points: [],
    activated: [],
    spent: [],
    conquered: [],
    dealt: {},
    modes: [],
    chosen: [],
    triggered: [],
  },
  begun: ["A"],
  notMighty: [],
  excess: { A: 1, B: 0 },
  gone: {},
  became: {},
  banishedBy: [{ by: "a", card: "b" }],
  extraTurns: ["B"],
  turnAfter: "A",
  nextId: 9,
  seed: 1,
  eventCount: 4,
};

describe("a copy holds every field", () => {
  test("of a state", () => {
    expect(copyOfState(state)).toEqual(state);
  });
  test("of what has happened this turn", () => {
    expect(copyOfThisTurn(state.thisTurn)).toEqual(state.thisTurn);
  });
  test("of a round", () => {
    expect(copyOfRound(round)).toEqual(round);
  });
  test("of an object", () => {
    expect(copyOfObject(object)).toEqual(object);
  });
  test("of an item on the chain", () => {
    expect(copyOfItem(item)).toEqual(item);
  });
});
