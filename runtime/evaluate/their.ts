import type { OtherDeck, Reference, RuneDeck } from "../effects/index.ts";
import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { inTurnOrder, opponentOf } from "./places.ts";
import { findCardOrWhatBecame } from "./zones.ts";
import { stepOf } from "./round.ts";

/** "their": the player who does it, or those who were named before. */
export function playersMeant(scope: Scope, means: Reference["means"]): readonly Player[] {
  const { actor, context, round } = scope;
  const players = means.flatMap((referent): readonly Player[] => {
    if (referent.is === "actor") return actor === null ? [] : [actor];
    if (referent.is === "event") return context.event?.player == null ? [] : [context.event.player];
    if (referent.is === "each") return round.eachPlayer === undefined ? [] : [round.eachPlayer];
    if (referent.is !== "step") return [];
    // In a game of two there is one opponent to be named.
    return stepOf(round, referent.step)?.players ?? (context.you === null ? [] : [opponentOf(context.you)]);
  });
  return [...new Set(players)];
}

/** Those who did what this step says; nobody where nobody did (359.3.e.14). */
export function playersWhoDid({ context, round }: Scope, means: Reference["means"]): readonly Player[] {
  const players = means.flatMap((referent): readonly (Player | null)[] => {
    const step = referent.is === "step" ? stepOf(round, referent.step) : undefined;
    return step?.done === true ? (step.players ?? [context.you]) : [];
  });
  return [...new Set(players)].filter((player) => player !== null);
}

/** 108.5. */
export const isRuneDeck = (deck: OtherDeck | RuneDeck | undefined): deck is RuneDeck =>
  deck !== undefined && runeDecks.has(deck.deck);
const runeDecks: ReadonlySet<string> = new Set<RuneDeck["deck"]>([
  "your-rune-deck",
  "their-rune-deck",
  "an-opponents-rune-deck",
]);

/** Whose deck it is; without a word for it, that of the player who does it. */
export function deckOwners(
  game: Game,
  scope: Scope,
  deck: OtherDeck | RuneDeck | undefined,
): readonly Player[] {
  const { actor } = scope;
  switch (deck?.deck) {
    case undefined:
    case "your-rune-deck":
      return actor === null ? [] : [actor];
    case "their-main-deck":
    case "their-rune-deck":
      return playersMeant(scope, deck.means);
    case "an-opponents-main-deck":
    case "each-opponents-main-deck":
    case "an-opponents-rune-deck":
      return actor === null ? [] : [opponentOf(actor)];
    case "that-deck": {
      const owner = findCardOrWhatBecame(game, scope.context.event?.object ?? "")?.owner ?? actor;
      return owner === null ? [] : [owner];
    }
    case "each-players-main-deck":
      return inTurnOrder(game);
    default:
      return deck satisfies never;
  }
}
