import type { Game } from "../step/game.ts";
import { isReplaced } from "./replacements.ts";
import { isAwaited } from "../abilities/awaited.ts";
import { trigger } from "../abilities/trigger.ts";
import { unitsOnBoard } from "../evaluate/places.ts";

/**
 * 709. A unit becomes Mighty at the moment that its Might changes from less than 5 to 5 or more; one that enters so does
 * not. Looked at after each action, and after each Cleanup for what changes without one.
 */
export function noteMighty(game: Game): void {
  const { notMighty } = game.state;
  if (!isAwaited(game, "become-mighty")) {
    if (notMighty.length > 0) game.update({ notMighty: [] });
    return;
  }
  const units = unitsOnBoard(game);
  const became = units.filter((unit) => notMighty.includes(unit.id) && game.might(unit) >= 5);
  game.update({ notMighty: units.filter((unit) => game.might(unit) < 5).map(({ id }) => id) });
  const events = became.flatMap(({ id, name, controller }) => {
    const cause = { rule: "709", by: controller, sources: [] };
    const entry = { what: "become-mighty", object: id, name } as const;
    // 370. Its Might is what it is; what is done instead keeps it from having become Mighty.
    return isReplaced(game, cause, entry) ? [] : [game.log(cause, entry)];
  });
  trigger(game, events);
}
