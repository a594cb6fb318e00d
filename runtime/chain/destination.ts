import type { ChainItem } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { unitsAt } from "../evaluate/places.ts";
import { prints } from "../evaluate/qualities.ts";
import { ownPassives } from "./cost-changes.ts";
import { allowedPlaces, ambushPlaces, permittedPlaces } from "./play-places.ts";

const printsAmbush = (game: Game, item: ChainItem): boolean =>
  item.card !== null && prints(game.card(item.context.name), "Ambush");
const isAmbush = (game: Game, item: ChainItem): boolean =>
  printsAmbush(game, item) || ownPassives(game, item).some(({ passive }) => passive === "may-ambush-to");

/** 822.1.b. "I may be played to a battlefield where you control units." */
const ambush = (game: Game, item: ChainItem): readonly string[] => [
  ...(printsAmbush(game, item)
    ? Object.keys(game.state.battlefields).filter((name) =>
        unitsAt(game, name).some((unit) => unit.controller === item.controller),
      )
    : []),
  ...ambushPlaces(game, item),
];

/** 822.1.b. It has [Reaction] only as long as it is played so; where its player needs that, it must be. */
const onlyByAmbush = (game: Game, item: ChainItem): boolean =>
  game.task === "act" &&
  isAmbush(game, item) &&
  !prints(game.card(item.context.name), "Reaction") &&
  (game.state.turn !== item.controller || game.state.showdown !== null || game.state.chain.length > 1);

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
  if (item.among !== null) return askFor(game, item, battlefieldsFor(game, item, item.among));
  // 355.2.a. The controller's base, or a battlefield that the controller controls.
  const controlled = Object.entries(game.state.battlefields)
    .filter(([, battlefield]) => battlefield.controller === controller)
    .map(([name]) => name);
  const usual = onlyByAmbush(game, item) ? [] : [`base ${controller}`, ...controlled];
  const places = [...new Set([...usual, ...ambush(game, item), ...permittedPlaces(game, item)])];
  return askFor(game, item, places);
}

/** 822.3. A location that only [Ambush] allows needs units of its player there until it is finalized. */
export function isAmbushLost(game: Game, id: number): boolean {
  const item = game.item(id);
  const destination = item?.destination ?? null;
  if (item === undefined || destination === null || !isAmbush(game, item)) return false;
  const battlefield = game.state.battlefields[destination];
  if (battlefield === undefined || item.hiddenAt !== null || item.among !== null) return false;
  if (battlefield.controller === item.controller && !onlyByAmbush(game, item)) return false;
  // 822.3.a. Other permissions go on.
  return ![...ambush(game, item), ...permittedPlaces(game, item)].includes(destination);
}

function askFor(game: Game, item: ChainItem, places: readonly string[]): boolean {
  const { context, controller, id } = item;
  const options = allowedPlaces(game, item, places);
  if (options.length === 0) return false;
  const why = `355.2: where ${context.name} is played`;
  const destination = game.ask<"to">({ ask: "to", player: controller, why, options });
  game.patchItem(id, { destination });
  return true;
}

/** 355.2.b. What an effect that plays it permits. */
const battlefieldsFor = (
  game: Game,
  { controller: player }: ChainItem,
  among: NonNullable<ChainItem["among"]>,
): readonly string[] =>
  Object.entries(game.state.battlefields)
    .filter(([, { controller }]) => among === "any-battlefield" || controller === player)
    .map(([name]) => name);
