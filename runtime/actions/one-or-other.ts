import type { Action, Exhaustibles, OneOrOther, OtherAct, Permanents, Units } from "../effects/index.ts";
import type { Executor } from "./executor.ts";
import { did, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";

/** 355.17. The player who does it says which. */
export const oneOrOther: Executor<"one-or-other"> = (game, scope, action) => {
  const player = scope.actor;
  const { first, second } = action;
  if (player === null) return ignored;
  const ids = selectIds(game, scope, action.what, action);
  if (ids.length === 0) return ignored;
  const why = `355.17: 1: ${first}, 2: ${second}, for ${scope.context.name}`;
  const [mode] = game.ask<"mode">({ ask: "mode", player, why, options: [1, 2], min: 1, max: 1 });
  const act = asAction(action, mode === 2 ? second : first);
  if (act === null) return ignored;
  game.carryOut(scope, [{ actions: [act] }]);
  return scope.round.did ? did(ids) : ignored;
};

/** What is done in the end; null where it cannot be done to such things. */
function asAction({ step, what }: OneOrOther, act: OtherAct): Action | null {
  switch (act) {
    case "ready":
    case "exhaust":
      return { do: act, step, what };
    case "kill":
    case "banish":
    case "recall":
      return arePermanents(what) ? { do: act, step, what } : null;
    case "buff":
    case "heal":
    case "stun":
      return areUnits(what) ? { do: act, step, what } : null;
    default:
      return act satisfies never;
  }
}

const kindOf = (what: Exhaustibles): string | undefined => ("of" in what ? what.of.kind : undefined);
const arePermanents = (what: Exhaustibles): what is Permanents =>
  !["rune", "legend", "something"].includes(kindOf(what) ?? "");
const areUnits = (what: Exhaustibles): what is Units => ["unit", undefined].includes(kindOf(what));
