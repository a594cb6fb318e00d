import type { AlsoMove, Destination, Move } from "../effects/index.ts";
import type { GameObject, LocationName } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { move as moveObjects } from "../core/move.ts";
import { battlefields } from "../evaluate/battlefields.ts";
import { hereOf, isBattlefield, locationOf } from "../evaluate/places.ts";
import { lastKnownOf, placesOf } from "../evaluate/references.ts";
import { causeOf, didTo } from "./executor.ts";
import { select } from "./select.ts";

/** 447.2. Where a unit goes; null if the place that the text means is not there. */
function destinationOf(
  game: Game,
  scope: Scope,
  destination: Destination | undefined,
  step: number,
  unit: GameObject,
  together: readonly GameObject[],
): LocationName | null {
  switch (destination?.to) {
    case "base":
      return baseOf(game, scope, destination.whose, unit);
    case "here":
      return hereOf(game, scope.context);
    case "there":
    case "that-battlefield":
    case "the-same-battlefield":
      return placesOf(game, scope, destination.means)[0] ?? null;
    case "location-of": {
      const { of: owner } = destination;
      const of =
        "refer" in owner
          ? lastKnownOf(game, scope, owner)[0]?.object
          : game.findAll(scope.round.chosen[owner.choice] ?? [])[0];
      const at = of === undefined ? null : locationOf(of);
      return at === null || (destination.which === "battlefield" && !isBattlefield(game, at)) ? null : at;
    }
    case "the-others-location": {
      const other = together.find(({ id }) => id !== unit.id);
      return other === undefined ? null : locationOf(other);
    }
    case "different-battlefields":
      return null; // Each has its own: see `apart`.
    case "a-battlefield":
    case "a-location":
    case "a-single-location":
    case "to-or-from-base":
    case undefined:
      return scope.round.destinations[step] ?? null; // 355.4
    default:
      return destination satisfies never;
  }
}

/** 107.1.a. Whose base is meant; null if the unit that speaks is not on the board and never was. */
function baseOf(
  game: Game,
  scope: Scope,
  whose: Extract<Destination, { readonly to: "base" }>["whose"],
  unit: GameObject,
): LocationName | null {
  switch (whose) {
    case "its":
    case "their":
    case undefined:
      return `base ${unit.controller}`;
    case "your":
      return scope.context.you === null ? null : `base ${scope.context.you}`;
    case "my": {
      const [self] = lastKnownOf(game, scope, { refer: "me", means: [{ is: "self" }] });
      return self === undefined ? null : `base ${self.object.controller}`;
    }
    default:
      return whose satisfies never;
  }
}

/** 355.11. "to different battlefields": the player says where each goes, no two of them to the same one. */
function apart(
  game: Game,
  scope: Scope,
  { youControl }: Extract<Destination, { readonly to: "different-battlefields" }>,
  units: readonly GameObject[],
): ReadonlyMap<string, LocationName> {
  const places = new Map<string, LocationName>();
  const { actor, context } = scope;
  if (actor === null) return places;
  const filter = { kind: "battlefield", ...(youControl === true ? { youControl } : {}) } as const;
  for (const unit of units) {
    const taken = [...places.values()];
    const options = battlefields(game, context.you, filter).filter(
      (at) => !taken.includes(at) && at !== locationOf(unit),
    );
    if (options.length === 0) continue; // 055
    const why = `355.4: where ${unit.name} moves`;
    places.set(unit.id, game.ask<"to">({ ask: "to", player: actor, why, options }));
  }
  return places;
}

/** 420. An effect's move. Every destination is known before anything moves: "and it to my original location". */
export const move: Executor<"move"> = (game, scope, action) => {
  const moves = [{ what: action.what, destination: action.destination }, ...also(action)];
  const groups = new Map<LocationName, GameObject[]>();
  for (const { what, destination } of moves) {
    const units = select(game, scope, what, action).filter((object) => object.kind !== "legend");
    const places =
      destination?.to === "different-battlefields" ? apart(game, scope, destination, units) : null;
    for (const unit of units) {
      const to =
        places === null
          ? destinationOf(game, scope, destination, action.step, unit, units)
          : (places.get(unit.id) ?? null);
      if (to !== null) groups.set(to, [...(groups.get(to) ?? []), unit]);
    }
  }
  return didTo([...groups].flatMap(([to, group]) => moveObjects(game, group, to, causeOf(scope, "420.2.a"))));
};
const also = ({ and }: Move): readonly AlsoMove[] => (and === undefined ? [] : [and]);
