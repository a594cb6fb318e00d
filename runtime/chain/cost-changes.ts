import type {
  AbilityCostChange,
  AdditionalCostAbility,
  CostChange,
  CostReduction,
  Costing,
  KeywordName,
  Passive,
  PlayedCards,
  PowerSymbol,
  ReducedCosting,
} from "../effects/index.ts";
import type { ChainItem } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import { scopeOf } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { count } from "../evaluate/count.ts";
import { passivesOfItself } from "../evaluate/own-passives.ts";
import { passivesOf } from "../evaluate/passives.ts";
import { isDuring } from "../evaluate/during.ts";
import { fits } from "../evaluate/filters.ts";
import { hasQuality, isOfType, qualifiedCard } from "../evaluate/qualities.ts";
import { idsOf } from "../evaluate/references.ts";
import { valueOf } from "../evaluate/values.ts";
import { numberOf } from "../abilities/played.ts";
import { scopeOfItem } from "./scope-of-item.ts";

/** What is paid more or less, counted out. */
export interface Change {
  readonly more: boolean;
  /** More than one: whoever pays chooses which. */
  readonly amounts: readonly { readonly energy: number; readonly power: readonly PowerSymbol[] }[];
  /** 356.4.e. The least Energy that this discount leaves. */
  readonly minimum: number;
}
/** A change and the words it is read by. */
interface Said {
  readonly change: CostChange;
  readonly scope: Scope;
}
type CostPassive = Extract<Passive, { readonly passive: "costs-less" | "energy-cost-reduced" }>;

const isAboutCost = (passive: Passive): passive is CostPassive =>
  passive.passive === "costs-less" || passive.passive === "energy-cost-reduced";
const isOwn = (what: Costing | ReducedCosting): boolean => "refer" in what || what.costing === "this";

/** 366.2. What the card that is played says of its own cost, and what was paid for it does (356.4.f.1). */
export function ownPassives(game: Game, item: ChainItem): readonly Passive[] {
  if (item.card === null) return [];
  const card = game.card(item.context.name);
  const riders = card.abilities.flatMap((ability) =>
    ability.ability === "additional-cost" ? ridersOf(item, ability) : [],
  );
  return [...riders, ...passivesOfItself(game, card, scopeOfItem(item, 0))];
}
/** 356.4.f.1. What paying an additional cost does to the card as it is played. */
const ridersOf = (item: ChainItem, { optional, riders }: AdditionalCostAbility): readonly Passive[] =>
  item.context.additionalCost.paid || optional !== true
    ? (riders ?? []).flatMap((rider) => ("rider" in rider ? [rider.passive] : []))
    : [];

/** Whether cards are spoken of that this item is one of, as it is played. */
export function isPlayedCard(
  game: Game,
  scope: Scope,
  item: ChainItem,
  { andType, champion, choosing, playedDuring, playedFrom, quality, tag, type, whose }: PlayedCards,
  beforeChoices: boolean,
): boolean {
  if (item.card === null) return false; // 185.3. Tokens do not have costs.
  const { you } = scope.context;
  const yours = you !== null && item.controller === you;
  if ((whose === "enemy" || whose === "opponents-play") && (you === null || yours)) return false;
  if ((whose === "your" || whose === "friendly" || whose === "you-play") && !yours) return false;
  if (!isFrom(item, playedFrom) || !isDuring(game, you, playedDuring)) return false;
  const card = game.card(item.context.name);
  if (champion === true && !card.supertypes.includes("champion")) return false;
  if (
    tag !== undefined
      ? !card.tags.includes(tag)
      : ![type ?? "card", ...(andType === undefined ? [] : [andType])].some((each) => isOfType(card, each))
  )
    return false;
  if (quality !== undefined && !hasQuality(game, scope, qualifiedCard(card), quality)) return false;
  if (choosing === undefined || beforeChoices) return true;
  const chosen = item.rounds.flatMap((round) => Object.values(round.chosen).flat());
  return "refer" in choosing
    ? idsOf(game, scope, choosing).some((id) => chosen.includes(id))
    : game.findAll(chosen).some((object) => fits(game, scope, object, choosing));
}

