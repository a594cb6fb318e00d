import type { Action } from "../effects/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { canPay, priceOf } from "../core/resources.ts";
import { decisionsOf } from "../chain/choices-in.ts";
import { optionsOf } from "../chain/options.ts";
import { idsOf } from "../evaluate/references.ts";
import { findCardOrWhatBecame, itemName } from "../evaluate/zones.ts";
import { spendable } from "./pay.ts";

/** Costs that take something away, or exhaust it: what a word points at has to be there. */
const onBoard = ["exhaust", "kill", "recall"] as const;
/** What can be done with cards outside the board too. */
const ofCards = ["banish", "recycle", "discard-cards", "put", "return-to-hand"] as const;

type Taking = Extract<Action, { readonly do: (typeof onBoard | typeof ofCards)[number] }>;
const isOneOf = (list: readonly Action["do"][], action: Action): boolean => list.includes(action.do);
const isTaking = (action: Action): action is Taking => isOneOf(onBoard, action) || isOneOf(ofCards, action);

/** "When you play a spell, you may banish it.": it is in a trash by then, or still on the chain. */
const isCard = (game: Game, id: string): boolean =>
  findCardOrWhatBecame(game, id) !== undefined || game.state.chain.some((item) => itemName(item) === id);

function isThere(game: Game, action: Taking, id: string): boolean {
  const object = game.find(id);
  // 414.4. What is exhausted already cannot be exhausted for a cost.
  if (action.do === "exhaust") return object?.exhausted === false;
  return object !== undefined || (isOneOf(ofCards, action) && isCard(game, id));
}

/**
 * 203.3. Whether an action that is a cost can be done in full now. Where nothing else is said here there has to be
 * something to choose for each of its choices; which those are, `decisionsOf` knows.
 */
export function isPossible(game: Game, scope: Scope, action: Action): boolean {
  const player = scope.actor;
  if (player === null) return false;
  const { hand, trash, xp } = game.state.players[player];
  if (action.do === "pay")
    return canPay(game, player, priceOf(action.resources, game.card(scope.context.name).domains));
  if (action.do === "discard") return hand.length >= action.count; // 422.3
  if (action.do === "spend-xp") return xp >= action.amount; // 730.2
  if (action.do === "recycle-from-trash") return trash.length >= action.count; // 416.3
  if (action.do === "spend-buff")
    return action.whose === "any-number" || spendable(game, scope, action).length > 0; // 702.2.b.1
  if (action.do === "choose-mode") return true; // Which modes there are is seen to as they are chosen (355.3).
  if (isTaking(action) && "refer" in action.what)
    return idsOf(game, scope, action.what).some((id) => isThere(game, action, id));
  return hasOptions(game, scope, action);
}

/** Whether there is something to choose for each choice of one. */
const hasOptions = (game: Game, scope: Scope, action: Action): boolean =>
  decisionsOf(action).every((decision) => {
    if (decision.decide !== "choice") return true;
    const { choice } = decision;
    const least =
      choice.select === "exactly"
        ? choice.count
        : choice.select === "one" || choice.select === "another" || choice.select === "one-of-theirs"
          ? 1
          : 0;
    return scope.round.chosen[choice.choice] !== undefined || optionsOf(game, scope, choice).length >= least;
  });
