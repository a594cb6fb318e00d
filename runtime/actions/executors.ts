import type { ActionOf, Do } from "../effects/index.ts";
import type { StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { add } from "./add.ts";
import { attach, detach } from "./attach.ts";
import { banish } from "./banish.ts";
import { grantBonusDamage } from "./bonus-damage.ts";
import { addBattlefield, enter } from "./battlefields.ts";
import { buff } from "./buff.ts";
import { changeCost } from "./change-cost.ts";
import { burn } from "./burn.ts";
import { channel } from "./channel.ts";
import { choose, chooseOpponent, choosePlayer } from "./choose.ts";
import { changeControl, makeNewChoices } from "./control.ts";
import { becomeCopy, copyText } from "./copy.ts";
import { counter } from "./counter.ts";
import { deal, dealSplit, dealEach, dealToEachOther } from "./deal.ts";
import { discard, discardHand, discardThese } from "./discard.ts";
import { draw, drawEqual, drawThese } from "./draw.ts";
import { enterReadyThisTurn } from "./enter.ts";
import { disempower, empower } from "./empower.ts";
import { returnChampion } from "./champion.ts";
import { exhaust } from "./exhaust.ts";
import { oneOrOther } from "./one-or-other.ts";
import { give } from "./give.ts";
import { heal } from "./heal.ts";
import { hideFree } from "./hide-free.ts";
import { loseKeywords } from "./lose-keywords.ts";
import { replace } from "./replace.ts";
import { skip } from "./skip.ts";
import { permitPlay } from "./permit-play.ts";
import { createToken } from "./create.ts";
import { nextUncounterable } from "./next-uncounterable.ts";
import { repeatNext } from "./repeat-next.ts";
import { kill } from "./kill.ts";
import { chooseMode, doByCase } from "./modes.ts";
import { move } from "./move.ts";
import { pay, payAnyAmount, spendBuff } from "./pay.ts";
import { play, playToken } from "./play.ts";
import { changeDamage } from "./damage.ts";
import { put } from "./put.ts";
import { ready } from "./ready.ts";
import { recall } from "./recall.ts";
import { recycle, recycleFromTrash } from "./recycle.ts";
import { reduceCost } from "./reduce-cost.ts";
import { restrict, restrictObjects } from "./restrict.ts";
import { returnToHand } from "./return-to-hand.ts";
import { look, lookAtHand, reveal, revealHand, revealUntil } from "./reveal.ts";
import { predict } from "./predict.ts";
import { gainXp, score, spendXp } from "./score.ts";
import { changeMight } from "./might.ts";
import { activateEffects } from "./activate-effects.ts";
import { buffsGive } from "./buffs-give.ts";
import { doNot } from "./do-not.ts";
import { win } from "./win.ts";
import { chooseName, gainTag, name } from "./tags.ts";
import { seeFacedownCards, takeTurn } from "./turn.ts";
import { stun } from "./stun.ts";

/** An executor for every member of the instruction set: an action without one does not compile. */
const executors: { readonly [Kind in Do]: Executor<Kind> } = {
  add,
  "add-battlefield": addBattlefield,
  attach,
  banish,
  "become-copy": becomeCopy,
  "copy-text": copyText,
  buff,
  empower,
  disempower,
  "change-control": changeControl,
  "change-cost": changeCost,
  "change-damage": changeDamage,
  "change-might": changeMight,
  burn,
  channel,
  choose,
  "choose-mode": chooseMode,
  "choose-opponent": chooseOpponent,
  "choose-player": choosePlayer,
  "choose-name": chooseName,
  counter,
  deal,
  "deal-split": dealSplit,
  "deal-each": dealEach,
  "deal-to-each-other": dealToEachOther,
  detach,
  discard,
  "discard-cards": discardThese,
  "discard-hand": discardHand,
  "do-by-case": doByCase,
  draw,
  "draw-cards": drawThese,
  "draw-equal": drawEqual,
  "enter-ready-this-turn": enterReadyThisTurn,
  enter,
  exhaust,
  "gain-tag": gainTag,
  "gain-xp": gainXp,
  give,
  "grant-bonus-damage": grantBonusDamage,
  heal,
  "hide-free": hideFree,
  skip,
  "lose-keywords": loseKeywords,
  "permit-play": permitPlay,
  "repeat-next": repeatNext,
  "next-uncounterable": nextUncounterable,
  create: createToken,
  kill,
  look,
  "look-at-hand": lookAtHand,
  "make-new-choices": makeNewChoices,
  move,
  name,
  pay,
  "pay-any-amount": payAnyAmount,
  play,
  "play-token": playToken,
  put,
  ready,
  "one-or-other": oneOrOther,
  recall,
  recycle,
  "recycle-from-trash": recycleFromTrash,
  "reduce-cost": reduceCost,
  restrict,
  "restrict-objects": restrictObjects,
  replace,
  "return-champion": returnChampion,
  "return-to-hand": returnToHand,
  reveal,
  "reveal-hand": revealHand,
  "reveal-until": revealUntil,
  score,
  "spend-xp": spendXp,
  predict,
  "spend-buff": spendBuff,
  "see-facedown-cards": seeFacedownCards,
  stun,
  "do-not": doNot,
  win,
  "activate-effects": activateEffects,
  "buffs-give": buffsGive,
  "take-turn": takeTurn,
};

/** The one place where an action meets its executor; `Kind` keeps the two together. */
export function execute<Kind extends Do>(
  game: Game,
  scope: Scope,
  action: ActionOf<Kind> & { readonly do: Kind },
): StepResult {
  const run: Executor<Kind> = executors[action.do];
  return run(game, scope, action);
}
