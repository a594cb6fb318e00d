import type { Amount, Condition, Controllable, HeldCards, Quantity } from "../../effects/index.ts";
import type { Player, ZoneCard } from "../../state/index.ts";
import type { Game } from "../../step/game.ts";
import type { Scope } from "../scope.ts";
import { cardFits, fits } from "../filters.ts";
import { hereOf, opponentOf, unitsAt } from "../places.ts";
import { idsOf, objectsOf } from "../references.ts";
import { isAsMany } from "./quantity.ts";
import { findCard } from "../zones.ts";
import { keepInRound } from "../round.ts";

type If<Kind extends Condition["if"]> = Extract<Condition, { readonly if: Kind }>;
type Who = "you" | "an-opponent";

/** "you", "an opponent"; nobody where nobody speaks (190.6.d). */
export const playerMeant = ({ context: { you } }: Scope, who: Who): Player | null =>
  you === null ? null : who === "you" ? you : opponentOf(you);

/** How many of these a player controls, or anybody. */
export function howManyControlled(
  game: Game,
  scope: Scope,
  quantity: Quantity<Controllable>,
  who: Who | undefined,
): number {
  const player = who === undefined ? undefined : playerMeant(scope, who);
  if (player === null) return 0;
  return controlled(game, scope, quantity.of, player, quantity.quantity === "another");
}

function controlled(
  game: Game,
  scope: Scope,
  of: Controllable,
  player: Player | undefined,
  other = false,
): number {
  const { battlefields, facedown, objects, players } = game.state;
  const isTheirs = (controller: Player | null): boolean =>
    controller !== null && (player === undefined || controller === player);
  switch (of.kind) {
    case "battlefield":
      return Object.entries(battlefields).filter(
        ([id, { controller }]) => isTheirs(controller) && !(other && id === hereOf(game, scope.context)),
      ).length;
    case "rune":
      return (["A", "B"] as const)
        .filter(isTheirs)
        .flatMap((each) => players[each].runes)
        .filter(({ exhausted }) => of.state === undefined || exhausted === (of.state === "exhausted")).length;
    case "facedown":
      // 107.3. Facedown cards are at battlefields.
      return facedown.filter(
        (card) =>
          isTheirs(card.owner) &&
          (of.where?.at !== "here" || card.battlefield === hereOf(game, scope.context)),
      ).length;
    case "unit":
    case "gear":
    case "permanent":
      return objects.filter(
        (object) =>
          isTheirs(object.controller) &&
          !(other && object.id === scope.context.self) &&
          fits(game, scope, object, of),
      ).length;
    default:
      return of satisfies never;
  }
}

/** 191. */
export function controlsIt(game: Game, scope: Scope, { by, not, what }: If<"controls-it">): boolean {
  const player = playerMeant(scope, by);
  const controllers =
    "battlefield" in what
      ? [game.state.battlefields[hereOf(game, scope.context) ?? ""]?.controller]
      : objectsOf(game, scope, what).map(({ controller }) => controller);
  return controllers.some((controller) => player !== null && controller === player) === (not !== true);
}

/** How many points, how much XP or how many cards a player has. What is counted is kept: "put each in its trash". */
export function howManyHad(game: Game, scope: Scope, { what: { of }, who }: If<"player-has">): number {
  const player = playerMeant(scope, who);
  if (player === null) return 0;
  if (of.have !== "cards") return amountOf(game, player, of);
  const about = cardsHeld(game, scope, player, of).map(({ id }) => id);
  keepInRound(scope, { about });
  return about.length;
}

export const amountOf = (game: Game, player: Player, { have }: Amount): number =>
  have === "points" ? game.state.players[player].points : game.state.players[player].xp;

function cardsHeld(game: Game, scope: Scope, player: Player, held: HeldCards): readonly ZoneCard[] {
  const { not, quality, tags, type, where } = held;
  const filter = {
    kind: "card",
    type,
    ...(not === undefined ? {} : { not }),
    ...(tags === undefined ? {} : { tags }),
    ...(quality === undefined ? {} : { quality }),
  } as const;
  return zoneOf(game, scope, player, where).filter((card) => cardFits(game, scope, card.name, filter));
}

function zoneOf(game: Game, scope: Scope, player: Player, where: HeldCards["where"]): readonly ZoneCard[] {
  const { hand, trash } = game.state.players[player];
  switch (where.held) {
    case "hand":
      return hand;
    case "trash":
      return trash;
    case "banished-with": {
      const by = idsOf(game, scope, where.who);
      return (game.state.banishedBy ?? [])
        .filter((each) => by.includes(each.by))
        .flatMap(({ card }) => {
          const found = findCard(game, card);
          return found?.zone === "banished" ? found.card : [];
        });
    }
    default:
      return where satisfies never;
  }
}

/** "you control more units here than an opponent", "an opponent has more points than you" */
export function hasMore(game: Game, scope: Scope, { of, who }: If<"has-more">): boolean {
  const player = playerMeant(scope, who);
  if (player === null) return false;
  const has = (each: Player): number => {
    if ("kind" in of) return controlled(game, scope, of, each);
    return of.have === "cards" ? cardsHeld(game, scope, each, of).length : amountOf(game, each, of);
  };
  return has(player) > has(opponentOf(player));
}

/** "you have units at two or more battlefields" */
export function hasUnitsAt(game: Game, scope: Scope, { at, who }: If<"has-units-at">): boolean {
  const player = playerMeant(scope, who);
  const here = at.quantity === "another" ? hereOf(game, scope.context) : null;
  const places = Object.keys(game.state.battlefields).filter(
    (place) => place !== here && unitsAt(game, place).some(({ controller }) => controller === player),
  );
  return isAsMany(at, places.length);
}
