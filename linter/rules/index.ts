import { endlessLoop } from "./endless-loop.rule.ts";
import { freeLoop } from "./free-loop.rule.ts";
import { possibleLoop } from "./possible-loop.rule.ts";
import { compilerDiagnostics } from "../../compiler/compiler-diagnostics.ts";
import { languageDiagnostics } from "../../grammar/diagnostics/language-diagnostics.ts";
import { reportedByCompiler, type Rule, type SetRule } from "../rule.ts";
import { actionOnWrongType } from "./action-on-wrong-type.rule.ts";
import { actionWithoutEffect } from "./action-without-effect.rule.ts";
import { actsOnPendingCard } from "./acts-on-pending-card.rule.ts";
import { addedResourcesLost } from "./added-resources-lost.rule.ts";
import { additionalCostTiming } from "./additional-cost-timing.rule.ts";
import { baseWithoutOwner } from "./base-without-owner.rule.ts";
import { battlefieldYou } from "./battlefield-you.rule.ts";
import { bonusDamageScope } from "./bonus-damage-scope.rule.ts";
import { chosenBeforeItExists } from "./chosen-before-it-exists.rule.ts";
import { conflictingKeywords } from "./conflicting-keywords.rule.ts";
import { deathknellSpelledOut } from "./deathknell-spelled-out.rule.ts";
import { deathCheckedTooEarly } from "./death-checked-too-early.rule.ts";
import { duplicateKeyword } from "./duplicate-keyword.rule.ts";
import { exactCountMayBeImpossible } from "./exact-count-may-be-impossible.rule.ts";
import { giftWithoutEffect } from "./gift-without-effect.rule.ts";
import { grantedOnlyInHand } from "./granted-only-in-hand.rule.ts";
import { mustVersusChoose } from "./must-versus-choose.rule.ts";
import { recallKeepsState } from "./recall-keeps-state.rule.ts";
import { recycleToWhoseDeck } from "./recycle-to-whose-deck.rule.ts";
import { keywordCost } from "./keyword-cost.rule.ts";
import { keywordValue } from "./keyword-value.rule.ts";
import { nothingToCompare } from "./nothing-to-compare.rule.ts";
import { tooFewModes } from "./too-few-modes.rule.ts";
import { impossibleSelection } from "./impossible-selection.rule.ts";
import { inactiveAbility } from "./inactive-ability.rule.ts";
import { keywordOnWrongType } from "./keyword-on-wrong-type.rule.ts";
import { keywordUsedAsState } from "./keyword-used-as-state.rule.ts";
import { killAttribution } from "./kill-attribution.rule.ts";
import { leavesChainEarly } from "./leaves-chain-early.rule.ts";
import { locationOnUnlocated } from "./location-on-unlocated.rule.ts";
import { mayStillNeedsTarget } from "./may-still-needs-target.rule.ts";
import { missingDuration } from "./missing-duration.rule.ts";
import { neverTrueCondition } from "./never-true-condition.rule.ts";
import { otherThanNothing } from "./other-than-nothing.rule.ts";
import { ownZoneMismatch } from "./own-zone-mismatch.rule.ts";
import { playFromDeckWithoutBanish } from "./play-from-deck-without-banish.rule.ts";
import { redundantEnterState } from "./redundant-enter-state.rule.ts";
import { reminderTextMismatch } from "./reminder-text-mismatch.rule.ts";
import { replacementNeedsWould } from "./replacement-needs-would.rule.ts";
import { replacementWithoutInstead } from "./replacement-without-instead.rule.ts";
import { savedButNotHealed } from "./saved-but-not-healed.rule.ts";
import { scoreVersusGainPoints } from "./score-versus-gain-points.rule.ts";
import { selfIncludedByAccident } from "./self-included-by-accident.rule.ts";
import { selfReference } from "./self-reference.rule.ts";
import { splitWithoutTargets } from "./split-without-targets.rule.ts";
import { tagIsWord } from "./tag-is-word.rule.ts";
import { tokenMismatch } from "./token-mismatch.rule.ts";
import { unitInTrashTreatedAsOnBoard } from "./unit-in-trash-treated-as-on-board.rule.ts";
import { unreachableAbility } from "./unreachable-ability.rule.ts";
import { unscopedCount } from "./unscoped-count.rule.ts";
import { unusedChoice } from "./unused-choice.rule.ts";
import { whileWithAMoment } from "./while-with-a-moment.rule.ts";
import { whoseBase } from "./whose-base.rule.ts";
import { zeroAmount } from "./zero-amount.rule.ts";

const { entries } = compilerDiagnostics;
const language = languageDiagnostics.entries;

/** All rules about one card, ordered by hand: what cannot work first, then what does otherwise than it says, then style. */
export const rules: readonly Rule[] = [
  // 417, 712-715: what the compiler says of damage
  reportedByCompiler("damage-to-non-unit", entries["damage-to-non-unit"]),
  reportedByCompiler("invalid-damage", entries["invalid-damage"]),
  reportedByCompiler("invalid-bonus-damage", entries["invalid-bonus-damage"]),
  // wordings that the language refuses
  reportedByCompiler("cost-change-after-play", language["cost-change-after-play"]),
  reportedByCompiler("do-this-as-loop", language["do-this-as-loop"]),
  reportedByCompiler("several-abilities-on-a-line", language["several-abilities-on-a-line"]),
  // 355.14, 414-423, 713, 800: it cannot be done
  actionOnWrongType,
  actionWithoutEffect,
  splitWithoutTargets,
  bonusDamageScope,
  whileWithAMoment,
  keywordOnWrongType,
  keywordCost,
  keywordValue,
  tooFewModes,
  keywordUsedAsState,
  // 141, 146, 355.5, 384: it is not there, or cannot be chosen
  unitInTrashTreatedAsOnBoard,
  locationOnUnlocated,
  chosenBeforeItExists,
  unreachableAbility,
  neverTrueCondition,
  giftWithoutEffect,
  grantedOnlyInHand,
  inactiveAbility,
  impossibleSelection,
  // 354.3, 359.3, 369, 419: it happens at another time
  replacementNeedsWould,
  replacementWithoutInstead,
  savedButNotHealed,
  deathCheckedTooEarly,
  killAttribution,
  playFromDeckWithoutBanish,
  leavesChainEarly,
  // It does otherwise than it says.
  missingDuration,
  exactCountMayBeImpossible,
  mayStillNeedsTarget,
  actsOnPendingCard,
  otherThanNothing,
  ownZoneMismatch,
  selfIncludedByAccident,
  scoreVersusGainPoints,
  unscopedCount,
  unusedChoice,
  nothingToCompare,
  zeroAmount,
  whoseBase,
  battlefieldYou,
  addedResourcesLost,
  duplicateKeyword,
  conflictingKeywords,
  // 053, 143.4: style
  deathknellSpelledOut,
  baseWithoutOwner,
  redundantEnterState,
  mustVersusChoose,
  recallKeepsState,
  recycleToWhoseDeck,
  additionalCostTiming,
  selfReference,
  tagIsWord,
  reminderTextMismatch,
];

/** All rules that compare the cards of a set. */
export const setRules: readonly SetRule[] = [endlessLoop, freeLoop, possibleLoop, tokenMismatch];
