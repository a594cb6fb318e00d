import type { GameEvent, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { recycleRunes, runeName } from "../core/channel.ts";
import { isReplaced } from "../core/replacements.ts";
import { leaveBoard, recycleCards } from "../core/change-zone.ts";
import { redirect } from "../chain/pending-of.ts";
import { trigger } from "../abilities/trigger.ts";
import { findCard, findCardOrWhatBecame, findFacedown } from "../evaluate/zones.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { areTopCards, putTopCards } from "./top-cards.ts";
import { selectIds } from "./select.ts";

/** 416. Cards to the bottom of the Main Deck, runes to the Rune Deck. */
export const recycle: Executor<"recycle"> = (game, scope, action) => {
  if (areTopCards(action.what)) return putTopCards(game, scope, action.what, "bottom");
  const ids = selectIds(game, scope, action.what, action);
  const runes = recycledRunes(game, scope, ids);
  // What this text plays is recycled when it leaves the chain: "Then recycle it."
  const played = ids.filter((id) => redirect(game, id, "deck"));
  if (played.length > 0) return did(played, played.length);
  const permanents = ids.filter((id) => game.find(id) !== undefined);
  const cards = ids
    .filter((id) => !permanents.includes(id))
    .flatMap((id) => cardOf(game, id)?.card.id ?? findFacedown(game, id)?.id ?? []);
  if (permanents.length === 0 && cards.length === 0) return runes === 0 ? ignored : did(ids, runes);
  const fromBoard = permanents.length === 0 ? [] : recycledFromBoard(game, scope, permanents).objects;
  const fromZones = cards.length === 0 ? [] : recycled(game, scope, cards).objects;
  return did([...fromBoard, ...fromZones], permanents.length + cards.length + runes);
};

/**
 * The card that is recycled: what has left the board is followed to where it went ("Kill it. Recycle it."); a card outside
 * the board that has changed zones, such as a revealed one that was drawn, is a new object (124), and not meant.
 */
const cardOf = (game: Game, id: string) =>
  game.state.gone[id] === undefined ? findCard(game, id) : findCardOrWhatBecame(game, id);

/** 416.6. "Recycle 3 from your trash": cards of the player's choice, as many as there are (416.4). */
export const recycleFromTrash: Executor<"recycle-from-trash"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const { trash } = game.state.players[player];
  const number = Math.min(action.count, trash.length);
  if (number === 0) return ignored;
  const chosen = game.ask<"cards">({
    ask: "cards",
    player,
    why: `416.6: recycle ${number} from your trash`,
    options: trash.map((card) => card.id),
    names: trash.map((card) => card.name),
    min: number,
    max: number,
  });
  return recycled(game, scope, chosen);
};

function recycled(game: Game, scope: Scope, ids: readonly string[]): StepResult {
  const cause = causeOf(scope, "416.1");
  const zones = new Map<string, string>();
  const left = ids.filter((object) => {
    const found = findCard(game, object);
    if (found === undefined) return true;
    const { card, zone: from } = found;
    zones.set(card.key, from);
    return !isReplaced(game, cause, { what: "recycle", object, name: card.name, from });
  });
  const cards = recycleCards(game, left);
  const events = cards.map(({ id: object, key, name }) => {
    const from = zones.get(key);
    return game.log(cause, { what: "recycle", object, name, ...(from === undefined ? {} : { from }) });
  });
  trigger(game, events);
  return did(
    cards.map((card) => card.id),
    cards.length,
  );
}

/** 056, 416.5. Permanents go to the bottom of the decks of their owners, in a random order; tokens cease to exist. */
function recycledFromBoard(game: Game, scope: Scope, ids: readonly string[]): StepResult {
  const cause = causeOf(scope, "416.1");
  const left = ids.filter(
    (object) => !isReplaced(game, cause, { what: "recycle", object, name: game.find(object)?.name ?? "" }),
  );
  const events: GameEvent[] = [];
  while (left.length > 0) {
    const [id = ""] = left.splice(left.length > 1 ? game.random(left.length) : 0, 1);
    const name = game.find(id)?.name ?? "";
    leaveBoard(game, id, "deck");
    events.push(game.log(causeOf(scope, "416.1"), { what: "recycle", object: id, name }));
  }
  trigger(game, events);
  return did(ids, ids.length);
}

/** 416.1.b. Runes go to the Rune Decks of their owners. */
function recycledRunes(game: Game, scope: Scope, ids: readonly string[]): number {
  const events: GameEvent[] = [];
  for (const { domain, id } of recycleRunes(game, ids))
    events.push(
      game.log(causeOf(scope, "416.1.b"), {
        what: "recycle",
        object: id,
        name: runeName(domain),
        rune: true,
      }),
    );
  if (events.length > 0) trigger(game, events);
  return events.length;
}