const isFrom = (item: ChainItem, from: PlayedCards["playedFrom"]): boolean => {
  switch (from) {
    case undefined:
      return true;
    case "face-down":
      return item.hiddenAt !== null;
    case "anywhere-but-your-hand":
      return item.hiddenAt !== null || item.from !== "hand";
    case "your-hand":
      return item.hiddenAt === null && item.from === "hand";
    case "your-trash":
      return item.from === "trash";
    case "your-champion-zone":
      return item.from === "champion";
    default:
      return from satisfies never;
  }
};

function isAbout(
  game: Game,
  scope: Scope,
  item: ChainItem,
  what: Costing | ReducedCosting,
  beforeChoices: boolean,
): boolean {
  if ("refer" in what) return false;
  if (what.costing === "cards")
    return isPlayedCard(game, scope, item, what, beforeChoices) && isNth(game, scope, item, what);
  return false;
}

/** "the second spell you play each turn": so many of them have been played before it. */
function isNth(game: Game, scope: Scope, item: ChainItem, { nth, ...of }: PlayedCards): boolean {
  if (nth === undefined) return true;
  const before = game.state.thisTurn.played.filter((card) => {
    if (card.player !== item.controller && of.whose !== undefined) return false;
    const { from, hiddenAt, name, player: controller } = card;
    const earlier = { ...item, controller, from, hiddenAt, context: { ...item.context, name } };
    return isPlayedCard(game, scope, earlier, of, true);
  });
  return before.length + 1 === numberOf(nth);
}

const changeOf = (game: Game, scope: Scope, passive: CostPassive): CostChange => {
  return passive.passive === "costs-less" ? passive : reduction(game, scope, passive);
};
const reduction = (game: Game, scope: Scope, { by, minimum }: CostReduction): CostChange => {
  const amount = "value" in by ? { energy: valueOf(game, scope, by) ?? 0, power: [] } : by;
  return { amount, ...(minimum === undefined ? {} : { minimum }) };
};

/** "[1] less for each … and [Y] less for each …": two changes. */
const parts = ({ change, scope }: Said): readonly Said[] =>
  change.and === undefined
    ? [{ change, scope }]
    : [
        { change, scope },
        { change: change.and, scope },
      ];

function counted(game: Game, { change, scope }: Said): Change {
  const { amount, minimum, more, or, per } = change;
  const times = per === undefined ? 1 : count(game, scope, per);
  const amounts = [amount, ...(or === undefined ? [] : [or])].map(({ energy, power }) => ({
    energy: energy * times,
    power: Array.from({ length: times }, () => power).flat(),
  }));
  return { more: more === true, amounts, minimum: minimum?.energy ?? 0 };
}

/** 404. "This ability costs [1] less for each …" */
const ofAbility = (game: Game, scope: Scope, { amount, ...change }: AbilityCostChange): CostChange => ({
  ...change,
  amount: "value" in amount ? { energy: valueOf(game, scope, amount) ?? 0, power: [] } : amount,
});

/** "Abilities of friendly gear cost [1] less.": what uses of an ability on the board cost (404). */
const changesOfAbility = (game: Game, item: ChainItem): readonly Said[] =>
  passivesOf(game, "costs-less").flatMap(({ passive, scope }) => {
    const { what } = passive;
    if ("refer" in what || what.costing !== "abilities" || item.triggered) return [];
    const object = game.find(item.context.self);
    const applies =
      what.of === undefined
        ? item.controller === scope.context.you
        : object !== undefined && fits(game, scope, object, what.of.of);
    return applies ? [{ change: passive, scope }] : [];
  });

/**
 * 356.3, 356.4. Everything that changes the total cost of an item: of the card itself, of what is on the board, and of
 * effects that go on. Before its choices are made, what hangs on them counts.
 */
