import type { Card } from "../effects/index.ts";
import type { ChainItem } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** 357. Whether a text on the board, or the one that is played, asks how much was spent: then it can be worth to pay more. */
export const asksForSpent = (game: Game, { context }: ChainItem): boolean =>
  [
    context.name,
    ...game.state.objects.map(({ name }) => name),
    ...Object.values(game.state.battlefields).flatMap(({ card }) => (card === null ? [] : [card])),
  ].some((name) => doesAsk(game.card(name)));

const known = new WeakMap<Card, boolean>();
function doesAsk(card: Card): boolean {
  const before = known.get(card);
  if (before !== undefined) return before;
  const found = holdsQuestion([card.abilities, card.effectText]);
  known.set(card, found);
  return found;
}

/** "if you spent [4] or more", "if you've spent at least [A][A] this turn" */
function holdsQuestion(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("if" in part && part.if === "you-spent") return true;
  if ("did" in part && part.did === "spend") return true;
  return Object.values(part).some(holdsQuestion);
}
