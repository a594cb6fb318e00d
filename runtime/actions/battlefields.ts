import type { Executor } from "./executor.ts";
import { isBattlefield } from "../evaluate/places.ts";
import { did, ignored } from "./executor.ts";

/** 439.2.b.5, 439.4.b. An uncontrolled battlefield, named as its token is; "if it's not there already": only one. */
export const addBattlefield: Executor<"add-battlefield"> = (game, _scope, action) => {
  const { battlefields } = game.state;
  const there = Object.values(battlefields).filter(({ card }) => card === action.name).length;
  if (there > 0 && action.ifNotThere === true) return ignored;
  const id = there === 0 ? action.name : `${action.name} ${there + 1}`;
  game.update({
    battlefields: {
      ...battlefields,
      [id]: { card: action.name, controller: null, contestedBy: null },
    },
  });
  game.board = null;
  return did([id]);
};

/** 369.3. What is played enters at the battlefield that its text has added, or ready or exhausted. */
export const enter: Executor<"enter"> = (game, scope, action) => {
  if (scope.item === null) return ignored;
  if ("state" in action) {
    game.patchItem(scope.item, { enters: action.state });
    return did([scope.context.self]);
  }
  const added = scope.round.steps.flatMap(({ objects }) => objects);
  const [at] = added.filter((id) => isBattlefield(game, id));
  if (at === undefined) return ignored;
  game.patchItem(scope.item, { destination: at });
  return did([]);
};
