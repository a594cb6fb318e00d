import type { Card, Cost } from "../effects/index.ts";
import type { ChainItem, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { playedKeywords } from "../evaluate/played-keywords.ts";
import { namePrice } from "../chain/prices.ts";
import { canPay, priceOf, sum, type Price } from "../core/resources.ts";

/** 829.1.c. The costs for which a spell may be played from its owner's trash. */
export const flowsOf = (game: Game, player: Player, card: Card): readonly Cost[] =>
  card.type !== "spell"
    ? [] // 829.1.a
    : [
        ...card.abilities.flatMap((ability) => (ability.ability === "keyword" ? [ability.keyword] : [])),
        ...playedKeywords(game, { name: card.name, player, from: "trash" }),
      ].flatMap(({ cost, keyword }) => (keyword === "Flow" ? [cost ?? []] : []));

const priceIn = (card: Card, cost: Cost): Price =>
  sum([
    priceOf(undefined, card.domains),
    ...cost.flatMap((part) => (part.cost === "pay" ? [priceOf(part.resources, card.domains)] : [])),
  ]);

/** 829.1.b, 829.1.c.1. Its flow cost stands in place of the base cost, and it is banished as it leaves the chain. */
export function playedByFlow(game: Game, player: Player, card: Card): Partial<ChainItem> {
  const cost = chosenFlow(game, player, card);
  const { energy, power } = priceIn(card, cost);
  return {
    baseCost: { energy, power },
    cost: cost.filter((part) => part.cost !== "pay"), // 829.1.c.2
    goesTo: "banished",
  };
}

/** 829.1.c.3. Of several, its controller says which. */
function chosenFlow(game: Game, player: Player, card: Card): Cost {
  const flows = flowsOf(game, player, card);
  const payable = flows.filter((cost) => canPay(game, player, priceIn(card, cost)));
  const [first = flows[0] ?? []] = payable;
  if (payable.length < 2) return first;
  const options = payable.map((cost) => namePrice(priceIn(card, cost)));
  const why = `829.1.c.3: the flow cost of ${card.name}`;
  const chosen = game.ask<"pay">({ ask: "pay", player, why, options: [...new Set(options)] });
  return payable[options.indexOf(String(chosen))] ?? first;
}