export function changesOf(game: Game, item: ChainItem, beforeChoices: boolean): readonly Change[] {
  const scope = scopeOfItem(item, 0);
  if (item.kind === "ability") {
    const own = item.costChange === null ? [] : [{ change: ofAbility(game, scope, item.costChange), scope }];
    return [...own, ...changesOfAbility(game, item)].flatMap(parts).map((each) => counted(game, each));
  }
  if (item.card === null) return [];
  const said: Said[] = [];
  if (item.discount !== null) said.push({ change: { amount: item.discount }, scope });
  for (const passive of ownPassives(game, item))
    if (isAboutCost(passive) && isOwn(passive.what))
      said.push({ change: changeOf(game, scope, passive), scope });
  for (const applying of [...passivesOf(game, "costs-less"), ...passivesOf(game, "energy-cost-reduced")])
    if (isAbout(game, applying.scope, item, applying.passive.what, beforeChoices))
      said.push({ change: changeOf(game, applying.scope, applying.passive), scope: applying.scope });
  for (const effect of changesThisTurn(game, item, beforeChoices))
    said.push({ change: effect.change, scope: effect.scope });
  return said
    .filter(
      ({ change, scope: { context } }) =>
        isFrom(item, change.from) &&
        (change.during === undefined || isDuring(game, context.you, change.during)),
    )
    .flatMap(parts)
    .map((each) => counted(game, each));
}

/** 391. "The next spell you play this turn costs [5] less." */
function changesThisTurn(game: Game, item: ChainItem, beforeChoices: boolean) {
  return game.state.continuous.flatMap((effect) => {
    if (effect.is !== "cost-change") return [];
    const scope: Scope = {
      context: effect.context,
      round: effect.round,
      item: null,
      actor: effect.controller,
    };
    return isPlayedCard(game, scope, item, effect.what, beforeChoices)
      ? [{ id: effect.id, next: effect.next, change: effect.change, scope }]
      : [];
  });
}

/** 820, 391. The effects that give [Repeat] to the next card of this kind. */
export const repeatsThisTurn = (game: Game, item: ChainItem): readonly number[] =>
  game.state.continuous.flatMap((effect) =>
    effect.is === "repeat-next" && isPlayedCard(game, scopeOf(effect.context), item, effect.what, true)
      ? [effect.id]
      : [],
  );

/** 391. What speaks of the next card has found it. */
export function usePlayedCard(game: Game, item: ChainItem): void {
  const uncounterable = game.state.continuous.flatMap((effect) =>
    effect.is === "next-uncounterable" && isPlayedCard(game, scopeOf(effect.context), item, effect.what, true)
      ? [effect.id]
      : [],
  );
  const used = new Set([
    ...changesThisTurn(game, item, false).flatMap(({ id, next }) => (next ? [id] : [])),
    ...repeatsThisTurn(game, item),
    ...uncounterable,
  ]);
  if (uncounterable.length > 0) game.patchItem(item.id, { uncounterable: true });
  if (used.size > 0)
    game.update({ continuous: game.state.continuous.filter((effect) => !used.has(effect.id)) });
}

/** 356.4.c. What changes a component of a cost: an optional additional cost, or the one of a keyword. */
export function changesOfComponent(
  game: Game,
  item: ChainItem,
  keyword: KeywordName | null,
): readonly Change[] {
  return passivesOf(game, "costs-less").flatMap(({ passive, scope }) => {
    const { what } = passive;
    if ("refer" in what) return [];
    const yours = item.controller === scope.context.you;
    const isEnemys = !yours && scope.context.you !== null;
    const isTheirs =
      what.costing === "component" && (what.whose === "enemy" || what.whose === "opponents-pay");
    const applies =
      what.costing === "component" &&
      (what.keyword === undefined || what.keyword === keyword) &&
      (isTheirs ? isEnemys : yours);
    return applies ? parts({ change: passive, scope }).map((each) => counted(game, each)) : [];
  });
}
