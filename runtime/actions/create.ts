import type { CreateToken } from "../effects/index.ts";
import type { GameEvent, LocationName, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Executor } from "./executor.ts";
import { enterBoard } from "../core/change-zone.ts";
import { contest } from "../core/move.ts";
import { trigger } from "../abilities/trigger.ts";
import { count } from "../evaluate/count.ts";
import { hereOf, placeNamed } from "../evaluate/places.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 439. Tokens come onto the board at once: nothing is played, so no play effect triggers (439.2). */
export const createToken: Executor<"create"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const times = action.count * (action.per === undefined ? 1 : count(game, scope, action.per));
  const { what } = action;
  const created: string[] = [];
  const events: GameEvent[] = [];
  for (let i = 0; i < times; i++) {
    const at = placeOf(game, scope, action, player);
    if (at === null) continue;
    const isUnit = what.token === "unit";
    const might = isUnit ? (what.might ?? game.card(what.name).might ?? 0) : null;
    const object = enterBoard(game, {
      key: null,
      name: what.name,
      kind: what.token,
      owner: player, // 439.4
      controller: player,
      token: { might, keywords: isUnit ? (what.keywords ?? []) : [] },
      place: placeNamed(at),
      exhausted: isUnit ? what.ready !== true : action.exhausted === true, // 143.4
    });
    if (isUnit) contest(game, object, at); // 190.3.a.1
    created.push(object.id);
    events.push(game.log(causeOf(scope, "439.1"), { what: "enter", object: object.id, name: object.name }));
  }
  trigger(game, events);
  return created.length === 0 ? ignored : did(created, created.length);
};

/** 439.2.b.1. Where the text says, or any location where it could be played; gear is at the base (359.2.d). */
function placeOf(game: Game, scope: Scope, { at, what }: CreateToken, player: Player): LocationName | null {
  const base: LocationName = `base ${player}`;
  const all = Object.entries(game.state.battlefields);
  const controlled = all.filter(([, { controller }]) => controller === player).map(([id]) => id);
  const ask = (options: readonly LocationName[]): LocationName | null =>
    options.length === 0
      ? null
      : game.ask<"to">({ ask: "to", player, why: `439.2: where ${what.name} is created`, options });
  switch (at) {
    case "your-base":
      return base;
    case "here":
      return hereOf(game, scope.context);
    case "a-battlefield":
      return ask(all.map(([id]) => id));
    case "a-battlefield-you-control":
      return ask(controlled);
    case undefined:
      return what.token === "gear" ? base : ask([base, ...controlled]);
    default:
      return at satisfies never;
  }
}
