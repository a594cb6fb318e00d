import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { AbilityCostChange } from "./cost-change.ts";
import type { Instructions, Sentence } from "./instruction.ts";
import type { During, Ordinal } from "./event-parts.ts";
import type { AsEvent, PhaseEvent, TriggerEvent, WouldEvent } from "./event.ts";
import type { Keyword } from "./keyword.ts";
import type { Passive } from "./passive.ts";
import type { Me, This } from "./reference.ts";
import type { Action } from "./action.ts";

/** 360-406. One line of a card's text. */

/** A keyword on a line of its own (800). */
export interface KeywordAbility {
  readonly ability: "keyword";
  readonly keyword: Keyword;
  /** "[Equip] [3]. This ability's Energy cost is reduced by the Might of the unit you choose." */
  readonly change?: AbilityCostChange;
}
/** A line of a spell: executed from top to bottom (359.3.d). */
export interface SpellAbility {
  readonly ability: "spell";
  readonly instructions: Instructions;
}
/** 382. "When I attack, …" "[Deathknell][>] …" */
export interface TriggeredAbility {
  readonly ability: "triggered";
  readonly when: Trigger;
  /**
   * 383.2.a.1. "When you play me, if …, …": an `if` lead of the first sentence is part of the trigger condition: it is
   * looked at when the ability would trigger.
   */
  readonly instructions: Instructions;
}
export type Trigger =
  | {
      readonly trigger: "when";
      readonly event: TriggerEvent;
      /** "during a showdown", "on your turn" */
      readonly during?: During;
      /** "while I'm at a battlefield" */
      readonly while?: Condition;
      /** "once each turn, " (383.3.e) */
      readonly often?: "once-each-turn" | "twice-each-turn";
    }
  /** "At the end of your turn, …" */
  | { readonly trigger: "at"; readonly event: PhaseEvent }
  /** "The first time a friendly unit dies each turn" (383.1.b) */
  | {
      readonly trigger: "time-each-turn";
      readonly ordinal: Ordinal;
      readonly event: TriggerEvent;
      readonly during?: During;
    }
  /** 808. "[Deathknell][>]": when I die */
  | { readonly trigger: "deathknell" };
/** 376. "[1], [E]: …" */
export interface ActivatedAbility {
  readonly ability: "activated";
  /** "[Legion][>]": inactive while its condition is not met (727) */
  readonly on?: Dependence;
  readonly cost: Cost;
  /** "[Reaction][>]" after the colon: when it may be used (806, 812) */
  readonly timing?: "action" | "reaction";
  readonly instructions: Instructions;
  /** "This ability costs [1] less for each …" */
  readonly change?: AbilityCostChange;
  /** "Use this ability only while …" */
  readonly onlyWhile?: Condition;
  /** "Use only if …" */
  readonly onlyIf?: Condition;
  /** "Use only during a showdown." */
  readonly onlyDuring?: During;
  /** "Use only once per turn." */
  readonly oncePerTurn?: true;
}
/** 364. */
export interface PassiveAbility {
  readonly ability: "passive";
  /** "While I'm buffed, …" */
  readonly while?: Condition;
  /** "If …, I enter ready." */
  readonly if?: Condition;
  /** "… unless I'm in combat." */
  readonly unless?: Condition;
  readonly passive: Passive;
  /** "…, and enemy spells cost [1] more" */
  readonly and?: Passive;
  /** "… instead": in place of the lines of the same kind before it */
  readonly instead?: true;
}
/** 367. "If a friendly unit would die, kill this instead. …" */
export interface ReplacementAbility {
  readonly ability: "replacement";
  /** "once each turn, " (371) */
  readonly often?: "once-each-turn" | "twice-each-turn";
  readonly event: WouldEvent;
  readonly instructions: Instructions;
}
/** 355.1. "As you play this, name a tag." Done while it is finalized, before its location is chosen. */
export interface AsYouPlayAbility {
  readonly ability: "as-you-play";
  readonly what: Me | This;
  readonly instructions: Instructions;
}
/** 369.1, 370.1.b.1. "As I'm revealed from your deck, [Add] [2].": done together with that, in the place of it alone. */
export interface AsAbility {
  readonly ability: "as";
  /** "once each turn, " (371) */
  readonly often?: "once-each-turn" | "twice-each-turn";
  readonly event: AsEvent;
  readonly during?: During;
  readonly instructions: Instructions;
}
/** 356. "As an additional cost to play this, kill a friendly unit." "You may pay [1] as an additional cost to play me." */
export interface AdditionalCostAbility {
  readonly ability: "additional-cost";
  readonly optional?: true;
  /** "If you've played a spell this turn, you may …" */
  readonly if?: Condition;
  /** What is played. */
  readonly what: Me | This;
  readonly actions: readonly Action[];
  /** What paying it does, on the same line: "If you do, I cost [2] less." "If you do, draw 2. Otherwise, draw 1." */
  readonly riders?: readonly Rider[];
}
export type Rider = PassiveRider | Sentence;
/** True for the card as it is played: its cost, where it may be played, how it enters. */
export interface PassiveRider {
  readonly rider: "passive";
  readonly ifYouDo?: true;
  readonly passive: Passive;
}
/** "[Legion][>] …", "[Empowered][>] …": inactive while its keyword's condition is not met (726). */
export interface DependentAbility {
  readonly ability: "dependent";
  readonly on: Dependence;
  readonly inner: PassiveAbility | TriggeredAbility | ReplacementAbility | SpellAbility | DependentAbility;
}
export type Dependence =
  | { readonly dependent: "legion" }
  | { readonly dependent: "empowered" }
  /** 824. "[Level 6]": with so much XP */
  | { readonly dependent: "level"; readonly level: number };

/** 383.4. Triggered abilities that have a name: "[Deathknell] effects", "conquer effects", "play effects". */
export type NamedEffect =
  "deathknell" | "temporary" | "vision" | "conquer" | "hold" | "play" | "attack" | "defend";

/** What can stand in quotation marks, as something that another object has. */
export type QuotedAbility = TriggeredAbility | ActivatedAbility | ReplacementAbility | PassiveAbility;

export type Ability =
  | KeywordAbility
  | SpellAbility
  | TriggeredAbility
  | ActivatedAbility
  | PassiveAbility
  | ReplacementAbility
  | AsYouPlayAbility
  | AsAbility
  | AdditionalCostAbility
  | DependentAbility;
