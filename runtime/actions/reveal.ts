import type { OtherDeck, RuneDeck, TopCards } from "../effects/index.ts";
import type { Player, StepResult, ZoneCard } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { doReplacedAct } from "../core/replaced-act.ts";
import { unlessReplaced } from "../core/replacements.ts";
import { runeName } from "../core/channel.ts";
import { trigger } from "../abilities/trigger.ts";
import { inTurnOrder, opponentOf } from "../evaluate/places.ts";
import { cardFits } from "../evaluate/filters.ts";
import { deckOwners, isRuneDeck, playersMeant } from "../evaluate/their.ts";
import { findCard, findCardOrWhatBecame } from "../evaluate/zones.ts";
import { areTopCards } from "./top-cards.ts";
import { selectIds } from "./select.ts";
import { causeOf, did, ignored } from "./executor.ts";

type Seen = Pick<ZoneCard, "id" | "name">;
const idsOfCards = (cards: readonly Seen[]): readonly string[] => cards.map((card) => card.id);

function show(game: Game, scope: Scope, cards: readonly Seen[], what: "reveal" | "look"): void {
  const rule = what === "reveal" ? "424.1" : "128.4";
  const events = cards.map(({ id, name }) => game.log(causeOf(scope, rule), { what, object: id, name }));
  trigger(game, events); // "When you look at cards … and see me", "As I'm revealed …"
}

/** The cards of a deck, the top one first. */
function topOf(game: Game, owner: Player, deck: OtherDeck | RuneDeck | undefined): readonly Seen[] {
  const { deck: mainDeck, runeDeck } = game.state.players[owner];
  return isRuneDeck(deck) ? runeDeck.map(({ domain, id }) => ({ id, name: runeName(domain) })) : mainDeck;
}

/** 370. As one event for all of them: "If you would reveal cards from a deck, …" */
function unlessOtherwise(
  game: Game,
  scope: Scope,
  cards: readonly Seen[],
  what: "reveal" | "look",
  act: () => StepResult,
): StepResult {
  const [first] = cards;
  if (first === undefined) return act();
  const cause = causeOf(scope, what === "reveal" ? "424.1" : "128.4");
  return unlessReplaced(game, cause, { what, object: first.id, name: first.name }, act);
}
/** What is still where it was seen: an "As …" may have taken it away. */
const stillThere = (game: Game, cards: readonly Seen[]): readonly string[] =>
  idsOfCards(cards).filter((id) => findCard(game, id) !== undefined || isRune(game, id));
const isRune = (game: Game, seen: string): boolean =>
  inTurnOrder(game).some((player) => game.state.players[player].runeDeck.some(({ id }) => id === seen));

/** The top cards of a deck stay where they are while they are seen (424.1.a.2); fewer do not burn out (431.1.c). */
function see(game: Game, scope: Scope, { count, deck }: TopCards, what: "reveal" | "look"): StepResult {
  const owners = deckOwners(game, scope, deck);
  const top = () => owners.flatMap((owner) => topOf(game, owner, deck).slice(0, count));
  return unlessOtherwise(game, scope, top(), what, () => {
    const cards = top(); // What replaces it may have changed the deck.
    show(game, scope, cards, what);
    return cards.length === 0 ? ignored : did(stillThere(game, cards), cards.length);
  });
}

/** 424. */
export const look: Executor<"look"> = (game, scope, action) => see(game, scope, action.what, "look");

/** 424. The top cards of a deck, or a card that was looked at, which is shown to everybody. */
export const reveal: Executor<"reveal"> = (game, scope, action) => {
  if (areTopCards(action.what)) return see(game, scope, action.what, "reveal");
  const replaced = doReplacedAct(game, action.what);
  if (replaced !== null) return replaced;
  const ids = selectIds(game, scope, action.what, action);
  const cards = ids.flatMap((id) => findCardOrWhatBecame(game, id)?.card ?? []);
  show(game, scope, cards, "reveal");
  return ids.length === 0 ? ignored : did(ids, ids.length);
};

/** 424.3.a. All cards that are in the hand now. */
export const revealHand: Executor<"reveal-hand"> = (game, scope, action) => {
  const own = scope.actor === null ? [] : [scope.actor];
  const players = action.means === undefined ? own : playersMeant(scope, action.means);
  const cards = players.flatMap((player) => game.state.players[player].hand);
  show(game, scope, cards, "reveal");
  return cards.length === 0 ? ignored : did(idsOfCards(cards), cards.length);
};

/** 128.4. */
export const lookAtHand: Executor<"look-at-hand"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const players = action.means === undefined ? [opponentOf(scope.actor)] : playersMeant(scope, action.means);
  const cards = players.flatMap((player) => game.state.players[player].hand);
  show(game, scope, cards, "look");
  return cards.length === 0 ? ignored : did(idsOfCards(cards), cards.length);
};

/** 424, 431.1.c. Up to the first cards that fit, or the whole deck. */
export const revealUntil: Executor<"reveal-until"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const { deck } = game.state.players[scope.actor];
  const fitting = deck
    .filter((card) => cardFits(game, scope, card.name, action.until))
    .slice(0, action.count ?? 1);
  const isWhole = fitting.length < (action.count ?? 1);
  const last = fitting.at(-1);
  const cards = isWhole || last === undefined ? deck : deck.slice(0, deck.indexOf(last) + 1);
  show(game, scope, cards, "reveal");
  if (cards.length === 0) return ignored;
  return { ...did(idsOfCards(fitting), cards.length), seen: idsOfCards(cards) };
};
