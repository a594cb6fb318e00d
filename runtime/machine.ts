import type { CardRegistry } from "./registry.ts";
import type { Act, Answer, Answered, GameEvent, State, Task } from "./state/index.ts";
import type { Outcome } from "./outcome.ts";
import { misfit } from "./answers.ts";
import { parseAct } from "./door/parse-act.ts";
import { parseAnswer } from "./door/parse-answer.ts";
import { due } from "./step/due.ts";
import { run } from "./step/run.ts";
import { keepWorkedOut, workedOutOf } from "./step/worked-out.ts";

/** More steps without anybody acting than any game needs: two cards that undo each other for ever. */
const mostSteps = 10_000;

/**
 * A player acts (410.1), or a bare game action is performed. Goes on, like `advance`, until a player must act or answer.
 * Refused, with nothing changed, while a question is open or where the rules forbid it.
 */
export function submit(state: State, cards: CardRegistry, act: Act): Outcome {
  if (state.waiting !== null)
    return { state, events: [], refused: `a ${state.waiting.request.ask} is asked` };
  const parsed = parseAct(act);
  if (typeof parsed === "string") return { state, events: [], refused: parsed };
  return steps(state, cards, { task: "act", act: parsed }, []);
}

/** Answers the open question and goes on, like `advance`. Refused if the answer does not fit (`misfit`). */
export function answer(state: State, cards: CardRegistry, given: Answer): Outcome {
  const [task] = state.tasks;
  if (state.waiting === null || task === undefined) return { state, events: [], refused: "nothing is asked" };
  const { answers, request } = state.waiting;
  const wrong = misfit(request, given);
  const parsed = parseAnswer(given);
  if (wrong !== null || parsed === null) return { state, events: [], refused: wrong ?? request.why };
  return steps(state, cards, task, [...answers, { request, answer: parsed }]);
}

/** 334. Runs due tasks until a player must act or answer. `submit` and `answer` do it by themselves. */
export function advance(state: State, cards: CardRegistry): Outcome {
  const task = state.waiting === null ? due(state) : null;
  return task === null ? { state, events: [] } : steps(state, cards, task, []);
}

/** What the players see while a question is open: the step as far as it has come. The state itself if none is open. */
export function look(state: State, cards: CardRegistry): Outcome {
  const [task] = state.tasks;
  if (state.waiting === null || task === undefined) return { state, events: [] };
  const stepped = run(state, cards, task, state.waiting.answers);
  return stepped.end === "asks" ? { state: stepped.soFar, events: stepped.events } : { state, events: [] };
}

/** Runs this task, and then those that are due. */
function steps(start: State, cards: CardRegistry, first: Task, answers: readonly Answered[]): Outcome {
  let state = start;
  let task: Task | null = first;
  let known = answers;
  let workedOut = workedOutOf(start);
  const events: GameEvent[] = [];
  for (let count = 0; task !== null; count++) {
    if (count > mostSteps) return { state: start, events: [], refused: "the game does not come to rest" };
    const stepped = run(state, cards, task, known, workedOut);
    state = stepped.state;
    if (stepped.end !== "done") {
      keepWorkedOut(state, workedOut);
      return stepped.end === "asks" ? { state, events } : { state, events, refused: stepped.reason };
    }
    workedOut = stepped.workedOut;
    events.push(...stepped.events);
    task = due(state);
    known = [];
  }
  keepWorkedOut(state, workedOut);
  return { state, events };
}
