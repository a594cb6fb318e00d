import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { boardOf } from "../evaluate/board.ts";
import { unitsOnBoard } from "../evaluate/places.ts";

/** Whether anything on the board waits for it; otherwise nobody keeps count. */
const isAwaited = (game: Game): boolean =>
  boardOf(game).triggered.some(({ ability }) => JSON.stringify(ability.when).includes('"become-mighty"'));

/** 709. A unit becomes Mighty as its Might changes from less than 5 to 5 or more; one that enters so does not. */
export function noteMighty(game: Game): void {
  const { notMighty } = game.state;
  if (!isAwaited(game)) {
    if (notMighty.length > 0) game.update({ notMighty: [] });
    return;
  }
  const units = unitsOnBoard(game);
  const became = units.filter((unit) => notMighty.includes(unit.id) && game.might(unit) >= 5);
  game.update({ notMighty: units.filter((unit) => game.might(unit) < 5).map(({ id }) => id) });
  trigger(
    game,
    became.map(({ id, name, controller }) =>
      game.log({ rule: "709", by: controller, sources: [] }, { what: "become-mighty", object: id, name }),
    ),
  );
}
