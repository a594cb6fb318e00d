import type { CardRegistry } from "./registry.ts";
import type { Act, Answer, Setup, State } from "./state/index.ts";
import type { Outcome } from "./outcome.ts";

const notYet = (..._unused: readonly void[]): never => {
  throw new Error("not written yet");
};

/** The state that a setup describes. Same setup, seed and answers: the same game. */
export function createState(setup: Setup, cards: CardRegistry): State {
  return notYet(void setup, void cards);
}

/**
 * A player acts (410.1), or a bare game action is performed. Goes on, like `advance`, until a player must act or answer.
 * Refused, with nothing changed, while a question is open or where the rules forbid it.
 */
export function submit(state: State, cards: CardRegistry, act: Act): Outcome {
  return notYet(void state, void cards, void act);
}

/** Answers the open question and goes on, like `advance`. Refused if the answer does not fit (`misfit`). */
export function answer(state: State, cards: CardRegistry, given: Answer): Outcome {
  return notYet(void state, void cards, void given);
}

/** 334. Runs due tasks until a player must act or answer. `submit` and `answer` do it by themselves. */
export function advance(state: State, cards: CardRegistry): Outcome {
  return notYet(void state, void cards);
}

/** What the players see while a question is open: the step as far as it has come. The state itself if none is open. */
export function look(state: State, cards: CardRegistry): Outcome {
  return notYet(void state, void cards);
}
