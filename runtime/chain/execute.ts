import type { ZoneCard, ChainItem } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { executeAt } from "../abilities/sentence.ts";
import { trigger } from "../abilities/trigger.ts";
import { putCard } from "../core/change-zone.ts";
import { executeKeyword } from "../keywords/effects.ts";
import { energyCost } from "../evaluate/qualities.ts";
import { pendCard } from "./pend-card.ts";
import { leaveChain } from "./leave-chain.ts";
import { legalRounds } from "./legality.ts";
import { scopeOfItem } from "./scope-of-item.ts";

/** How many sentences an item executes in all; a keyword is one. */
export const lengthOf = (item: ChainItem): number =>
  item.rounds.length * (item.keyword === null ? item.instructions.length : 1);

/** 340.1. Executes the next sentence of an item. */
export function executeNext(game: Game, id: number): void {
  const begun = begin(game, id);
  if (begun?.next == null || begun.next >= lengthOf(begun)) return;
  const { context, controller, keyword, instructions, next } = begun;
  const length = keyword === null ? instructions.length : 1;
  const round = Math.floor(next / length);
  const position = next % length;
  const scope = scopeOfItem(begun, round);
  if (keyword === null) executeAt(game, scope, instructions, position);
  else {
    const cause = { rule: "340.1", by: controller, sources: context.sources };
    const entry = game.log(cause, { what: "execute", object: context.self, name: context.name, item: id });
    game.within(entry, () => {
      executeKeyword(game, scope, keyword);
    });
  }
  // 359.3.e.15. It may have left the chain while it resolved.
  const item = game.item(id);
  if (item === undefined) return;
  const rounds = item.rounds.map((each, index) => (index === round ? scope.round : each));
  game.patchItem(id, { rounds, next: next + 1 });
}

/** 359.3.e.7. What the item has chosen is looked at once, as it begins to resolve. */
function begin(game: Game, id: number): ChainItem | undefined {
  const item = game.item(id);
  if (item === undefined || item.next !== null) return item;
  game.patchItem(id, { rounds: legalRounds(game, item), next: 0 });
  return game.item(id);
}

/** 340.2-340.4, 359.3.d. The item has been executed: it leaves the chain, and a spell goes to the trash. */
export function finish(game: Game, id: number): void {
  const item = game.item(id);
  if (item === undefined) return;
  game.update({ attribution: item.dealtTo }); // 428.5.c
  leaveChain(game, id);
  const { card, context, controller } = item;
  if (item.kind !== "spell" || card === null) return;
  const left = leaveFor(game, card, item.goesTo ?? "trash");
  // 419.4.a. It has been played now that it has resolved.
  const cost = energyCost(game.card(card.name));
  const entry = {
    what: "play",
    object: context.self,
    name: card.name,
    energyCost: cost,
    from: item.from,
    energySpent: item.energySpent,
    token: false,
    hiddenAt: item.hiddenAt,
    additionalCost: context.additionalCost,
  } as const;
  trigger(game, [game.log({ rule: "419.4.a", by: controller, sources: [] }, entry)]);
  if (item.again === null) return;
  const { by = controller, ...given } = item.again;
  pendCard(game, by, left.id, given); // 354.3
}

/** 340.4. A spell goes to the trash, unless something else has been said of it. */
function leaveFor(
  game: Game,
  card: NonNullable<ChainItem["card"]>,
  zone: NonNullable<ChainItem["goesTo"]> | "trash",
): ZoneCard {
  const left = putCard(game, card, zone);
  const { id, name } = left;
  game.update({ became: { ...game.state.became, [card.id]: id } }); // "When you play a spell, you may banish it."
  const cause = { rule: "340.4", by: card.owner, sources: [] };
  if (zone === "deck") game.log({ ...cause, rule: "416.1" }, { what: "recycle", object: id, name });
  if (zone === "banished") game.log({ ...cause, rule: "427.1" }, { what: "banish", object: id, name });
  return left;
}
