import type { Executor } from "./executor.ts";
import { moveCard } from "../core/change-zone.ts";
import { did, ignored } from "./executor.ts";

/** 103.2.a, 108.3. Any card with the name of the Chosen Champion is it; where none is known, any Champion unit. */
export const returnChampion: Executor<"return-champion"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const state = game.state.players[player];
  if (action.ifEmpty === true && state.champion.length > 0) return ignored;
  const zone = action.from === "your-trash" ? state.trash : state.hand;
  const chosen = zone.filter(({ name }) =>
    state.chosenChampion === undefined
      ? game.card(name).supertypes.includes("champion")
      : name === state.chosenChampion,
  );
  if (chosen.length === 0) return ignored;
  const [id = ""] = game.ask<"cards">({
    ask: "cards",
    player,
    why: "108.3: the Chosen Champion",
    options: chosen.map((card) => card.id),
    names: chosen.map((card) => card.name),
    min: 1,
    max: 1,
  });
  const card = moveCard(game, id, "champion");
  return card === null ? ignored : did([card.id], 1);
};
