import type {
  AmongFilter,
  AttachedTo,
  CardFilter,
  EitherFilter,
  GearFilter,
  GroupOfGear,
  GroupOfPermanents,
  GroupOfUnits,
  LegendFilter,
  PermanentFilter,
  Reference,
  Side,
  SomethingFilter,
  UnitFilter,
} from "../effects/index.ts";
import type { GameObject, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { hasQuality, isOfType, qualifiedCard, qualifiedObject } from "./qualities.ts";
import { idsOf } from "./references.ts";
import { isEquipment, isInState } from "./states.ts";
import { playersMeant } from "./their.ts";
import { isWhere } from "./where.ts";

export type BoardFilter =
  | AmongFilter
  | EitherFilter
  | GroupOfPermanents
  | UnitFilter
  | GearFilter
  | PermanentFilter
  | GroupOfUnits
  | GroupOfGear
  | LegendFilter
  | SomethingFilter;

/** 740.1. Friendly: the same controller; enemy: an opponent. Nothing is either to nobody. */
export const isOnSide = (you: Player | null, controller: Player, side: Side): boolean =>
  you !== null && (controller === you) === (side === "friendly");

const theyOf = (scope: Scope, means: Reference["means"] | undefined): readonly (Player | null)[] =>
  means === undefined ? [scope.actor] : playersMeant(scope, means);

/** Whether an object on the board fits the words of a filter, seen by who speaks. */
export function fits(game: Game, scope: Scope, object: GameObject, filter: BoardFilter): boolean {
  if (filter.kind === "among") return idsOf(game, scope, filter.among).includes(object.id);
  if (filter.kind === "either")
    return fits(game, scope, object, filter.first) || fits(game, scope, object, filter.second);
  const { you, self } = scope.context;
  if (filter.kind === "something") return fitsSomething(game, scope, object, filter);
  if (filter.kind === "permanent" ? object.kind === "legend" : object.kind !== filter.kind) return false;
  if (filter.yours === true && object.controller !== you) return false;
  if (filter.kind === "legend")
    return filter.side === undefined || isOnSide(you, object.controller, filter.side);
  if (filter.mighty === true && !isInState(game, object, "mighty")) return false;
  if (filter.youControl === true && object.controller !== you) return false;
  if (filter.theyControl === true && !theyOf(scope, filter.means).includes(object.controller)) return false;
  if (filter.theyDoNotControl === true && theyOf(scope, filter.means).includes(object.controller))
    return false;
  if (filter.youDoNotControl === true && object.controller === you) return false;
  if (filter.unchosen === true && isChosenBefore(scope, object.id)) return false;
  if (filter.side !== undefined && !isOnSide(you, object.controller, filter.side)) return false;
  if (filter.other === true && (object.id === self || isChosenBefore(scope, object.id))) return false;
  if (filter.state !== undefined && !isInState(game, object, filter.state)) return false;
  if (filter.kind === "unit") {
    if (filter.champion === true && !game.card(object.name).supertypes.includes("champion")) return false;
    // "a Mech", "a Shadow Clone": by a tag, or by the name of a token (187).
    const names = [game.card(object.name).name, ...game.tags(object)];
    if (filter.without !== undefined && names.includes(filter.without)) return false;
    if (filter.tags !== undefined && !filter.tags.some(({ tag }) => names.includes(tag))) return false;
  }
  if (filter.kind === "gear" && filter.equipment === true && !isEquipment(game, object)) return false;
  const to = filter.kind === "gear" ? (filter.its ?? filter.attachedTo) : undefined;
  if (to !== undefined && !isAttachedTo(game, scope, object, to)) return false;
  if (filter.where !== undefined && !isWhere(game, scope, object, filter.where)) return false;
  return (
    filter.quality === undefined || hasQuality(game, scope, qualifiedObject(game, object), filter.quality)
  );
}

/** 716. Whether a gear is attached to what a text says. */
function isAttachedTo(game: Game, scope: Scope, gear: GameObject, to: AttachedTo): boolean {
  if (gear.attachedTo === null) return false;
  if ("refer" in to) return idsOf(game, scope, to).includes(gear.attachedTo);
  const top = game.find(gear.attachedTo);
  return top !== undefined && fits(game, scope, top, to.of);
}

const fitsSomething = (
  game: Game,
  scope: Scope,
  object: GameObject,
  { other, state, youControl, youDoNotControl }: SomethingFilter,
): boolean =>
  (youControl !== true || object.controller === scope.context.you) &&
  (youDoNotControl !== true || object.controller !== scope.context.you) &&
  (other !== true || (object.id !== scope.context.self && !isChosenBefore(scope, object.id))) &&
  (state === undefined || isInState(game, object, state));

/** 051. "another", "other": not one that the same text has chosen before. */
const isChosenBefore = (scope: Scope, id: string): boolean =>
  Object.values(scope.round.chosen).some((ids) => ids.includes(id));

/** Whether a card outside the board fits, its zone aside. */
export function cardFits(game: Game, scope: Scope, name: string, filter: CardFilter): boolean {
  const card = game.card(name);
  if (!isOfType(card, filter.type) || card.type === filter.not) return false;
  if (filter.tags !== undefined && !filter.tags.some(({ tag }) => card.tags.includes(tag))) return false;
  const qualities = [filter.qualityBefore, filter.quality].filter((quality) => quality !== undefined);
  return qualities.every((quality) => hasQuality(game, scope, qualifiedCard(card), quality));
}
