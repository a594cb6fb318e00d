import type { Executor } from "./executor.ts";
import { placesOf } from "../evaluate/references.ts";
import { isBattlefield } from "../evaluate/places.ts";
import { did, ignored } from "./executor.ts";

/** 439.2.b.5, 439.4.b. An uncontrolled battlefield, named as its token is; one that is there already stays. */
export const addBattlefield: Executor<"add-battlefield"> = (game, _scope, action) => {
  const { battlefields } = game.state;
  if (Object.values(battlefields).some(({ card }) => card === action.name)) return ignored;
  game.update({
    battlefields: {
      ...battlefields,
      [action.name]: { card: action.name, controller: null, contestedBy: null },
    },
  });
  game.board = null;
  return did([action.name]);
};

/** 369.3. What is played enters at the battlefield that its text has added. */
export const enterThere: Executor<"enter-there"> = (game, scope) => {
  const added = Object.values(scope.round.steps).flatMap(({ objects }) => objects);
  const [at] = added.filter((id) => isBattlefield(game, id));
  if (at === undefined || scope.item === null) return ignored;
  game.patchItem(scope.item, { destination: at });
  return did([]);
};

/** 438. The token takes the place of the battlefield; what is there and who controls it stay as they are. */
export const replaceBattlefield: Executor<"replace-battlefield"> = (game, scope, action) => {
  const [at] = placesOf(game, scope, action.what.means);
  const battlefield = at === undefined ? undefined : game.state.battlefields[at];
  if (at === undefined || battlefield === undefined) return ignored;
  game.battlefield(at, { card: action.name });
  return did([at]);
};
