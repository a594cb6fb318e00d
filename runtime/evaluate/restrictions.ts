import type {
  ByWhat,
  DoneToObject,
  ObjectRestriction,
  PlayerRestriction,
  Quality,
} from "../effects/index.ts";
import type { Context, GameObject, LocationName, Player } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { isDuring } from "./during.ts";
import { fits } from "./filters.ts";
import { passivesOf, speaksOf } from "./passives.ts";
import { hereOf, isBattlefield, locationOf, placeNamed, unitsAt } from "./places.ts";
import { hasQuality, isOfType, qualifiedCard } from "./qualities.ts";
import { idsOf } from "./references.ts";
import { scopeOf } from "./scope.ts";

/** 054.1. "Can't" beats "can". Whether something is not allowed now. */

interface Said {
  readonly restriction: PlayerRestriction;
  /** Null: said by an effect that goes on; it speaks of no place. */
  readonly scope: Scope | null;
}

/** Everything that a player cannot do now. */
function restrictionsOf(game: Game, player: Player): readonly Said[] {
  const passives = passivesOf(game, "players-cannot").filter(({ passive, scope }) => {
    const { you } = scope.context;
    switch (passive.who) {
      case "players":
        return true;
      case "you":
        return you === player;
      case "opponents":
        return you !== null && you !== player;
      default:
        return passive.who satisfies never;
    }
  });
  return [
    ...passives.map(({ passive, scope }) => ({ restriction: passive.restriction, scope })),
    ...game.state.continuous.flatMap((effect) =>
      effect.is === "player-restriction" && effect.player === player
        ? [{ restriction: effect.restriction, scope: null }]
        : [],
    ),
  ];
}

/** "Opponents can't play spells." */
export const cannotPlay = (game: Game, player: Player, name: string, from: string): boolean =>
  restrictionsOf(game, player).some(
    ({ restriction, scope }) =>
      restriction.cannot === "play" &&
      restriction.here !== true &&
      isZone(restriction.from, from) &&
      (restriction.whose !== "your" || scope === null || scope.context.you === player) &&
      isOfType(game.card(name), restriction.type) &&
      hasPlayedMany(game, player, restriction) &&
      isNow(game, restriction, scope),
  );
/** "from their trash", "from anywhere other than their hand" */
const isZone = (
  said: Extract<PlayerRestriction, { readonly cannot: "play" }>["from"],
  from: string,
): boolean => said === undefined || (said === "anywhere-but-hand" ? from !== "hand" : from === said);
/** "more than one spell each turn" */
const hasPlayedMany = (
  game: Game,
  player: Player,
  { moreThan, type }: Extract<PlayerRestriction, { readonly cannot: "play" }>,
): boolean =>
  game.state.thisTurn.played.filter((card) => card.player === player && isOfType(game.card(card.name), type))
    .length >= (moreThan ?? 0);
const isNow = (
  game: Game,
  { during }: Extract<PlayerRestriction, { readonly cannot: "play" }>,
  scope: Scope | null,
): boolean => during === undefined || isDuring(game, scope?.context.you ?? null, during);
/** "Opponents can't play units here." */
export const placesClosedTo = (game: Game, player: Player, name: string): readonly LocationName[] =>
  restrictionsOf(game, player).flatMap(({ restriction, scope }) => {
    if (restriction.cannot !== "play" || restriction.here !== true || scope === null) return [];
    if (!isOfType(game.card(name), restriction.type) || !isNow(game, restriction, scope)) return [];
    return hereOf(game, scope.context) ?? [];
  });
export const cannotGainXp = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(({ restriction }) => restriction.cannot === "gain-xp");
export const cannotDraw = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(
    ({ restriction }) =>
      restriction.cannot === "draw" &&
      game.state.thisTurn.drawn.filter((card) => card.player === player).length >=
        (restriction.moreThan ?? 0),
  );
/** "Opponents can only play units to their base." */
export const playsOnlyToBase = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(({ restriction }) => restriction.cannot === "play-units-elsewhere");
export const cannotHide = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(({ restriction }) => restriction.cannot === "hide");
export const cannotGainPoints = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(({ restriction }) => restriction.cannot === "gain-points");

/** The turns that a player has begun, the present one with them. */
const turnsOf = (game: Game, player: Player): number => {
  const { turn, turnNumber } = game.state;
  return player === turn ? Math.ceil(turnNumber / 2) : Math.floor(turnNumber / 2);
};
/** 467. "Players can't score here until their third turn." */
export const cannotScore = (game: Game, player: Player, at: string): boolean =>
  restrictionsOf(game, player).some(({ restriction, scope }) => {
    if (restriction.cannot !== "score") return false;
    if (restriction.untilTurn !== undefined && turnsOf(game, player) >= restriction.untilTurn) return false;
    return restriction.here !== true || (scope !== null && hereOf(game, scope.context) === at);
  });

