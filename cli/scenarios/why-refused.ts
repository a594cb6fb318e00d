import { printCost } from "../../grammar/card-files/print-card-file.ts";
import type { Game } from "./game.ts";
import type { Step } from "./scenario.ts";

const shown = "If that is what the scenario shows, let `expect` with `refused: true` follow it.";

/** What lets a refused step be taken, where the game tells it. */
export function helpForRefused(game: Game, step: Step): string {
  const causes = [
    afterTheEnd(game),
    betweenTurns(game),
    nothingHeld(game, step),
    tooDear(game, step),
    stillGoingOn(game),
  ];
  return [...causes.filter((cause) => cause !== undefined), shown].join(" ");
}

/** 431.2.c. A board without decks ends as soon as somebody draws. */
function afterTheEnd({ burnedOut, state }: Game): string | undefined {
  const { winner } = state;
  if (winner === null) return undefined;
  const points = `${winner} has won with ${String(state.players[winner].points)} points`;
  return burnedOut === undefined
    ? `${points}.`
    : `${points}: ${burnedOut} had no card left to draw (431). Give a \`deck\` to ${burnedOut} in \`board\`.`;
}

/** 316.9. A turn that has ended is not the next one yet. */
function betweenTurns({ state: { phase, turn, winner } }: Game): string | undefined {
  if (winner !== null || phase !== "over") return undefined;
  return `The turn of ${turn} has not begun: begin it with \`startTurn: ${turn}\`.`;
}

/** 338.1.b. Who wants to respond has to be waited for. */
function nothingHeld({ state }: Game, { by }: Step): string | undefined {
  const { chain, phase, showdown, turn, winner } = state;
  if (by === undefined || by === turn || phase !== "main" || winner !== null) return undefined;
  if (chain.length > 0 || showdown !== null) return undefined;
  return `The chain is empty. So that ${by} can respond, write \`hold: true\` beside the step before.`;
}

/** 357. What there is to pay with: under `costs: real` a board has only what it says. */
function tooDear({ cards, refused = "", state }: Game, { by, play }: Step): string | undefined {
  if (!refused.includes("cannot be paid")) return undefined;
  const player = by ?? state.turn;
  const { energy, power, runes } = state.players[player];
  const powers = Object.values(power).reduce((sum, amount) => sum + amount, 0);
  const ready = runes.filter(({ exhausted }) => !exhausted).length;
  const cost = play === undefined ? undefined : cards.get(play)?.cost;
  const price = cost === undefined ? "" : `${play ?? ""} costs ${printCost(cost)}. `;
  const has = `${player} has ${String(energy)} Energy, ${String(powers)} Power and ${String(ready)} ready runes`;
  return `${price}${has}; \`${player}: { runes: { ready: 3 } }\` in \`board\` gives runes.`;
}

/** What is told where something is still going on: it may be what the designer waits for. */
export function stillGoingOn({ question, state }: Game): string | undefined {
  const { chain, showdown, winner } = state;
  if (winner !== null) return undefined;
  if (question !== undefined) return "A question is open: `resolve: all` with its `answers` goes on.";
  if (chain.length > 0) return "The chain is not empty: `resolve: all` goes on.";
  if (showdown === null) return undefined;
  const what = showdown.combat ? "combat" : "showdown";
  return `A ${what} is open at ${showdown.at}: \`combat: ${showdown.at}\` takes it to its end.`;
}
