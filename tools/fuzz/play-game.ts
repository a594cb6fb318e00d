import { isDeepStrictEqual } from "node:util";
import type { Card, CardRegistry, State } from "../../runtime/index.ts";
import { createState } from "../../runtime/index.ts";
import { brokenInvariants, cardKeys } from "../../test/runtime/support/broken-invariants.ts";
import { drawFrom, randomBoard, randomStep } from "../../test/runtime/support/random-board.ts";

/** What was found wrong, and where: the game of this seed, after so many steps. */
export interface Finding {
  readonly seed: number;
  readonly step: number;
  readonly what: readonly string[];
}

export interface Played {
  /** Those that were not refused. */
  readonly steps: number;
  readonly refused: number;
  readonly asked: number;
  /** A fingerprint of the end: the same seed gives the same. */
  readonly end: string;
  readonly finding: Finding | null;
}

/** Acts of a game, with those that are refused. */
const longestGame = 160;

const isState = (json: unknown): json is State =>
  typeof json === "object" && json !== null && "objects" in json && "chain" in json;

/**
 * A game on a random board, with random acts and random answers that fit, looked at after every step. It goes on from what
 * JSON keeps of the state. `tell`: what was done, for replaying one game.
 */
export function playGame(
  cards: readonly Card[],
  registry: CardRegistry,
  seed: number,
  mostSteps: number,
  tell?: (line: string) => void,
): Played {
  const draw = drawFrom(seed);
  const featured = cards[seed % cards.length];
  let state = createState(randomBoard(cards, draw, featured), registry);
  const keys = [...cardKeys(state)].sort();
  let [steps, refused, asked] = [0, 0, 0];
  const played = (what: readonly string[]): Played => ({
    steps,
    refused,
    asked,
    end: JSON.stringify(state),
    finding: what.length === 0 ? null : { seed, step: steps, what },
  });
  while (steps < mostSteps && steps + refused < longestGame && state.winner === null) {
    const before = state;
    try {
      const outcome = randomStep(state, registry, draw, tell);
      state = outcome.state;
      if (outcome.refused === undefined) steps++;
      else {
        refused++;
        // 358.5. What is refused has changed nothing.
        if (before.waiting === null && !isDeepStrictEqual(before, state))
          return played([`refused (${outcome.refused}), and yet the state is another one`]);
      }
    } catch (error) {
      return played([error instanceof Error ? (error.stack ?? error.message) : String(error)]);
    }
    if (state.waiting !== null) asked++;
    const wrong = brokenInvariants(state);
    if (wrong.length > 0) return played(wrong);
    if (!isDeepStrictEqual([...cardKeys(state)].sort(), keys))
      return played(["a card was lost, or came from nowhere"]);
    const kept: unknown = JSON.parse(JSON.stringify(state));
    if (!isState(kept) || !isDeepStrictEqual(kept, state)) return played(["JSON does not keep the state"]);
    state = kept;
  }
  return played([]);
}
