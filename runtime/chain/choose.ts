import type { Where, Action, Choice, Destination } from "../effects/index.ts";
import type { GameObject, Player, RequestOf } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Split } from "../core/split.ts";
import { mostAmong, splitAmong } from "../core/split.ts";
import { valueOf } from "../evaluate/values.ts";
import { locationOf, unitsAt } from "../evaluate/places.ts";
import { findCard } from "../evaluate/zones.ts";
import { battlefields } from "../evaluate/battlefields.ts";
import { optionsOf } from "./options.ts";
import { keepInRound } from "../evaluate/round.ts";

/** How many a choice takes, of so many options. */
function bounds(
  game: Game,
  scope: Scope,
  choice: Choice,
  options: readonly string[],
  action: Action,
): { min: number; max: number } {
  switch (choice.select) {
    case "one":
    case "another":
    case "one-of-theirs":
      return { min: 1, max: 1 };
    case "exactly": {
      // 055. While a text is executed: as many as there are.
      const most = choice.chosenAt === "resolution" ? Math.min(choice.count, options.length) : choice.count;
      return { min: most, max: most };
    }
    case "up-to":
      if (choice.atEach !== undefined) return { min: 0, max: options.length };
      return {
        min: 0,
        max: Math.min(choice.count, options.length, mostToSplitAmong(game, scope, options, action)),
      };
    case "any-number":
      return { min: 0, max: Math.min(options.length, mostToSplitAmong(game, scope, options, action)) };
    default:
      return choice satisfies never;
  }
}

/** 355.14, 715.3. What an action would split among such units, Bonus Damage included; null: it splits nothing. */
function splitOf(game: Game, scope: Scope, options: readonly string[], action: Action): Split | null {
  if (action.do !== "deal-split") return null;
  const amount = valueOf(game, scope, action.amount) ?? 0;
  if (amount < 1) return { total: 0, caps: [] };
  if (action.source !== undefined) return { total: amount, caps: [] }; // 417.6.b.3
  const granted = scope.item === null ? 0 : (game.item(scope.item)?.bonus ?? 0);
  const units = game.findAll(options);
  return splitAmong(game, scope.context.sources, units, amount, granted);
}

/** 355.14.c. Not more units than there is damage to split. */
function mostToSplitAmong(game: Game, scope: Scope, options: readonly string[], action: Action): number {
  const split = splitOf(game, scope, options, action);
  return split === null ? options.length : mostAmong(options.length, split);
}

function capsOf(
  game: Game,
  scope: Scope,
  options: readonly string[],
  action: Action,
): Partial<Pick<Split, "caps">> {
  const split = splitOf(game, scope, options, action);
  return split === null || split.caps.length === 0 ? {} : { caps: split.caps };
}

const locations = (game: Game, options: readonly string[]): readonly string[] =>
  options.map((id) => {
    const object = game.find(id);
    return object === undefined ? "" : (locationOf(object) ?? "");
  });

type Limits = Pick<RequestOf<"targets">, "limit" | "groups" | "sameGroup">;

/** "any number of units at a battlefield (you control)": all of them at the same one */
export const isAtOne = (where: Where | undefined): boolean =>
  where?.at === "a-battlefield" || (where?.at === "battlefield-of" && where.any !== true);

/** 355.11. What the group as a whole must fulfil. */
function limits(game: Game, choice: Choice, options: readonly string[]): Limits {
  const found: { -readonly [Key in keyof Limits]: Limits[Key] } = {};
  if ((choice.select === "any-number" || choice.select === "up-to") && choice.totalMight !== undefined) {
    const weights = options.map((id) => {
      const object = game.find(id);
      return object === undefined ? 0 : Math.max(0, game.might(object));
    });
    found.limit = { most: choice.totalMight, weights };
  }
  if (choice.select === "up-to" && choice.atEach !== undefined)
    found.groups = { most: choice.count, of: locations(game, options) };
  if (choice.of.kind === "unit") {
    const at = choice.of.where?.at;
    if (at === "different-locations" || at === "different-battlefields")
      found.groups = { most: 1, of: locations(game, options) };
    const samePlace =
      at === "the-same-location" ||
      at === "the-same-battlefield" ||
      (choice.select === "any-number" && isAtOne(choice.of.where));
    if (choice.of.quality?.with === "the-same-controller")
      found.sameGroup = options.map((id) => game.find(id)?.controller ?? "");
    else if (samePlace) found.sameGroup = locations(game, options);
  }
  return found;
}

