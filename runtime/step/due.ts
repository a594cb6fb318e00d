import type { State, Task } from "../state/index.ts";

/**
 * 334. HOT FEPR: handle outstanding tasks; then finalize, execute, pass, resolve. The task that is due now; null if a
 * player has to act.
 */
export function due(state: State): Task | null {
  const { chain, showdown, tasks } = state;
  if (state.winner !== null) return null; // 196
  // 321. While an item resolves, no Cleanup can occur.
  const resolving = chain.find((item) => item.next !== null);
  if (resolving !== undefined) {
    const { id, instructions, keyword, next, rounds } = resolving;
    const length = rounds.length * (keyword === null ? instructions.length : 1);
    return { task: (next ?? 0) < length ? "execute" : "finish", item: id };
  }
  const [outstanding] = tasks;
  if (outstanding !== undefined) return outstanding; // 334.1
  const pending = chain.find((item) => item.status === "pending"); // 337.1. The oldest.
  if (pending !== undefined) return { task: "finalize", item: pending.id };
  const top = chain.at(-1);
  // 339.1, 340.1. All players have passed in sequence: the newest resolves.
  if (top !== undefined) return state.passes >= 2 ? { task: "execute", item: top.id } : null;
  if (showdown !== null) return nextOfShowdown(showdown);
  return state.phase === "main" || state.phase === "over" ? null : { task: "next-phase" }; // 335
}

/** 347.2.a, 463. */
function nextOfShowdown(showdown: NonNullable<State["showdown"]>): Task | null {
  switch (showdown.step) {
    case "open":
      return showdown.passes >= 2 ? { task: "close-showdown" } : null;
    case "damage":
      return { task: "combat-damage" };
    case "result":
      return { task: "combat-result" };
    case "control":
      return { task: "establish-control" };
    case "end":
      return { task: "end-combat" };
    default:
      return showdown.step satisfies never;
  }
}
