import type { Game } from "../step/game.ts";

/** 355.2. The location where a unit will enter. Gear enters at the base (359.2.d). False: there is none. */
export function chooseDestination(game: Game, id: number): boolean {
  const item = game.item(id);
  if (item?.kind !== "permanent" || item.destination !== null) return true;
  if (item.hiddenAt !== null) {
    game.patchItem(id, { destination: item.hiddenAt }); // 811.1.d.1
    return true;
  }
  const { controller, context, token } = item;
  const isGear = token === null ? game.card(context.name).type === "gear" : token.might === null;
  if (isGear) {
    game.patchItem(id, { destination: `base ${controller}` });
    return true;
  }
  // 355.2.a. The controller's base, or a battlefield that the controller controls.
  const controlled = Object.entries(game.state.battlefields)
    .filter(([, battlefield]) => battlefield.controller === controller)
    .map(([name]) => name);
  const options = [`base ${controller}`, ...controlled];
  const why = `355.2: where ${context.name} is played`;
  const destination = game.ask<"to">({ ask: "to", player: controller, why, options });
  game.patchItem(id, { destination });
  return true;
}
