import type { Reference } from "./reference.ts";
import type { Action } from "./action.ts";
import type { Condition } from "./condition.ts";
import type { NextMoment, TurnEvent, WouldEvent } from "./event.ts";
import type { Players } from "./player.ts";
import type { PerEach } from "./value.ts";

/** What stands before a comma at the head of a sentence and says when, or whether, the sentence is executed. */
export type Lead =
  /** "If …, " */
  | { readonly lead: "if"; readonly condition: Condition }
  /** "If you do, " : linked to what stands before (359.3.e.14) */
  | { readonly lead: "if-you-do" }
  /** "If they do, " */
  | { readonly lead: "if-they-do" }
  /** 390.2. "When they hold, ": the player who was named before, whenever that is */
  | { readonly lead: "when-they"; readonly does: "hold" | "conquer"; readonly means: Reference["means"] }
  /** "If you don't, ", "If they don't, " */
  | { readonly lead: "if-you-do-not" }
  | { readonly lead: "if-they-do-not" }
  /** 387. "When you do, ", "When they do, ": a reflexive trigger */
  | { readonly lead: "when-you-do" }
  | { readonly lead: "when-they-do" }
  /** "If you can't, "; "If you couldn't channel 2 runes this way, ": all of it (055) */
  | { readonly lead: "if-cannot"; readonly by: "you" | "they"; readonly what?: Action }
  /** "Otherwise, " : when the condition before was not met */
  | { readonly lead: "otherwise" }
  /** "For each enemy unit there, " */
  | { readonly lead: "for-each"; readonly of: PerEach }
  /** "The next time it would die this turn, " (once), "If it would die this turn, ": a replacement effect with a duration (367, 389) */
  | { readonly lead: "would"; readonly event: WouldEvent; readonly once?: true; readonly duration?: "turn" }
  /** "When it dies this turn, ": a delayed triggered ability (389) */
  | { readonly lead: "when"; readonly event: TurnEvent }
  /** "The next time it takes damage this turn, " (391) */
  | { readonly lead: "next-time"; readonly event: TurnEvent; readonly duration?: "turn" };

/** What a player may do so that something else is not done. */
export type UnlessDone =
  /** "its controller has you draw 2": you do it */
  | { readonly player: Players; readonly has: readonly Action[] }
  /** "its controller pays [2]", "an opponent discards 1": that player does it, in full (203.3) */
  | { readonly player: Players; readonly does: readonly Payment[] };

/** Actions that can be what a player pays. */
export type Payment = Extract<
  Action,
  {
    readonly do:
      | "pay"
      | "discard"
      | "spend-xp"
      | "spend-buff"
      | "kill"
      | "banish"
      | "exhaust"
      | "recall"
      | "recycle"
      | "recycle-from-trash"
      | "return-to-hand";
  }
>;

/** Actions that one player does one after the other: "heal it, exhaust it, and recall it". */
export interface Clause {
  /** Who does it: the controller of the spell or ability where nobody is named. */
  readonly by?: Players;
  /** "you may": the player decides when it is executed (383.3.a, 355.12) */
  readonly may?: true;
  /** "must": what is chosen for it is no target (355.10.f) */
  readonly must?: true;
  readonly actions: readonly Action[];
  /** "draw 1 or channel 1 rune": the player chooses which, as it is executed (355.17). */
  readonly or?: readonly Action[];
  /** "… to …": what comes before is a cost for this (355.10.c.1). */
  readonly to?: readonly Action[];
  /** "… if it has 2 [M] or less" */
  readonly if?: Condition;
  /** "… unless …" */
  readonly unless?: Condition;
  /** "… unless its controller has you draw 2", "… unless its controller pays [2]": that player decides */
  readonly unlessDone?: UnlessDone;
}

/** One sentence. Sentences are executed in the order of the text (340.1, 359.3.d). */
export interface Sentence extends Clause {
  /** "… at the end of this turn": a delayed triggered ability (390.2) */
  readonly at?: NextMoment;
  /** "Then " */
  readonly after?: true;
  readonly lead?: Lead;
  /** "do this: ": a reflexive triggered ability; it chooses when it is put on the chain (386). */
  readonly reflexive?: true;
  /** "…, then …": by the same player where nobody is named */
  readonly then?: Clause;
  /** "Choose a card from it, and they discard that card.": another player goes on */
  readonly and?: Clause;
  /** "instead": in place of what would happen, or of what the sentence before says */
  readonly instead?: true;
}

export type Instructions = readonly Sentence[];
