import type { Choice, FacedownFilter, RuneFilter, SomethingFilter, SpellFilter } from "../effects/index.ts";
import type { ChainItem, Player } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { cardsFitting } from "../evaluate/cards.ts";
import { fits, isOnSide, type BoardFilter } from "../evaluate/filters.ts";
import { battlefields } from "../evaluate/battlefields.ts";
import { hasQuality, qualifiedCard, type Qualified } from "../evaluate/qualities.ts";
import { cannotBeChosen } from "../evaluate/untargetable.ts";
import { isAtBattlefield, isBattlefield, locationOf } from "../evaluate/places.ts";
import { itemName } from "../evaluate/zones.ts";

/** What a choice can choose now, in order of arrival. */
export function optionsOf(game: Game, scope: Scope, choice: Choice): readonly string[] {
  const earlier = scope.round.chosen;
  const atEach = choice.select === "up-to" ? choice.atEach : undefined;
  const found = candidates(game, scope, choice)
    .filter((id) => atEach !== "battlefield" || isThereAtBattlefield(game, id))
    .filter((id) => isWhereHidden(game, scope, choice, id) && isWithTheOthers(game, scope, choice, id));
  if (choice.select !== "another") return found;
  // 051. Another than this object, and than those the same text has chosen before.
  const taken = new Set([scope.context.self, ...Object.values(earlier).flat()]);
  return found.filter((id) => !taken.has(id));
}

function isThereAtBattlefield(game: Game, id: string): boolean {
  const object = game.find(id);
  return object !== undefined && isAtBattlefield(object);
}

/** 811.1.d.2.a. "another unit you control at a different location": each target is looked at by itself. */
const neverThere: ReadonlySet<string> = new Set(["your-base", "a-base", "a-different-location"]);
/** 811.1.d.2. Targets of a hidden card are at the battlefield where it was hidden, unless they can never be there. */
function isWhereHidden(game: Game, { context }: Scope, { chosenAt, of }: Choice, id: string): boolean {
  const { hiddenAt } = context;
  if (hiddenAt === undefined || chosenAt !== "finalization") return true;
  if ("where" in of && neverThere.has(of.where.at)) return true;
  const object = game.find(id);
  return object === undefined ? !isBattlefield(game, id) || id === hiddenAt : locationOf(object) === hiddenAt;
}

/**
 * 355.11. "a friendly unit and an enemy unit at the same battlefield", "with the same controller": as those are that were
 * chosen before it.
 */
function isWithTheOthers(game: Game, scope: Scope, { select, of }: Choice, id: string): boolean {
  if ((select !== "one" && select !== "another") || of.kind === "card" || of.kind === "spell") return true;
  const object = game.find(id);
  if (object === undefined) return true;
  const sameController = "quality" in of && of.quality.with === "the-same-controller";
  const at = "where" in of ? of.where.at : undefined;
  const samePlace = at === "the-same-location" || at === "the-same-battlefield";
  if (!sameController && !samePlace) return true;
  const others = Object.values(scope.round.chosen).flatMap((ids) => game.findAll(ids));
  return others.every(
    (other) =>
      (!sameController || other.controller === object.controller) &&
      (!samePlace || locationOf(other) === locationOf(object)),
  );
}

function candidates(game: Game, scope: Scope, choice: Choice): readonly string[] {
  const { of } = choice;
  switch (of.kind) {
    case "unit":
    case "gear":
    case "permanent":
    case "legend":
    case "either":
    case "among":
      return onBoard(game, scope, choice, of);
    case "facedown":
      return facedownOr(game, scope, choice, of);
    case "something":
      return [...onBoard(game, scope, choice, of), ...runesLike(game, scope, of)];
    case "rune":
      return runes(game, scope.context.you, of);
    case "battlefield":
      return battlefields(game, scope.context.you, of);
    case "spell":
      return spells(game, scope, of);
    case "card":
      return cardsFitting(game, scope, of);
    default:
      return of satisfies never;
  }
}

const onBoard = (game: Game, scope: Scope, choice: Choice, of: BoardFilter): readonly string[] =>
  game.state.objects
    .filter(
      (object) =>
        fits(game, scope, object, of) &&
        (choice.select !== "one-of-theirs" || object.controller === scope.actor) &&
        (choice.chosenAt !== "finalization" || !cannotBeChosen(game, scope, object)),
    )
    .map((object) => object.id);

/** 355.9.a.3. Cards in Facedown Zones, and what else the text names with them. */
function facedownOr(
  game: Game,
  scope: Scope,
  choice: Choice,
  { or, side }: FacedownFilter,
): readonly string[] {
  const cards = game.state.facedown.filter(
    ({ owner }) => side === undefined || isOnSide(scope.context.you, owner, side),
  );
  const ids = cards.map(({ id }) => id);
  if (or === undefined) return ids;
  const kind = or === "unit-or-gear" ? "permanent" : or;
  return [...onBoard(game, scope, choice, { kind, ...(side === undefined ? {} : { side }) }), ...ids];
}

/** The runes among "something": they are ready or exhausted too (414, 415). */
const runesLike = (game: Game, scope: Scope, filter: SomethingFilter): readonly string[] =>
  (["A", "B"] as const)
    .filter((player) => filter.youControl !== true || player === scope.context.you)
    .filter((player) => filter.youDoNotControl !== true || player !== scope.context.you)
    .flatMap((player) => game.state.players[player].runes)
    .filter(({ exhausted }) => filter.state === undefined || exhausted === (filter.state === "exhausted"))
    .map(({ id }) => id);

const runes = (game: Game, you: Player | null, filter: RuneFilter): readonly string[] =>
  (["A", "B"] as const)
    .filter((player) => filter.side === undefined || isOnSide(you, player, filter.side))
    .filter((player) => filter.yours !== true || player === you)
    .flatMap((player) => game.state.players[player].runes)
    .filter((rune) => filter.domain === undefined || rune.domain === filter.domain)
    .map((rune) => rune.id);

/** 355.9.a.2, 355.9.c. Spells, or spells and abilities, on the chain; not the one that chooses. */
const spells = (game: Game, scope: Scope, filter: SpellFilter): readonly string[] =>
  game.state.chain
    .filter((item) => item.id !== scope.item && item.context.self !== scope.context.self)
    .filter(
      (item) =>
        (item.kind === "spell" && filter.noSpell !== true) ||
        (filter.orAbility === true && item.kind === "ability"),
    )
    .filter((item) => filter.abilityIs === undefined || item.triggered === (filter.abilityIs === "triggered"))
    .filter((item) => filter.side === undefined || isOnSide(scope.context.you, item.controller, filter.side))
    .filter(
      (item) =>
        filter.quality === undefined ||
        hasQuality(game, scope, qualifiedItem(game, scope, item), filter.quality),
    )
    .map(itemName);
function qualifiedItem(game: Game, scope: Scope, item: ChainItem): Qualified {
  const chosen = item.rounds.flatMap((round) => Object.values(round.chosen).flat());
  return {
    ...qualifiedCard(game.card(item.context.name)),
    chosen,
    choosesA: (filter) => game.findAll(chosen).some((object) => fits(game, scope, object, filter)),
  };
}
