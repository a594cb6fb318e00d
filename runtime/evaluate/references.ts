import type { Reference, Referent } from "../effects/index.ts";
import type { GameObject, Gone, LocationName, ObjectId } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { hereOf, isBattlefield, locationOf } from "./places.ts";
import { isInZone } from "./zones.ts";
import { stepOf } from "./round.ts";

/** The ids that a word points at: of objects, cards, battlefields, chain items. Some of them may be gone. */
export function idsOf(game: Game, scope: Scope, reference: Reference): readonly ObjectId[] {
  const [first, ...others] = reference.means;
  if (first === undefined) return [];
  const ids = idsOfReferent(game, scope, reference, first);
  if (others.length === 0 && ids.length < 2) return ids;
  return [
    ...new Set([...ids, ...others.flatMap((referent) => idsOfReferent(game, scope, reference, referent))]),
  ];
}

function idsOfReferent(
  game: Game,
  scope: Scope,
  reference: Reference,
  referent: Referent,
): readonly ObjectId[] {
  const { context, round } = scope;
  switch (referent.is) {
    case "self":
      // 136.2.d. In effect text, "this" is the attached card and "I" the top-most one.
      return [reference.refer === "this" ? (context.appendedBy ?? context.self) : context.self];
    case "choice":
      return round.chosen[referent.choice] ?? [];
    case "event":
      return context.event?.object == null ? [] : [context.event.object];
    case "step": {
      // 359.3.e.14.a. What was ignored has acted on nothing.
      const step = stepOf(round, referent.step);
      return step === undefined || (!step.done && step.replaced !== true) ? [] : step.objects;
    }
    case "top-most":
      return context.event?.topMost === undefined ? [] : [context.event.topMost];
    case "origin":
    case "tags":
    case "excess":
      return [];
    case "each":
      return round.each === undefined ? [] : [round.each];
    case "condition":
      return round.about ?? [];
    case "additional-cost":
      return context.additionalCost.objects;
    case "actor":
      return []; // A player: see `playersMeant`.
    case "rest": {
      const step = stepOf(round, referent.step);
      const chosen = new Set(Object.values(round.chosen).flat());
      // Cards that were taken have become new objects (124).
      return (step?.seen ?? step?.objects ?? []).filter(
        (id) => !chosen.has(id) && (game.find(id) !== undefined || isInZone(game, id)),
      );
    }
    default:
      return referent satisfies never;
  }
}

/** The objects on the board that a word points at now. What has left is not among them (359.3.e.4). */
export const objectsOf = (game: Game, scope: Scope, reference: Reference): readonly GameObject[] =>
  game.findAll(idsOf(game, scope, reference));

/** 359.3.e.13. The objects that a word points at, as they are or as they were last known. */
export function lastKnownOf(game: Game, scope: Scope, reference: Reference): readonly Gone[] {
  return idsOf(game, scope, reference).flatMap((id) => {
    const object = game.find(id);
    if (object !== undefined) return { object, might: game.might(object) };
    // 359.3.e.12. A permanent that left in another way than by this text, or by its own death, has no Might any more.
    const isSelf = reference.means.every((referent) => referent.is === "self");
    if (isSelf && scope.context.event?.object !== id) return [];
    return game.state.gone[id] ?? [];
  });
}

/** "there", "that battlefield", "its location": the places that a word points at. */
export function placesOf(game: Game, scope: Scope, means: Reference["means"]): readonly LocationName[] {
  return means.flatMap((referent) => {
    if (referent.is === "self") return hereOf(game, scope.context) ?? [];
    if (referent.is === "origin") return scope.context.event?.origin ?? [];
    if (referent.is === "event" && scope.context.event?.location != null) return scope.context.event.location;
    if (referent.is === "step" && scope.round.destinations[referent.step] !== undefined)
      return scope.round.destinations[referent.step] ?? [];
    const word: Reference = { refer: "they", means: [referent] };
    return idsOf(game, scope, word).flatMap((id) => {
      if (isBattlefield(game, id)) return id;
      const object = game.find(id) ?? game.state.gone[id]?.object;
      return object === undefined ? [] : (locationOf(object) ?? []);
    });
  });
}
