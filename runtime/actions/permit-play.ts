import type { PermittedCards } from "../effects/index.ts";
import type { ContinuousOf } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { idsOf } from "../evaluate/references.ts";
import { findCardOrWhatBecame } from "../evaluate/zones.ts";
import { did, ignored } from "./executor.ts";

/** 391. What may be played until the turn ends (317.2.c); it is still paid for, and played when it can be (419.1.a). */
export const permitPlay: Executor<"permit-play"> = (game, scope, { ignoring, what }) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const cards = permittedBy(game, scope, what);
  if ("ids" in cards && cards.ids.length === 0) return ignored;
  const { context, round } = scope;
  const frame = { id: game.newId(), name: context.name, controller: player, until: "turn" } as const;
  const made = { cards, ignoring: ignoring ?? null, context: { ...context, you: player }, round };
  game.add({ ...frame, is: "play-permission", ...made });
  return did("ids" in cards ? cards.ids : []);
};

function permittedBy(
  game: Game,
  scope: Scope,
  what: PermittedCards,
): ContinuousOf<"play-permission">["cards"] {
  if (what.permit !== "named") return { of: what.of, once: what.permit === "one" };
  const ids = idsOf(game, scope, what.what);
  return { ids: ids.flatMap((id) => findCardOrWhatBecame(game, id)?.card.id ?? []) };
}