/** 355.8, 355.11. "Two units at the same battlefield": not those that have no other one with them. */
function inWholeGroups(game: Game, choice: Choice, options: readonly string[]): readonly string[] {
  const groups = choice.select === "exactly" ? limits(game, choice, options).sameGroup : undefined;
  if (choice.select !== "exactly") return options;
  // "at different locations": not where there are too few of them
  const apart = limits(game, choice, options).groups;
  if (apart !== undefined && new Set(apart.of).size < choice.count) return [];
  if (groups === undefined) return options;
  return options.filter(
    (_, index) => groups.filter((group) => group === groups[index]).length >= choice.count,
  );
}

const takesAway: ReadonlySet<Action["do"]> = new Set(["kill", "banish", "recycle", "return-to-hand", "put"]);
/** 357.3. A cost is not paid with what the same item targets, unless there is no choice. */
function withoutTargets(
  game: Game,
  scope: Scope,
  choice: Choice,
  action: Action,
  options: readonly string[],
): readonly string[] {
  const item = scope.item === null ? undefined : game.item(scope.item);
  if (item === undefined || choice.chosenAt !== "cost" || !takesAway.has(action.do)) return options;
  const targets = new Set(item.rounds.flatMap((round) => Object.values(round.chosen).flat()));
  const others = options.filter((id) => !targets.has(id));
  return others.length >= bounds(game, scope, choice, others, action).min ? others : options;
}

/**
 * Asks a player for a choice. Null: there is not enough to choose from (355.8). Cards are asked for by `cards`, all else
 * by `targets`. `among`: only of these.
 */
export function choose(
  game: Game,
  scope: Scope,
  choice: Choice,
  action: Action,
  player: Player,
  among?: readonly string[],
): readonly string[] | null {
  const found = optionsOf(game, scope, choice).filter((id) => among?.includes(id) ?? true);
  const options = withoutTargets(game, scope, choice, action, inWholeGroups(game, choice, found));
  const { min, max } = bounds(game, scope, choice, options, action);
  if (options.length < min) return null;
  const frame = { player, options, min, max };
  const where = scope.context.name === "" ? "" : ` for ${scope.context.name}`;
  const rule = choice.chosenAt === "finalization" ? "355.5" : choice.chosenAt === "cost" ? "357" : "355.17";
  if (choice.of.kind === "card")
    return game.ask<"cards">({
      ...frame,
      ask: "cards",
      why: `${rule}: cards${where}`,
      names: options.map((id) => findCard(game, id)?.card.name ?? game.find(id)?.name ?? id),
    });
  const why = `${rule}: ${choice.of.kind}${where}`;
  return game.ask<"targets">({
    ...frame,
    ask: "targets",
    why,
    ...limits(game, choice, options),
    ...capsOf(game, scope, options, action),
  });
}

/** 355.8. Whether there is enough to choose from. */
export function enough(game: Game, scope: Scope, choice: Choice, action: Action): boolean {
  const options = optionsOf(game, scope, choice);
  return options.length >= bounds(game, scope, choice, options, action).min;
}

/** Keeps what was chosen. */
export function keep(scope: Scope, choice: Choice, ids: readonly string[]): void {
  const { round } = scope;
  keepInRound(scope, { chosen: { ...round.chosen, [choice.choice]: ids } });
}

const hasFriendOf = (game: Game, location: string, units: readonly GameObject[]): boolean =>
  unitsAt(game, location).some(({ controller }) => units.every((unit) => unit.controller === controller));

/** 355.4.a, 420. The locations that units can be moved to: another than where they are, where they may be. */
export function destinations(
  game: Game,
  scope: Scope,
  ids: readonly string[],
  destination: Destination | undefined,
): readonly string[] {
  const units = game.findAll(ids);
  const bases = [...new Set(units.map(({ controller }) => `base ${controller}`))];
  const all = Object.keys(game.state.battlefields);
  const possible = (): readonly string[] => {
    if (destination === undefined || destination.to === "a-single-location")
      return [...all, ...bases.slice(0, 1)];
    if (destination.to === "a-battlefield") return battlefields(game, scope.context.you, destination.of);
    if (destination.to === "a-location")
      return [...all, ...bases].filter((name) => hasFriendOf(game, name, units));
    return units.some((unit) => unit.place.at === "base") ? all : bases;
  };
  return possible().filter((name) => units.length === 0 || units.some((each) => locationOf(each) !== name));
}