/** What is said that an object cannot do, and by which words; a null context: nothing that a place is measured by. */
function objectRestrictionsOf(
  game: Game,
  object: GameObject,
): readonly {
  readonly restriction: ObjectRestriction;
  readonly context: Context;
  readonly by: Player | null;
}[] {
  const passives = passivesOf(game, "cannot").flatMap(({ passive, scope }) =>
    speaksOf(game, scope, passive.who, object)
      ? [{ restriction: passive.restriction, context: scope.context, by: null }]
      : [],
  );
  const others = game.state.continuous.flatMap((effect) =>
    effect.is === "object-restriction" && effect.on === object.id ? [effect] : [],
  );
  return [...passives, ...others];
}

/** 447. Whether a player cannot move this object there; `by` null: nobody could. Standard moves are by no effect. */
export const cannotMoveObject = (
  game: Game,
  object: GameObject,
  { by: mover, sources }: Pick<Cause, "by" | "sources">,
  to: LocationName,
): boolean =>
  objectRestrictionsOf(game, object).some(({ by, context, restriction }) => {
    if (by !== null && by !== mover) return false; // "They can't move it this turn."
    if (restriction.cannot === "attack")
      return isAttackedAt(game, object, to) && (restriction.here !== true || to === hereOf(game, context));
    if (restriction.cannot !== "move") return false;
    const here = hereOf(game, context);
    // At base, "my battlefield" is none.
    const isMine = (place: LocationName | null, said: "here" | "my-battlefield"): boolean =>
      place !== null && place === here && (said === "here" || isBattlefield(game, place));
    if (restriction.from !== undefined && !isMine(locationOf(object), restriction.from)) return false;
    if (restriction.to === "here" || restriction.to === "my-battlefield") return isMine(to, restriction.to);
    return isClosedPlace(game, context, restriction.to, to);
  }) ||
  (sources.length > 0 && cannotBe(game, object, "moved", { by: mover, sources })) ||
  (mover !== null &&
    restrictionsOf(game, mover).some(({ restriction, scope }) => {
      if (restriction.cannot !== "move" || scope === null) return false;
      const { what } = restriction;
      return "refer" in what
        ? idsOf(game, scope, what).includes(object.id)
        : fits(game, scope, object, what.of);
    }));

type MoveRestriction = Extract<ObjectRestriction, { readonly cannot: "move" }>;
/** "to base", "to battlefields you control"; without a place it is any. */
function isClosedPlace(
  game: Game,
  context: Context,
  place: Exclude<MoveRestriction["to"], "here" | "my-battlefield">,
  to: LocationName,
): boolean {
  const controller = game.state.battlefields[to]?.controller ?? null;
  switch (place) {
    case undefined:
      return true;
    case "base":
      return placeNamed(to).at === "base";
    case "battlefields":
      return placeNamed(to).at !== "base";
    case "battlefields-you-control":
      return controller !== null && controller === context.you;
    case "enemy-battlefields":
      return controller !== null && context.you !== null && controller !== context.you;
    default:
      return place satisfies never;
  }
}

/** 383.4.e. Where a unit would attack: enemy units are there. */
const isAttackedAt = (game: Game, { controller }: GameObject, at: LocationName): boolean =>
  unitsAt(game, at).some((unit) => unit.controller !== controller);

/** 054.1. Whether something cannot be done to this object by whoever would do it. */
export const cannotBe = (
  game: Game,
  object: GameObject,
  done: DoneToObject,
  cause: Pick<Cause, "by" | "sources">,
): boolean =>
  objectRestrictionsOf(game, object).some(
    ({ context, restriction }) =>
      restriction.cannot === "be" &&
      (restriction.done === done || restriction.or === done) &&
      (restriction.here !== true || locationOf(object) === hereOf(game, context)) &&
      isByWhat(object, restriction.by, cause) &&
      isByQuality(game, context, restriction.quality, cause),
  );

/** 417.6. Whether an object cannot be the source of damage. */
export const cannotDealDamage = (game: Game, object: GameObject): boolean =>
  objectRestrictionsOf(game, object).some(({ restriction }) => restriction.cannot === "deal-damage");

/** 411.5. "by enemy spells with Energy cost less than my Might": of the card that does it. */
const isByQuality = (
  game: Game,
  context: Context,
  quality: Quality | undefined,
  { sources }: Pick<Cause, "sources">,
): boolean =>
  quality === undefined ||
  sources.some(({ name }) => hasQuality(game, scopeOf(context), qualifiedCard(game.card(name)), quality));

/** 757. "by enemy spells and abilities" */
function isByWhat(
  object: GameObject,
  by: ByWhat | undefined,
  { by: player, sources }: Pick<Cause, "by" | "sources">,
): boolean {
  const isSpell = sources.some(({ kind }) => kind === "spell");
  const isAbility = sources.some(({ kind }) => kind === "ability");
  const isEnemy = player !== null && player !== object.controller;
  switch (by) {
    case undefined:
      return true;
    case "spells":
      return isSpell;
    case "spells-and-abilities":
      return isSpell || isAbility;
    case "enemy-spells":
      return isEnemy && isSpell;
    case "enemy-abilities":
      return isEnemy && isAbility && !isSpell;
    case "enemy-spells-and-abilities":
      return isEnemy && (isSpell || isAbility);
    default:
      return by satisfies never;
  }
}
