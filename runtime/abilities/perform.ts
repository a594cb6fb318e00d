import type { Sentence } from "../effects/index.ts";
import type { Round } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { executeAt } from "./sentence.ts";

/**
 * Carries out sentences one after the other, outside the chain: what replaces an event (370.1.b). Returns the round;
 * its `did` is that of the first sentence, for "you may".
 */
export function perform(game: Game, scope: Scope, sentences: readonly Sentence[]): Round {
  const own: Scope = { ...scope };
  const [first, ...rest] = sentences;
  if (first === undefined) return own.round;
  // An "if" at its head says when the effect applies at all, and has been looked at.
  const { lead, ...body } = first;
  const performed = [lead?.lead === "if" ? body : first, ...rest];
  executeAt(game, own, performed, 0);
  const { did } = own.round;
  if (first.may === true && !did) return own.round; // 371.2. Declined: nothing of it is done.
  rest.forEach((_, position) => {
    executeAt(game, own, performed, position + 1);
  });
  return { ...own.round, did };
}
