import type { Action } from "../../../runtime/effects/action.ts";
import type { ChooseMode, DoByCase } from "../../../runtime/effects/actions/modes.ts";
import { category } from "../../combinators/phrase.ts";
import { action } from "./action.phrase.ts";
import { add } from "./add.phrase.ts";
import { attach, detach } from "./attach.phrase.ts";
import { banish } from "./banish.phrase.ts";
import { grantBonusDamage } from "./bonus-damage.phrase.ts";
import { addBattlefield, enterThere } from "./battlefields.phrase.ts";
import { buff } from "./buff.phrase.ts";
import { changeCost } from "./change-cost.phrase.ts";
import { burn } from "./burn.phrase.ts";
import { channel } from "./channel.phrase.ts";
import { choose, chooseOpponent, choosePlayer } from "./choose.phrase.ts";
import { changeControl, makeNewChoices } from "./control.phrase.ts";
import { becomeCopy, copyText } from "./copy.phrase.ts";
import { counter } from "./counter.phrase.ts";
import { createToken, playToken } from "./create.phrase.ts";
import { deal, dealEach, dealSplit, dealToEachOther } from "./deal.phrase.ts";
import { discard, discardCards, discardHand } from "./discard.phrase.ts";
import { draw, drawCards, drawEqual } from "./draw.phrase.ts";
import { enterReadyThisTurn } from "./enter.phrase.ts";
import { disempower, empower } from "./empower.phrase.ts";
import { returnChampion } from "./champion.phrase.ts";
import { exhaust } from "./exhaust.phrase.ts";
import { oneOrOther } from "./one-or-other.phrase.ts";
import { gives } from "./give.phrase.ts";
import { heal } from "./heal.phrase.ts";
import { hideFree } from "./hide-free.phrase.ts";
import { loseKeywords } from "./lose-keywords.phrase.ts";
import { replace } from "./replace.phrase.ts";
import { skip } from "./skip.phrase.ts";
import { permitPlay } from "./permit-play.phrase.ts";
import { nextUncounterable } from "./next-uncounterable.phrase.ts";
import { repeatNext } from "./repeat-next.phrase.ts";
import { kill } from "./kill.phrase.ts";
import { look, lookAtHand } from "./look.phrase.ts";
import { move } from "./move.phrase.ts";
import { pay, payAnyAmount, spendBuff } from "./pay.phrase.ts";
import { play } from "./play.phrase.ts";
import { predict } from "./predict.phrase.ts";
import { changeDamage } from "./damage.phrase.ts";
import { put } from "./put.phrase.ts";
import { ready } from "./ready.phrase.ts";
import { recall } from "./recall.phrase.ts";
import { recycle, recycleFromTrash } from "./recycle.phrase.ts";
import { reduceCost } from "./reduce-cost.phrase.ts";
import { restrict, restrictObjects } from "./restrict.phrase.ts";
import { returnToHand } from "./return-to-hand.phrase.ts";
import { reveal, revealHand, revealUntil } from "./reveal.phrase.ts";
import { gainXp, score, spendXp } from "./score.phrase.ts";
import { changeMight } from "./might.phrase.ts";
import { activateEffects } from "./activate-effects.phrase.ts";
import { buffsGive } from "./buffs-give.phrase.ts";
import { doNot } from "./do-not.phrase.ts";
import { win } from "./win.phrase.ts";
import { chooseName, gainTag, name } from "./tags.phrase.ts";
import { seeFacedownCards, takeTurn } from "./turn.phrase.ts";
import { stun } from "./stun.phrase.ts";

type PlainAction = Exclude<Action, ChooseMode | DoByCase>;
/** Every game action has its phrase, or this does not compile. A choice of modes ends its sentence: see there. */
const actions = category<PlainAction, "do">("action", "a game action", "do", () => ({
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
  "discard-cards": discardCards,
  "discard-hand": discardHand,
  draw,
  "draw-cards": drawCards,
  "draw-equal": drawEqual,
  "enter-ready-this-turn": enterReadyThisTurn,
  enter: enterThere,
  exhaust,
  "gain-tag": gainTag,
  "gain-xp": gainXp,
  give: gives,
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
  predict,
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
  "spend-buff": spendBuff,
  "spend-xp": spendXp,
  "see-facedown-cards": seeFacedownCards,
  stun,
  "do-not": doNot,
  win,
  "activate-effects": activateEffects,
  "buffs-give": buffsGive,
  "take-turn": takeTurn,
}));
action.define(actions);
