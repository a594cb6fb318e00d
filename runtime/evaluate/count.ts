import type { Counted } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { countedPlayers } from "./players-that.ts";
import { battlefieldsScored, cardsDone, runesDone } from "./conditions/deeds.ts";
import { amountOf, playerMeant } from "./conditions/players.ts";
import { battlefields } from "./battlefields.ts";
import { hereOf } from "./places.ts";
import { cardFits, fits, isOnSide } from "./filters.ts";
import { energyCost, hasQuality, powerCost, qualifiedCard, qualifiedObject } from "./qualities.ts";
import { opponentOf } from "./places.ts";
import { unitsOnBoard } from "./places.ts";
import { idsOf } from "./references.ts";
import { findCardOrWhatBecame } from "./zones.ts";
import { timesDealt } from "./times-dealt.ts";

/** 428.5. What the steps of this text have killed. */
const killedBy = (game: Game, scope: Scope): readonly string[] =>
  scope.round.steps
    .flatMap((step) => (step.done ? step.objects : []))
    .filter((id) => game.state.gone[id]?.object.kind === "unit");

/** "for each …": how many. */
export function count(game: Game, scope: Scope, counted: Counted): number {
  switch (counted.count) {
    case "units":
    case "gear": {
      const { of } = counted;
      return game.state.objects.filter((object) => fits(game, scope, object, of)).length;
    }
    case "this-way": {
      const { quality, side, type } = counted;
      const ids = idsOf(game, scope, { refer: "they", means: counted.means });
      // 359.3.e.13. What was killed or returned is counted as it was; a token is no card any more.
      if (type === undefined && quality === undefined && side === undefined && counted.done === "killed")
        return ids.length;
      return ids.filter((id) => {
        const object = game.find(id) ?? game.state.gone[id]?.object;
        if (object !== undefined)
          return (
            (type === undefined || object.kind === type) &&
            (side === undefined || isOnSide(scope.context.you, object.controller, side)) &&
            (quality === undefined || hasQuality(game, scope, qualifiedObject(game, object), quality))
          );
        const found = findCardOrWhatBecame(game, id);
        if (found === undefined || (side !== undefined && !isOnSide(scope.context.you, found.owner, side)))
          return false;
        const card = game.card(found.card.name);
        if (type !== undefined && card.type !== type) return false;
        return quality === undefined || hasQuality(game, scope, qualifiedCard(card), quality);
      }).length;
    }
    case "cards-in": {
      const { you } = scope.context;
      if (you === null) return 0;
      const { hand, trash } =
        game.state.players[counted.zone.startsWith("opponents") ? opponentOf(you) : you];
      const cards = counted.zone === "your-hand" || counted.zone === "opponents-hand" ? hand : trash;
      const { quality, tags, type } = counted;
      const filter = {
        kind: "card",
        type,
        ...(tags === undefined ? {} : { tags }),
        ...(quality === undefined ? {} : { quality }),
      } as const;
      return cards.filter((card) => cardFits(game, scope, card.name, filter)).length;
    }
    case "done-this-turn": {
      const { you } = scope.context;
      const filter = { kind: "card", type: counted.type } as const;
      return you === null ? 0 : cardsDone(game, scope, you, counted.done, filter, counted.other);
    }
    case "runes-done": {
      const { you } = scope.context;
      return you === null ? 0 : runesDone(game, you, counted.done);
    }
    case "scored-this-turn": {
      const { you } = scope.context;
      return you === null ? 0 : battlefieldsScored(game, you, counted.done).length;
    }
    case "died-this-turn":
      return game.state.thisTurn.past.filter(
        ({ happened, object }) =>
          happened.what === "kill" &&
          (counted.inCombat !== true || happened.combat) &&
          object !== null &&
          fits(game, scope, object, counted.of),
      ).length;
    case "runes": {
      const { you } = scope.context;
      const runes = you === null ? [] : game.state.players[you].runes;
      return runes.filter(
        (rune) => counted.state === undefined || rune.exhausted === (counted.state === "exhausted"),
      ).length;
    }
    case "points-scored":
      return game.state.thisTurn.points
        .filter(({ how, player }) => player === scope.context.you && (counted.how ?? how) === how)
        .reduce((sum, { points }) => sum + points, 0);
    case "cost-of": {
      const [id] = idsOf(game, scope, counted.of);
      const name = id === undefined ? undefined : nameOf(game, id);
      if (name === undefined) return 0;
      return counted.resource === "energy" ? energyCost(game.card(name)) : powerCost(game.card(name));
    }
    case "had": {
      const player = playerMeant(scope, counted.who);
      return player === null ? 0 : amountOf(game, player, { have: counted.what });
    }
    case "tags-among": {
      const units = unitsOnBoard(game).filter((unit) => fits(game, scope, unit, counted.among));
      const tags = new Set(units.flatMap((unit) => game.tags(unit)));
      return counted.tags?.filter(({ tag }) => tags.has(tag)).length ?? tags.size;
    }
    case "times-dealt-damage":
      return timesDealt(game, scope.context.self);
    case "killed-by-this":
      return killedBy(game, scope).length;
    case "battlefields": {
      const here = hereOf(game, scope.context);
      const { you } = scope.context;
      return Object.entries(game.state.battlefields).filter(
        ([id, { controller }]) =>
          controller !== null &&
          you !== null &&
          (controller === you) === (counted.whose !== "opponents") &&
          (counted.other !== true || id !== here),
      ).length;
    }
    case "battlefields-like":
      return battlefields(game, scope.context.you, counted.of).length;
    case "players":
      return countedPlayers(game, scope, counted).length;
    case "buffs-spent":
      return idsOf(game, scope, { refer: "they", means: counted.means }).length;
    default:
      return counted satisfies never;
  }
}

const nameOf = (game: Game, id: string): string | undefined =>
  game.find(id)?.name ?? game.state.gone[id]?.object.name ?? findCardOrWhatBecame(game, id)?.card.name;

/** The objects that are counted, where they are on the board: "for each friendly unit, … it". */
export const countedObjects = (game: Game, scope: Scope, counted: Counted): readonly string[] => {
  if (counted.count !== "units" && counted.count !== "gear") return [];
  const { of } = counted;
  return game.state.objects.filter((object) => fits(game, scope, object, of)).map(({ id }) => id);
};
