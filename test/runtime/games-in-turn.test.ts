import { expect, test } from "vitest";
import { advance, answer, createState, proposed, submit } from "../../runtime/index.ts";
import type { CardRegistry, Setup, State } from "../../runtime/index.ts";
import { cards } from "./support/cards.ts";
import { spellOf, unitOf } from "./support/from-text.ts";

const registry = (might: number): CardRegistry =>
  new Map([
    ...cards,
    ...[
      unitOf("Captain", 2, `Other friendly units have +${String(might)} [M].`),
      spellOf("Volley", "Deal 2 to all enemy units."),
    ].map((card) => [card.name, card] as const),
  ]);
const setup = (controller: "A" | "B"): Setup => ({
  battlefields: { field: { controller: "B" } },
  objects: {
    captain: { card: "Captain", controller },
    one: { card: "Soldier", controller: "B", at: "field" },
    two: { card: "Soldier", controller: "B" },
  },
  A: { hand: ["Volley", "Volley"] },
});

/** One act or answer of a game that plays its hand and passes. */
function next(state: State, known: CardRegistry): State {
  const { waiting } = state;
  const given = waiting === null ? null : proposed(waiting.request);
  if (given !== null) return answer(state, known, given).state;
  const holder = state.chain.length > 0 ? state.priority : null;
  if (holder !== null) return submit(state, known, { act: "pass", player: holder }).state;
  const [card] = state.players.A.hand;
  if (card === undefined) return advance(state, known).state;
  return submit(state, known, { act: "play", player: "A", object: card.id, from: "hand" }).state;
}

test("two games that are played in turn go as each of them goes alone", () => {
  const games = [
    { known: registry(1), setup: setup("B") },
    { known: registry(3), setup: setup("B") },
    { known: registry(3), setup: setup("A") },
  ];
  const steps = Array.from({ length: 16 }, (_, index) => index);
  const start = games.map((game) => createState(game.setup, game.known));
  const alone = games.map(({ known }, index) =>
    steps.reduce<readonly State[]>(
      (states) => [...states, ...states.slice(-1).map((state) => next(state, known))],
      start.slice(index, index + 1),
    ),
  );
  let together = start;
  for (const step of steps) {
    together = together.map((state, index) => next(state, games[index]?.known ?? cards));
    expect(together).toEqual(alone.map((states) => states[step + 1]));
  }
  // The three of them end in different ways.
  expect(new Set(together.map(({ objects }) => objects.length)).size).toBeGreaterThan(1);
});
