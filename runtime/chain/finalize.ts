import type { Action, Sentence } from "../effects/index.ts";
import type { ChainItem, GameEvent, Player } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { executeAction, canBeDone } from "../abilities/sentence.ts";
import { trigger } from "../abilities/trigger.ts";
import { isPossible } from "../actions/possible.ts";
import { canPay, payResources, priceOf, sum, type Price } from "../core/resources.ts";
import { playersOf } from "../evaluate/players.ts";
import { decisionsOf } from "./choices-in.ts";
import { changesOf, usePlayedCard } from "./cost-changes.ts";
import { actionsOfCost, basePrice, deflectPrice, purposeOf, resourcesOf } from "./costs.ts";
import { decide } from "./decide.ts";
import { additional, type AdditionalCosts } from "./optional-costs.ts";
import { asksForSpent } from "./asks-for-spent.ts";
import { namePrice, pricesAfter, pricesInAnyOrder } from "./prices.ts";
import { emptyRound } from "../evaluate/scope.ts";
import { scopeOfItem } from "./scope-of-item.ts";
import { chooseDestination, isAmbushLost } from "./destination.ts";
import { makesAnAbility } from "./makes-an-ability.ts";
import { resolveAtOnce } from "./resolve-at-once.ts";

/** Why an item could not be finalized: nothing is wrong where a player declined ("declined"). */
export type Failure = string | null;

/** 355-359, 402-406. Finalizes a pending item: choices, costs, legality. `check`: what else has to be legal then (358). */
export function finalize(game: Game, id: number, check?: (item: ChainItem) => Failure): Failure {
  const item = game.item(id);
  if (item === undefined) return null;
  if (!performsIt(game, item)) return "383.3.a.2: its controller does not perform it";
  // 715.3. It counts already where damage is split among the targets that are chosen.
  if (item.kind === "spell")
    game.patchItem(id, { bonus: item.bonus + takeGrantedBonus(game, item.controller) });
  const costs = additional(game, item); // 355.1.a
  asYouPlay(game, id); // 355.1
  if (!chooseDestination(game, id)) return "355.2: there is no location where it can be played";
  if (!decide(game, id)) return "355.8: there are no valid choices for all of its targets";
  const failure = payCosts(game, id, costs);
  if (failure !== null) return failure;
  if (isAmbushLost(game, id)) return "822.3: there is no unit of its player there any more";
  const paid = game.item(id);
  const wrong = paid === undefined ? null : (check?.(paid) ?? null);
  if (wrong !== null) return wrong;
  finalized(game, id);
  return null;
}

/** 355.1. What the card says that is done as it is played. */
function asYouPlay(game: Game, id: number): void {
  const item = game.item(id);
  if (item?.card == null) return;
  for (const ability of game.card(item.context.name).abilities) {
    if (ability.ability !== "as-you-play") continue;
    const scope = { ...scopeOfItem(item, 0), round: emptyRound };
    game.carryOut(scope, ability.instructions);
  }
}

/** 383.3.a. "you may" as the first part of a triggered ability: decided now. */
function performsIt(game: Game, item: ChainItem): boolean {
  const [first, ...rest] = item.instructions;
  if (!item.triggered || first?.may !== true) return true;
  // "… at the start of your next Main Phase, you may …": the ability that it makes asks for itself (355.5.b).
  if (makesAnAbility(first)) return true;
  // What is done where it is declined has to wait for the decision: that is made as it resolves.
  if (rest.some(({ lead }) => lead !== undefined && ifDeclined.has(lead.lead))) return true;
  const scope = scopeOfItem(item, 0);
  const player = performerOf(game, item, first);
  const possible = canBeDone(game, { ...scope, actor: player }, first);
  const why = `383.3.a: ${item.context.name}`;
  if (!game.ask<"may">({ ask: "may", player, why, options: possible ? [true, false] : [false] })) {
    uncount(game, item.countedAs);
    return false;
  }
  const { may, ...decided } = first;
  game.patchItem(item.id, { instructions: [decided, ...rest] });
  return true;
}

