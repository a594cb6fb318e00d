import type { Action } from "../effects/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { canPay, priceOf } from "../core/resources.ts";
import { decisionsOf } from "../chain/choices-in.ts";
import { optionsOf } from "../chain/options.ts";
import { idsOf } from "../evaluate/references.ts";
import { findCardOrWhatBecame, itemName } from "../evaluate/zones.ts";
import { spendable } from "./pay.ts";

/** What can be done with cards outside the board too. */
const ofCards: ReadonlySet<Action["do"]> = new Set([
  "banish",
  "recycle",
  "discard-cards",
  "put-on-deck",
  "put-in-trash",
  "return-to-hand",
]);
/** "When you play a spell, you may banish it.": it is in a trash by then, or still on the chain. */
const isCard = (game: Game, id: string): boolean =>
  findCardOrWhatBecame(game, id) !== undefined || game.state.chain.some((item) => itemName(item) === id);

/** 203.3. Whether an action that is a cost can be done in full now. */
export function isPossible(game: Game, scope: Scope, action: Action): boolean {
  const player = scope.actor;
  if (player === null) return false;
  const { hand, trash } = game.state.players[player];
  switch (action.do) {
    case "pay":
      return canPay(game, player, priceOf(action.resources, game.card(scope.context.name).domains));
    case "discard":
      return hand.length >= action.count; // 422.3
    case "spend-xp":
      return game.state.players[player].xp >= action.amount; // 730.2
    case "recycle-from-trash":
      return trash.length >= action.count; // 416.3
    case "spend-buff":
      return action.whose === "any-number" || spendable(game, scope, action).length > 0; // 702.2.b.1
    case "exhaust":
      // 414.4. What is exhausted already cannot be exhausted for a cost.
      if ("refer" in action.what)
        return idsOf(game, scope, action.what).some((id) => game.find(id)?.exhausted === false);
      return hasOptions(game, scope, action);
    case "kill":
    case "banish":
    case "recall":
    case "return-to-hand":
    case "recycle":
    case "discard-cards":
    case "put-on-deck":
    case "put-in-trash":
      if ("refer" in action.what)
        return idsOf(game, scope, action.what).some(
          (id) => game.find(id) !== undefined || (ofCards.has(action.do) && isCard(game, id)),
        );
      return hasOptions(game, scope, action);
    case "discard-hand":
    case "add-battlefield":
    case "choose-tag":
    case "enter-there":
    case "gain-tag":
    case "name-tag":
    case "replace-battlefield":
    case "return-champion":
    case "take-turn":
    case "see-facedown-cards":
    case "lose-control":
    case "make-new-choices":
    case "choose-player":
    case "choose-mode":
    case "do-by-case":
      return true; // Which modes there are is seen to as they are chosen (355.3).
    case "add":
    case "attach":
    case "detach":
    case "draw-cards":
    case "reveal-cards":
    case "buff":
    case "empower":
    case "disempower":
    case "change-cost":
    case "reduce-cost":
    case "repeat-next":
    case "hide-free":
    case "restrict":
    case "restrict-objects":
    case "channel":
    case "choose":
    case "choose-opponent":
    case "counter":
    case "deal":
    case "deal-split":
    case "deal-to-each-other":
    case "double-damage":
    case "double-might":
    case "swap-might":
    case "increase-might":
    case "draw":
    case "enter-ready-this-turn":
    case "gain-xp":
    case "give":
    case "grant-bonus-damage":
    case "heal":
    case "look":
    case "move":
    case "pay-any-amount":
    case "play":
    case "play-token":
    case "predict":
    case "prevent":
    case "prevent-everywhere":
    case "prevent-it":
    case "ready-or-exhaust":
    case "put-back":
    case "become-copy":
    case "draw-equal":
    case "look-at-hand":
    case "take-control":
    case "put-top-cards":
    case "reveal-hand":
    case "reveal-until":
    case "ready":
    case "reveal":
    case "score":
    case "stun":
    case "do-not":
    case "win":
    case "activate-effects":
    case "buffs-give":
      return hasOptions(game, scope, action);
    default:
      return action satisfies never;
  }
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
