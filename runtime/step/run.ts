import type { CardRegistry } from "../registry.ts";
import type { Answered, GameEvent, State, Task } from "../state/index.ts";
import { Game } from "./game.ts";
import { performTask } from "./perform-task.ts";
import { rules } from "./rules.ts";
import { Question, Refusal } from "./stop.ts";
import { type WorkedOut, workedOutOf } from "./worked-out.ts";

/** How a step ended. */
export type Stepped =
  | {
      readonly end: "done";
      readonly state: State;
      readonly events: readonly GameEvent[];
      readonly workedOut: WorkedOut;
    }
  /** It waits for an answer; `so far` is what the players see. */
  | {
      readonly end: "asks";
      readonly state: State;
      readonly soFar: State;
      readonly events: readonly GameEvent[];
    }
  | { readonly end: "refused"; readonly state: State; readonly reason: string };

/**
 * Runs one task with the answers that it has got so far. The state is not changed: a step that asks leaves the state from
 * before it, with the question; one that is refused leaves it as if it had never been (358.5).
 */
export function run(
  state: State,
  cards: CardRegistry,
  task: Task,
  answers: readonly Answered[],
  workedOut = workedOutOf(state),
): Stepped {
  const game = new Game(state, cards, rules, task.task, answers, workedOut);
  const tasks = state.tasks[0] === task ? state.tasks.slice(1) : state.tasks;
  game.update({ tasks, waiting: null });
  try {
    performTask(game, task);
  } catch (stop) {
    if (stop instanceof Refusal)
      return { end: "refused", state: { ...state, tasks, waiting: null }, reason: stop.reason };
    if (!(stop instanceof Question)) throw stop;
    const waiting = { request: stop.request, answers };
    return {
      end: "asks",
      state: { ...state, tasks: [task, ...tasks], waiting },
      soFar: { ...game.state, waiting },
      events: game.events,
    };
  }
  return { end: "done", state: game.state, events: game.events, workedOut: game.workedOut() };
}
