import type { Add } from "./actions/add.ts";
import type { Attach, Detach } from "./actions/attach.ts";
import type { Banish } from "./actions/banish.ts";
import type { GrantBonusDamage } from "./actions/bonus-damage.ts";
import type { AddBattlefield, Enter } from "./actions/battlefields.ts";
import type { Buff } from "./actions/buff.ts";
import type { ChangeCost } from "./actions/change-cost.ts";
import type { Burn } from "./actions/burn.ts";
import type { Channel } from "./actions/channel.ts";
import type { Choose, ChooseOpponent, ChoosePlayer } from "./actions/choose.ts";
import type { LoseControl, MakeNewChoices, TakeControl } from "./actions/control.ts";
import type { BecomeCopy, CopyText } from "./actions/copy.ts";
import type { Counter } from "./actions/counter.ts";
import type { CreateToken, PlayToken } from "./actions/create.ts";
import type { ChangeDamage } from "./actions/damage.ts";
import type { Deal, DealEach, DealSplit, DealToEachOther } from "./actions/deal.ts";
import type { Discard, DiscardCards, DiscardHand } from "./actions/discard.ts";
import type { Draw, DrawCards, DrawEqual } from "./actions/draw.ts";
import type { Disempower, Empower } from "./actions/empower.ts";
import type { EnterReadyThisTurn } from "./actions/enter.ts";
import type { ReturnChampion } from "./actions/champion.ts";
import type { Exhaust } from "./actions/exhaust.ts";
import type { OneOrOther } from "./actions/one-or-other.ts";
import type { Give } from "./actions/give.ts";
import type { Heal } from "./actions/heal.ts";
import type { PermitPlay } from "./actions/permit-play.ts";
import type { HideFree } from "./actions/hide-free.ts";
import type { LoseKeywords } from "./actions/lose-keywords.ts";
import type { Replace } from "./actions/replace.ts";
import type { Skip } from "./actions/skip.ts";
import type { NextUncounterable } from "./actions/next-uncounterable.ts";
import type { RepeatNext } from "./actions/repeat-next.ts";
import type { Kill } from "./actions/kill.ts";
import type { Look, LookAtHand } from "./actions/look.ts";
import type { ChooseMode, DoByCase } from "./actions/modes.ts";
import type { ChangeMight } from "./actions/might.ts";
import type { Move } from "./actions/move.ts";
import type { Pay, PayAnyAmount, SpendBuff } from "./actions/pay.ts";
import type { Play } from "./actions/play.ts";
import type { Predict } from "./actions/predict.ts";
import type { Ready } from "./actions/ready.ts";
import type { Put } from "./actions/put.ts";
import type { Recall } from "./actions/recall.ts";
import type { Recycle, RecycleFromTrash } from "./actions/recycle.ts";
import type { ReduceCost } from "./actions/reduce-cost.ts";
import type { Restrict, RestrictObjects } from "./actions/restrict.ts";
import type { ReturnToHand } from "./actions/return-to-hand.ts";
import type { Reveal, RevealHand, RevealUntil } from "./actions/reveal.ts";
import type { GainXp, Score, SpendXp } from "./actions/score.ts";
import type { ActivateEffects } from "./actions/activate-effects.ts";
import type { BuffsGive } from "./actions/buffs-give.ts";
import type { DoNot } from "./actions/do-not.ts";
import type { Win } from "./actions/win.ts";
import type { ChooseName, GainTag, Name } from "./actions/tags.ts";
import type { SeeFacedownCards, TakeTurn } from "./actions/turn.ts";
import type { Stun } from "./actions/stun.ts";

/** 135.2.b.5. A game action with its complement. The union is the instruction set of the machine. */
export type Action =
  | Add
  | AddBattlefield
  | Attach
  | Banish
  | BecomeCopy
  | CopyText
  | Buff
  | Empower
  | Disempower
  | ChangeCost
  | ChangeDamage
  | ChangeMight
  | Burn
  | Channel
  | Choose
  | ChooseMode
  | ChooseName
  | ChooseOpponent
  | ChoosePlayer
  | Counter
  | Deal
  | DealSplit
  | DealToEachOther
  | Detach
  | Discard
  | DiscardCards
  | DiscardHand
  | DoByCase
  | Draw
  | DrawCards
  | DrawEqual
  | EnterReadyThisTurn
  | Enter
  | Exhaust
  | GainTag
  | GainXp
  | Give
  | GrantBonusDamage
  | Heal
  | HideFree
  | Skip
  | Replace
  | LoseKeywords
  | PermitPlay
  | RepeatNext
  | DealEach
  | NextUncounterable
  | CreateToken
  | Kill
  | Look
  | LookAtHand
  | LoseControl
  | MakeNewChoices
  | Move
  | Name
  | Pay
  | PayAnyAmount
  | Play
  | PlayToken
  | Predict
  | Put
  | Ready
  | OneOrOther
  | Recall
  | Recycle
  | ReduceCost
  | RecycleFromTrash
  | Restrict
  | RestrictObjects
  | ReturnChampion
  | ReturnToHand
  | Reveal
  | RevealHand
  | RevealUntil
  | Score
  | SpendBuff
  | SpendXp
  | SeeFacedownCards
  | Stun
  | TakeControl
  | TakeTurn
  | DoNot
  | Win
  | ActivateEffects
  | BuffsGive;

export type Do = Action["do"];
export type ActionOf<Kind extends Do> = Extract<Action, { readonly do: Kind }>;
