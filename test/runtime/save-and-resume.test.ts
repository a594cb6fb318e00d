import { describe, expect, test } from "vitest";
import type { Answer, Card, CardRegistry, Outcome, Request, Setup, State } from "../../runtime/index.ts";
import { answer, createState, forced, submit } from "../../runtime/index.ts";
import { cards as handMade } from "./support/cards.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";

const cards: readonly Card[] = [
  spellOf("Rain", "Deal 5 damage split among up to 3 units."),
  spellOf("End of Two", "Kill up to 2 units."),
  spellOf("Plain Word", "Draw 1."),
  spellOf("Bought Word", "You may pay [1][R][R] to draw 2."),
  unitOf("Scribe", 2, "When you play a spell, draw 1."),
  unitOf("Twin Scribe", 2, "When you play a spell, gain 1 XP."),
  unitOf("Third Scribe", 2, "When you play a spell, buff me."),
  gearOf(
    "First Glass",
    "If a friendly unit would die, kill this instead. Heal it, exhaust it, and recall it.",
  ),
  gearOf(
    "Second Glass",
    "If a friendly unit would die, kill this instead. Heal it, exhaust it, and recall it.",
  ),
];
const registry: CardRegistry = new Map([...handMade, ...cards.map((card) => [card.name, card] as const)]);

const isState = (json: unknown): json is State =>
  typeof json === "object" && json !== null && "waiting" in json && "chain" in json;
/** What is left of a state that was written to a file and read again, by another process. */
function savedAndRead(state: State): State {
  const read: unknown = JSON.parse(JSON.stringify(state));
  if (!isState(read)) throw new Error("JSON does not keep the state");
  return read;
}

type Step = (state: State) => Outcome;
const idOf = (state: State, key: string): string =>
  [...state.objects, ...state.players.A.hand].find((each) => each.key === key)?.id ?? key;
const play: Step = (state) =>
  submit(state, registry, { act: "play", player: "A", object: idOf(state, "A hand 0"), from: "hand" });
const pass =
  (player: "A" | "B"): Step =>
  (state) =>
    submit(state, registry, { act: "pass", player });
const say =
  (value: (state: State, request: Request) => Answer): Step =>
  (state) => {
    const request = state.waiting?.request;
    if (request === undefined) throw new Error("nothing is asked");
    return answer(state, registry, value(state, request));
  };
const targets = (...keys: readonly string[]): Step =>
  say((state) => ({ ask: "targets", value: keys.map((key) => idOf(state, key)) }));
/** The options of the open question, the last one first. */
const reversed = say((_, request) => ({
  ask: "order",
  value: request.ask === "order" ? request.options.toReversed() : [],
}));

/** Takes the steps; `keep` sees every state between them, also those with an open question. */
function take(setup: Setup, steps: readonly Step[], keep: (state: State) => State) {
  const asked: string[] = [];
  const events: unknown[] = [];
  let state = keep(createState(setup, registry));
  for (const step of steps) {
    let outcome = step(state);
    for (;;) {
      if (outcome.refused !== undefined) throw new Error(outcome.refused);
      events.push(...outcome.events);
      state = keep(outcome.state);
      const request = state.waiting?.request;
      const only = request === undefined ? null : forced(request);
      if (request !== undefined) asked.push(request.ask);
      if (only === null) break;
      outcome = answer(state, registry, only);
    }
  }
  return { state, asked, events };
}

const theirs = { card: "Dummy", controller: "B" } as const;
const mine = { card: "Soldier", controller: "A" } as const;

describe("a game that is saved and read again at a question has the same end", () => {
  const games: readonly (readonly [name: string, asks: string, setup: Setup, steps: readonly Step[]])[] = [
    [
      "in the middle of a split (355.14.e)",
      "split",
      { objects: { x: theirs, y: theirs, z: theirs }, A: { hand: ["Rain"] } },
      [
        play,
        targets("x", "y", "z"),
        pass("A"),
        pass("B"),
        say((state) => ({
          ask: "split",
          value: { [idOf(state, "x")]: 1, [idOf(state, "y")]: 3, [idOf(state, "z")]: 1 },
        })),
      ],
    ],
    [
      "in the middle of an order of triggers (383.3.d)",
      "order",
      {
        objects: {
          one: { card: "Scribe", controller: "A" },
          two: { card: "Twin Scribe", controller: "A" },
          three: { card: "Third Scribe", controller: "A" },
        },
        A: { hand: ["Plain Word"], deck: ["Dummy", "Soldier", "Dummy"] },
      },
      [
        play,
        pass("A"),
        pass("B"),
        reversed,
        pass("A"),
        pass("B"),
        pass("A"),
        pass("B"),
        pass("A"),
        pass("B"),
      ],
    ],
    [
      "in the middle of an order of replacements (372, 373)",
      "order",
      {
        objects: {
          first: { card: "First Glass", controller: "A" },
          second: { card: "Second Glass", controller: "A" },
          x: mine,
          y: mine,
        },
        A: { hand: ["End of Two"] },
      },
      [play, targets("x", "y"), pass("A"), pass("B"), reversed, reversed],
    ],
    [
      "in the middle of paying, between two that add resources (429.3, 444.2.c)",
      "targets",
      {
        costs: "real",
        objects: {
          gold: { card: "Gold", controller: "A", token: true },
          more: { card: "Gold", controller: "A", token: true },
        },
        A: {
          hand: ["Bought Word"],
          deck: ["Dummy", "Soldier", "Dummy"],
          runes: { exhausted: ["fury"] },
          energy: 1,
        },
      },
      [
        play,
        pass("A"),
        pass("B"),
        say(() => ({ ask: "may", value: true })),
        say((state) => ({ ask: "targets", value: [state.players.A.runes[0]?.id ?? ""] })),
        targets("more"),
      ],
    ],
    [
      "in the middle of an assignment of combat damage (465.2.c)",
      "assign",
      {
        battlefields: { field: { controller: "B" } },
        objects: {
          big: { card: "Dummy", controller: "A" },
          x: { card: "Soldier", controller: "B", at: "field" },
          y: { card: "Soldier", controller: "B", at: "field" },
        },
      },
      [
        (state) =>
          submit(state, registry, {
            act: "standard-move",
            player: "A",
            units: [idOf(state, "big")],
            to: "field",
          }),
        pass("A"),
        pass("B"),
        say((state) => ({ ask: "assign", value: { [idOf(state, "x")]: 2, [idOf(state, "y")]: 3 } })),
      ],
    ],
  ];
  test.each(games)("%s", (_name, asks, setup, steps) => {
    const through = take(setup, steps, (state) => state);
    const saved = take(setup, steps, savedAndRead);
    expect(through.asked).toContain(asks);
    expect(saved).toEqual(through);
    expect(saved.state.waiting).toBeNull();
  });
});
