import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** When a card or ability may be used beside the Main Phase of its controller (806, 813). */
export type Permission = "none" | "action" | "reaction";

const order: readonly Permission[] = ["none", "action", "reaction"];
/** 813.1.b. Whoever may play it as a [Reaction] may play it as an [Action] too. */
export const includes = (permission: Permission, other: Permission): boolean =>
  order.indexOf(permission) >= order.indexOf(other);

/** 358.4. Null: it is legally timed. Otherwise why not. */
export function mistimed(game: Game, player: Player, permission: Permission): string | null {
  const { chain, phase, priority, showdown, turn } = game.state;
  if (chain.length > 0) {
    // 309.1.a. A Closed State.
    if (permission !== "reaction")
      return "309.1.a: only what has [Reaction] can be played while a chain exists";
    return priority === player ? null : `312.1: ${player} does not have Priority`;
  }
  if (showdown !== null) {
    // 308.1.a. A Showdown State.
    if (permission === "none")
      return "308.1.a: only what has [Action] or [Reaction] can be played in a showdown";
    return showdown.focus === player && showdown.step === "open"
      ? null
      : `313: ${player} does not have Focus`;
  }
  if (phase !== "main") return "310.1.a: it is not the Main Phase";
  return turn === player ? null : `316.5.b: it is not the turn of ${player}`;
}

/** 410.1.a. Null: a player may move or hide now: in their own Main Phase, in a Neutral Open State. */
export function notNeutralOpen(game: Game, player: Player): string | null {
  const { chain, phase, showdown, turn } = game.state;
  if (turn !== player) return `410.1.a: it is not the turn of ${player}`;
  if (phase !== "main") return "410.1.a: it is not the Main Phase";
  if (chain.length > 0) return "410.1.a: a chain exists";
  return showdown === null ? null : "410.1.a: a showdown is in progress";
}