/** Who performs a sentence of a triggered ability: "you may", "they may". */
const performerOf = (game: Game, item: ChainItem, { by }: Sentence): Player =>
  by === undefined ? item.controller : (playersOf(game, scopeOfItem(item, 0), by)[0] ?? item.controller);

/** "If you do, …. Otherwise, …" */
const ifDeclined: ReadonlySet<string> = new Set(["if-you-do-not", "if-they-do-not", "otherwise"]);

/** 383.3.e.2.b. "Once each turn, … you may …": what is not performed can trigger again. */
function uncount(game: Game, key: string | null): void {
  const { thisTurn } = game.state;
  const position = key === null ? -1 : thisTurn.triggered.lastIndexOf(key);
  if (position < 0) return;
  const triggered = thisTurn.triggered.filter((_, index) => index !== position);
  game.noteThisTurn({ triggered });
}

/** 356, 357. Determines the total cost and pays it. */
function payCosts(game: Game, id: number, costs: AdditionalCosts): Failure {
  const item = game.item(id);
  if (item === undefined) return null;
  const { controller } = item;
  const price = decidePrice(game, item, costs);
  const purpose = purposeOf(game, item);
  if (price === null || !payResources(game, controller, price, purpose))
    return "357: its cost cannot be paid";
  game.patchItem(id, { energySpent: price.energy });
  usePlayedCard(game, item);
  if (item.cost.some((part) => part.cost === "exhaust-this")) {
    const object = game.find(item.context.self);
    if (object === undefined || object.exhausted) return "414.4: it is exhausted";
    game.patch(object.id, { exhausted: true });
    const cause = { rule: "414.3.a", by: controller, sources: [] };
    game.log(cause, { what: "exhaust", object: object.id, name: object.name });
  }
  // 357.2. Non-standard costs.
  const scope = scopeOfItem(item, 0);
  const extra = costs.scope; // Additional costs are texts of their own.
  if (
    item.ignoring !== "all-costs" &&
    (!doAll(game, scope, actionsOfCost(item.cost), controller) ||
      !doAll(game, extra, costs.actions, controller))
  )
    return "357.2: its cost cannot be paid";
  const objects = extra.round.steps.flatMap((step) => step.objects);
  // 383.4.a. A play effect knows which additional costs its card was played with.
  const paid = { paid: costs.paid || costs.actions.length > 0, objects };
  const context = item.triggered ? item.context : { ...item.context, additionalCost: paid };
  const rounds = item.rounds.map((round, position) => (position === 0 ? scope.round : round));
  game.patchItem(id, { context, rounds });
  return payCostWithin(game, id);
}

/** 356. The total cost; where a discount says "[1] or [A]", or their order is seen, whoever pays chooses. Null: none of it can be paid. */
function decidePrice(game: Game, item: ChainItem, costs: AdditionalCosts): Price | null {
  if (item.ignoring === "all-costs") return priceOf(undefined, []); // 356.5.a. Whatever is added to it.
  const base = sum([basePrice(game, item), deflectPrice(game, item)]);
  const changes = changesOf(game, item, false);
  const pricesOf = asksForSpent(game, item) ? pricesInAnyOrder : pricesAfter;
  const found = costs.prices.flatMap((price) => pricesOf(sum([base, price]), changes));
  const prices = new Map(found.map((price) => [namePrice(price), price]));
  const payable = [...prices].filter(([, price]) =>
    canPay(game, item.controller, price, purposeOf(game, item)),
  );
  const [first] = payable;
  if (first === undefined) return null;
  if (payable.length === 1 || game.state.costs === "free") return first[1];
  const why = `356.4: what ${item.context.name} costs`;
  const options = payable.map(([name]) => name);
  const chosen = game.ask<"pay">({ ask: "pay", player: item.controller, why, options });
  return prices.get(String(chosen)) ?? first[1];
}

