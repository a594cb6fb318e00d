import type { BattlefieldId, GameEvent, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";

/** 190. Another player controls a battlefield, or nobody does; whoever controlled it has lost it. */
export function changeBattlefieldControl(
  game: Game,
  battlefield: BattlefieldId,
  controller: Player | null,
  rule: string,
): void {
  const before = game.state.battlefields[battlefield]?.controller ?? null;
  game.battlefield(battlefield, { controller });
  if (before === controller) return;
  const log = (what: "gain-battlefield" | "lose-battlefield", by: Player | null): readonly GameEvent[] =>
    by === null ? [] : [game.log({ rule, by, sources: [] }, { what, battlefield })];
  trigger(game, [...log("lose-battlefield", before), ...log("gain-battlefield", controller)]);
}
