import type { Executor } from "./executor.ts";
import { makeAbility } from "../abilities/delayed.ts";
import { playersOf } from "../evaluate/players.ts";
import { did, ignored } from "./executor.ts";

/** 443.2. What is skipped is replaced with nothing when its time has come. */
export const skip: Executor<"skip"> = (game, scope, { what }) => {
  if (what.skip === "event") {
    const { duration, event } = what;
    const window = duration === undefined ? {} : { duration };
    makeAbility(game, scope, { lead: { lead: "would", event, once: true, ...window }, actions: [] });
    return did([]);
  }
  const players = playersOf(game, scope, what.whose);
  for (const player of players) {
    const frame = { id: game.newId(), name: scope.context.name, controller: player } as const;
    if (what.skip === "phase") game.add({ ...frame, until: null, is: "skip", player, what: what.phase });
    else game.add({ ...frame, until: what.duration ?? null, is: "skip", player, what: what.from });
  }
  return players.length === 0 ? ignored : did([]);
};