/** Does the actions of a cost; false if one of them cannot be done. One that is replaced is paid (357.2.a). */
const doAll = (game: Game, scope: Scope, actions: readonly Action[], actor: Player): boolean =>
  actions.every((action) => {
    if (!isPossible(game, { ...scope, actor }, action)) return false;
    const result = executeAction(game, scope, action, [actor]);
    return result.done || result.replaced === true || isAnyNumber(action);
  });
/** 355.13. Nothing of any number is paid too. */
const isAnyNumber = (action: Action): boolean =>
  (action.do === "spend-buff" && action.whose === "any-number") ||
  decisionsOf(action).some(
    (decision) => decision.decide === "choice" && decision.choice.select === "any-number",
  );

/** 383.3.b. "[do X] to [do Y]" at the beginning of a triggered ability, or after its "may": X is its base cost. */
function payCostWithin(game: Game, id: number): Failure {
  const item = game.item(id);
  const [first, ...rest] = item?.instructions ?? [];
  if (
    item?.triggered !== true ||
    first?.to === undefined ||
    first.or !== undefined ||
    first.lead !== undefined
  )
    return null;
  const scope = scopeOfItem(item, 0);
  const payer = performerOf(game, item, first);
  if (!canBeDone(game, { ...scope, actor: payer }, first)) return "404.2: not paid";
  if (!doAll(game, scope, first.actions, payer)) return "404.2: not paid";
  const { to, ...sentence } = first;
  game.patchItem(id, { rounds: [scope.round], instructions: [{ ...sentence, actions: to }, ...rest] });
  return null;
}

/** 359, 406. It is not pending any more. */
function finalized(game: Game, id: number): void {
  const item = game.item(id);
  if (item === undefined) return;
  game.patchItem(id, { status: "finalized" });
  const { card, context, controller } = item;
  if (card !== null) {
    const { thisTurn } = game.state;
    const { from, hiddenAt } = item;
    const played = { player: controller, key: card.key, name: card.name, from, hiddenAt };
    game.noteThisTurn({ played: [...thisTurn.played, played] });
  }
  game.update({ passes: 0, priority: controller });
  game.needsCleanup(); // 319.4
  const targets = [...new Set(item.rounds.flatMap((round) => Object.values(round.chosen).flat()))];
  noteChosen(game, item, targets);
  const cause = { rule: "359.1", by: controller, sources: context.sources };
  const entry = { what: "finalize", object: context.self, name: context.name, item: id, targets } as const;
  trigger(game, [game.log(cause, entry), ...activated(game, item)]); // 383.4.b.2
  if (item.immediate) resolveAtOnce(game, id); // 337.2
}

/** 355.5. What has been chosen this turn, once for each object that an item chooses. */
function noteChosen(game: Game, item: ChainItem, targets: readonly string[]): void {
  const { thisTurn } = game.state;
  const source = item.context.sources.find(({ kind }) => kind !== "ability");
  const kind = item.kind === "ability" ? (source?.kind ?? "ability") : "spell";
  const objects = game.findAll(targets);
  const chosen = objects.map((object) => ({ player: item.controller, object, with: kind }));
  game.noteThisTurn({ chosen: [...thisTurn.chosen, ...chosen] });
}

/** 377.2. "When you use an activated ability": other abilities trigger. */
function activated(game: Game, item: ChainItem): readonly GameEvent[] {
  if (item.kind !== "ability" || item.triggered) return [];
  const { context, controller, id } = item;
  const { energy } = resourcesOf(game, item, item.cost);
  const entry = { what: "activate", object: context.self, name: context.name, item: id, energy } as const;
  return [game.log({ rule: "377.2", by: controller, sources: context.sources }, entry)];
}

/** 391. "The next spell you play this turn deals 1 Bonus Damage." */
function takeGrantedBonus(game: Game, player: Player): number {
  let bonus = 0;
  for (const effect of game.state.continuous)
    if (effect.is === "bonus-damage-of-spells" && effect.controller === player) bonus += effect.amount;
  if (bonus > 0)
    game.update({
      continuous: game.state.continuous.filter(
        (effect) => effect.is !== "bonus-damage-of-spells" || !effect.next || effect.controller !== player,
      ),
    });
  return bonus;
}
