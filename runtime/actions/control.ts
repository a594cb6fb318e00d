import type { LoseControl, TakeControl } from "../effects/index.ts";
import type { GameObject, Player, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Cause, Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { decide } from "../chain/decide.ts";
import { itemName } from "../evaluate/zones.ts";
import { contest } from "../core/move.ts";
import { idsOf } from "../evaluate/references.ts";
import { locationOf } from "../evaluate/places.ts";
import { emptyRound } from "../evaluate/scope.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";

/** 119, 190.3.a.1. A unit that changes its controller at a battlefield may contest it. */
export function giveControl(game: Game, object: GameObject, controller: Player, cause: Cause): void {
  if (object.controller === controller) return;
  game.patch(object.id, { controller });
  game.log(cause, { what: "control", object: object.id, name: object.name });
  const changed = game.find(object.id);
  if (changed?.kind === "unit" && changed.attachedTo === null)
    contest(game, changed, locationOf(changed) ?? "");
  game.needsCleanup(); // 319.7
}

/** 119. Permanents, or items of the chain. */
export const changeControl: Executor<"change-control"> = (game, scope, action) =>
  action.how === "take" ? takeControl(game, scope, action) : loseControl(game, scope, action);

function takeControl(game: Game, scope: Scope, action: TakeControl): StepResult {
  const player = scope.actor;
  if (player === null) return ignored;
  const until = action.until;
  // 359.3.e.12. Until something leaves that has left already: not even for a moment.
  if (until !== undefined && !idsOf(game, scope, until).some((id) => game.find(id) !== undefined))
    return ignored;
  const taken = selectIds(game, scope, action.what, action).filter((id) => {
    const object = game.find(id);
    if (object !== undefined) {
      giveControl(game, object, player, causeOf(scope, "119"));
      if (until !== undefined || action.duration !== undefined)
        game.add({
          id: game.newId(),
          name: scope.context.name,
          controller: object.controller,
          until: null,
          is: "control",
          on: id,
          while: until === undefined ? null : (idsOf(game, scope, until)[0] ?? ""),
        });
      return true;
    }
    const item = game.state.chain.find((each) => itemName(each) === id);
    if (item === undefined) return false;
    game.patchItem(item.id, { controller: player, context: { ...item.context, you: player } });
    return true;
  });
  return taken.length === 0 ? ignored : did(taken);
}

/** 127, 119. Its owner controls it again. */
function loseControl(game: Game, scope: Scope, action: LoseControl): StepResult {
  const lost = game.findAll(selectIds(game, scope, action.what, action));
  for (const object of lost) giveControl(game, object, object.owner, causeOf(scope, "119"));
  return lost.length === 0 ? ignored : did(lost.map(({ id }) => id));
}

/** 750-755. All choices of finalization are made anew; where that is not possible they stay as they were (753.2). */
export const makeNewChoices: Executor<"make-new-choices"> = (game, scope, action) => {
  const ids = idsOf(game, scope, action.what);
  const items = game.state.chain.filter((item) => ids.includes(itemName(item)));
  for (const { id, rounds } of items) {
    game.patchItem(id, { rounds: rounds.map(() => emptyRound) });
    if (!decide(game, id)) game.patchItem(id, { rounds });
  }
  return items.length === 0 ? ignored : did(ids);
};
