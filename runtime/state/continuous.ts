import type {
  BuffsGive,
  CardFilter,
  CostChange,
  DamageFrom,
  EnterReadyThisTurn,
  Keyword,
  KeywordName,
  NextMoment,
  ObjectRestriction,
  Play,
  PlayedCards,
  PlayerRestriction,
  QuotedAbility,
  Sentence,
  TurnEvent,
  TurnPhase,
  WouldEvent,
} from "../effects/index.ts";
import type { Context, Round } from "./context.ts";
import type { ObjectId, Player } from "./object.ts";

/**
 * 389, 473. What goes on after the item that made it. It hangs on an object id, so a new object is free of it (124.1)
 * without any clearing.
 */
export type Continuous = ContinuousFrame & ContinuousKind;

interface ContinuousFrame {
  readonly id: number;
  /** The card that made it. */
  readonly name: string;
  readonly controller: Player;
  /** 317.2.c, 466.7.c; null: as long as the object stays where it is (801.3.a.3). */
  readonly until: "turn" | "combat" | "your-next-turn" | null;
}

type ContinuousKind =
  /** 119. Its `controller` had it before, and has it again when `while` has left the board; null: as the turn ends. */
  | { readonly is: "control"; readonly on: ObjectId; readonly while: ObjectId | null }
  | { readonly is: "might"; readonly on: ObjectId; readonly amount: number }
  /** "Buffs give an additional +1 [M] to friendly units this turn." */
  | {
      readonly is: "buffs-give";
      readonly amount: number;
      readonly to?: NonNullable<BuffsGive["to"]>;
      readonly context: Context;
    }
  /** 395. A quoted ability. */
  | { readonly is: "ability"; readonly on: ObjectId; readonly ability: QuotedAbility }
  | { readonly is: "keyword"; readonly on: ObjectId; readonly keyword: Keyword }
  /** 801.3.b. What it had until then; it can be given them again. */
  | {
      readonly is: "loses-keywords";
      readonly on: ObjectId;
      readonly keywords: readonly KeywordName[] | "all";
    }
  /** 477.1.a.1. In place of the printed Might; the latest counts. */
  | { readonly is: "base-might"; readonly on: ObjectId; readonly amount: number }
  /** 432, 437. Damage that would be dealt is prevented or doubled; `left`: the Prevent Value. */
  | {
      readonly is: "change-damage";
      readonly how: "prevent" | "double";
      /** Null: every unit. */
      readonly on: ObjectId | null;
      readonly left: number | "all";
      readonly from: "anything" | DamageFrom;
    }
  /** 390.3. "The next time it would …" (once), "if it would …" */
  | {
      readonly is: "replacement";
      readonly event: WouldEvent;
      readonly once: boolean;
      readonly sentences: readonly Sentence[];
      readonly context: Context;
      readonly round: Round;
    }
  /** 390.2. "When it dies this turn, …", "the next time it takes damage this turn, …" (once) */
  | {
      readonly is: "trigger";
      readonly event: TurnEvent;
      readonly once: boolean;
      /** "If this kills it, …": only if the kill is attributed to this object (428.5). */
      readonly killedBy: ObjectId | null;
      readonly sentences: readonly Sentence[];
      readonly context: Context;
      readonly round: Round;
    }
  /** 390.2. "At the start of your next Main Phase, …" */
  | {
      readonly is: "moment";
      readonly moment: NextMoment;
      /** Whose turn it has to be. */
      readonly whose: readonly Player[];
      /** The number of the turn on which it was made. */
      readonly turn: number;
      readonly sentences: readonly Sentence[];
      readonly context: Context;
      readonly round: Round;
    }
  /** 391. "The next spell you play this turn deals 1 Bonus Damage." */
  | { readonly is: "bonus-damage-of-spells"; readonly next: boolean; readonly amount: number }
  /** 391. "The next spell you play this turn costs [5] less." `next`: only one card. */
  | {
      readonly is: "cost-change";
      readonly what: PlayedCards;
      readonly next: boolean;
      readonly change: CostChange;
      readonly context: Context;
      readonly round: Round;
    }
  /** 391. "You can hide cards ignoring costs this turn." */
  | { readonly is: "hide-free"; readonly player: Player }
  /** 391, 419.1.a. "You may play it this turn." Its `controller` may; `once`: only one card. */
  | {
      readonly is: "play-permission";
      readonly cards:
        { readonly ids: readonly ObjectId[] } | { readonly of: CardFilter; readonly once: boolean };
      readonly ignoring: NonNullable<Play["ignoring"]> | null;
      readonly context: Context;
      readonly round: Round;
    }
  /** 391, 820. "Give the next spell you play this turn [Repeat] equal to its cost." */
  | { readonly is: "repeat-next"; readonly what: PlayedCards; readonly context: Context }
  /** 391, 425. "The next spell you play this turn can't be countered." */
  | { readonly is: "next-uncounterable"; readonly what: PlayedCards; readonly context: Context }
  /** 391. "Opponents can't play cards this turn." */
  | {
      readonly is: "player-restriction";
      readonly player: Player;
      readonly restriction: Exclude<PlayerRestriction, { readonly cannot: "move" }>;
    }
  /** 391. "They can't move it this turn." `by`: who cannot; null: nobody can. */
  | {
      readonly is: "object-restriction";
      readonly on: ObjectId;
      readonly restriction: ObjectRestriction;
      readonly context: Context;
      readonly by: Player | null;
    }
  /** 443. The next such phase, or the next point from that, of this player. */
  | { readonly is: "skip"; readonly player: Player; readonly what: TurnPhase | "conquering" | "holding" }
  | { readonly is: "enter-ready"; readonly who: EnterReadyThisTurn["who"] };

export type ContinuousOf<Is extends Continuous["is"]> = Extract<Continuous, { readonly is: Is }>;
