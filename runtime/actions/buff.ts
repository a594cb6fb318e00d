import type { Executor } from "./executor.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { isReplaced } from "../core/replacements.ts";
import { passivesOf, speaksOf } from "../evaluate/passives.ts";
import { trigger } from "../abilities/trigger.ts";
import { cannotBe } from "../evaluate/restrictions.ts";
import { causeOf, didTo } from "./executor.ts";
import { selectUnits } from "./select.ts";

/** "I can have any number of buffs." */
const hasRoom = (game: Game, unit: GameObject): boolean =>
  passivesOf(game, "any-number-of-buffs").some(({ passive, scope }) =>
    speaksOf(game, scope, passive.who, unit),
  );

/** 426. A unit that has a buff does not get another one (426.1.b.1). */
export const buff: Executor<"buff"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.what, action).filter(
    (unit) =>
      (!unit.buffed || hasRoom(game, unit)) &&
      !cannotBe(game, unit, "buffed", causeOf(scope, "426.1.b")) &&
      !isReplaced(game, causeOf(scope, "426.1.b"), { what: "buff", object: unit.id, name: unit.name }),
  );
  const events = units.map((unit) => {
    game.patch(unit.id, unit.buffed ? { moreBuffs: (unit.moreBuffs ?? 0) + 1 } : { buffed: true });
    return game.log(causeOf(scope, "426.1.b"), { what: "buff", object: unit.id, name: unit.name });
  });
  if (events.length > 0) game.needsCleanup(); // 319.7
  trigger(game, events);
  return didTo(units);
};
