import type { Executor } from "./executor.ts";
import { playersMeant } from "../evaluate/their.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 735, 738. It is put into the queue of turns, after those that are there. */
export const takeTurn: Executor<"take-turn"> = (game, scope) => {
  if (scope.actor === null) return ignored;
  game.update({ extraTurns: [...(game.state.extraTurns ?? []), scope.actor] });
  return did([]);
};

/** 128. It changes who knows what, and nothing else. */
export const seeFacedownCards: Executor<"see-facedown-cards"> = (game, scope, action) => {
  const owners = playersMeant(scope, action.means);
  const cards = game.state.facedown.filter(({ owner }) => owners.includes(owner));
  for (const { id, name } of cards) game.log(causeOf(scope, "128.4"), { what: "look", object: id, name });
  return did(cards.map(({ id }) => id));
};
