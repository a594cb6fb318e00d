import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { designate } from "./designate.ts";
import { establishControl } from "./control.ts";

/** 464. A combat showdown opens: who attacks and who defends is established, and what triggers on it goes on the chain. */
export function openShowdown(game: Game): void {
  designate(game);
  game.needsCleanup(); // 319.2
}

/** 348. All players have passed. The remaining steps of combat follow, or control is established. */
export function closeShowdown(game: Game): void {
  const { showdown } = game.state;
  if (showdown === null) return;
  const cause = { rule: "348", by: null, sources: [] };
  trigger(game, [game.log(cause, { what: "showdown-end", battlefield: showdown.at })]);
  if (showdown.combat) {
    game.update({ showdown: { ...showdown, step: "damage" } });
    return;
  }
  game.update({ showdown: null });
  establishControl(game, showdown.at); // 348.2
  game.needsCleanup();
}
