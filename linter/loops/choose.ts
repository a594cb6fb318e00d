import { misfit } from "../../runtime/index.ts";
import type { Answer, Request } from "../../runtime/index.ts";

/** A way to choose among options that are as good as each other. */
export interface Habit {
  /** The cards of the ring first. */
  readonly prefersRing: boolean;
  /** The oldest first, the newest first, or another one each time. */
  readonly order: "oldest" | "newest" | "turning";
}

/** Players who want a loop to go on, and choose differently. */
export const habits: readonly Habit[] = [
  { prefersRing: true, order: "oldest" },
  { prefersRing: false, order: "newest" },
  { prefersRing: true, order: "turning" },
  { prefersRing: false, order: "turning" },
];

/** A player who has to answer. */
export interface Player {
  readonly habit: Habit;
  readonly isOfRing: (id: string) => boolean;
  /** How many answers have been given. */
  readonly turn: number;
}

/** What this player answers; nothing where none of it fits. */
export const choose = (request: Request, player: Player): Answer | undefined =>
  candidates(request, player).find((answer) => misfit(request, answer) === null);

function candidates(request: Request, player: Player): readonly Answer[] {
  switch (request.ask) {
    case "targets":
    case "cards": {
      const { ask } = request;
      return lists(sorted(request.options, player), request).map((value) => ({ ask, value }));
    }
    case "mode":
      return lists(ordered(request.options, player), request).map((value) => ({ ask: "mode", value }));
    case "assign":
    case "split": {
      const { ask, options, total } = request;
      return options.map((_, favoured) => ({ ask, value: shares(options, total, favoured) }));
    }
    case "may":
      return [true, false].map((value) => ({ ask: "may", value }));
    // An additional cost is not what makes a loop go on.
    case "pay":
      return [false, ...request.options].map((value) => ({ ask: "pay", value }));
    case "to":
      return ordered(request.options, player).map((value) => ({ ask: "to", value }));
    case "player":
      return ordered(request.options, player).map((value) => ({ ask: "player", value }));
    case "number":
      return [{ ask: "number", value: request.max }];
    case "name":
      return [{ ask: "name", value: "" }];
    case "order":
      return [{ ask: "order", value: request.options }];
    default:
      return request satisfies never;
  }
}

function ordered<Option>(options: readonly Option[], { habit, turn }: Player): readonly Option[] {
  if (habit.order === "newest") return options.toReversed();
  const cut = habit.order === "oldest" || options.length === 0 ? 0 : turn % options.length;
  return [...options.slice(cut), ...options.slice(0, cut)];
}
const sorted = (options: readonly string[], player: Player): readonly string[] => {
  const inOrder = ordered(options, player);
  if (!player.habit.prefersRing) return inOrder;
  return [...inOrder.filter(player.isOfRing), ...inOrder.filter((id) => !player.isOfRing(id))];
};

/** As many as may be chosen, then fewer; and each option alone (355.11). */
function lists<Option>(
  options: readonly Option[],
  { max, min }: { readonly max: number; readonly min: number },
): readonly (readonly Option[])[] {
  const most = Math.min(max, options.length);
  const lengths = Array.from({ length: Math.max(0, most - min) + 1 }, (_, index) => most - index);
  return [...lengths.map((length) => options.slice(0, length)), ...options.map((option) => [option])];
}

/** 355.14.e. At least 1 for each, and what is left for one of them. */
const shares = (
  options: readonly string[],
  total: number,
  favoured: number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(options.map((id, index) => [id, index === favoured ? total - options.length + 1 : 1]));
