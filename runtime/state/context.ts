import type { LocationName } from "./request.ts";
import type { ObjectId, Player } from "./object.ts";
import type { Source } from "./source.ts";

/** What an action did, for the words that point back at it (359.3.e.14). */
export interface StepResult {
  /** Something was done. */
  readonly done: boolean;
  /** What it acted on: permanents by the id they had, cards by the id they have now. */
  readonly objects: readonly ObjectId[];
  /** 203.2. It was performed, but something else happened in its place: a cost is paid all the same. */
  readonly replaced?: true;
  /** The cards that it looked at or revealed on the way to those. */
  readonly seen?: readonly ObjectId[];
  /** Who has done it, where it was not just "you"; for a choice of a player, who was chosen. */
  readonly players?: readonly Player[];
  /** 355.1. What each player chose by its name. */
  readonly named?: Readonly<Partial<Record<Player, string>>>;
  /** The number it came to: "that much". */
  readonly number?: number;
}

/** One execution of a text: what was chosen for it and what it has done. [Repeat] makes a second one (820.1.d.1). */
export interface Round {
  /** By the number of the choice: ids of objects, cards, battlefields or chain items. */
  readonly chosen: Readonly<Record<number, readonly string[]>>;
  /** 355.4. Where a move goes, by the number of its step. */
  readonly destinations: Readonly<Record<number, LocationName>>;
  /** 355.3. The modes that were chosen, from 1, by the number of the step. */
  readonly modes?: Readonly<Record<number, readonly number[]>>;
  /** Of each step that was done or tried, what it has done; in order. */
  readonly steps: readonly RoundStep[];
  /** The object that "for each …" has come to. */
  readonly each?: ObjectId;
  /** The player that "for each player …" has come to. */
  readonly eachPlayer?: Player;
  /** Whether the last "if …" was true; null before the first: for "otherwise". */
  readonly condition: boolean | null;
  /** The units that a condition was true of: "it" after "if a unit here is alone". */
  readonly about?: readonly ObjectId[];
  /** Whether the last sentence was done, for "if you do". */
  readonly did: boolean;
}

export interface RoundStep extends StepResult {
  readonly step: number;
}

/** What a trigger condition or a replaced event speaks of (359.3.f.3). */
export interface EventNote {
  readonly object: ObjectId | null;
  readonly player: Player | null;
  readonly location: LocationName | null;
  /** Where what moved was before. */
  readonly origin?: LocationName;
  readonly number?: number;
  /** 434, 435. What something was attached to, or detached from. */
  readonly topMost?: ObjectId;
  /** 357. The Energy that was paid for the card that has been played. */
  readonly energySpent?: number;
}

export interface AdditionalCost {
  readonly paid: boolean;
  readonly objects: readonly ObjectId[];
}

/** Who speaks: what "I", "you", "here" and "it" of a text mean. */
export interface Context {
  /** "you"; null for an uncontrolled battlefield (190.6.d). */
  readonly you: Player | null;
  /** "I", "this": the object that has the ability, the spell itself, or the battlefield. */
  readonly self: ObjectId;
  /** 136.2.d. The attached gear whose effect text this is: its "this". */
  readonly appendedBy: ObjectId | null;
  readonly name: string;
  /** Where "here" is if it is not where `self` is: noted as the ability triggered (359.3.f.3), or a hidden card's place. */
  readonly here: LocationName | null;
  readonly event: EventNote | null;
  /** The zone that the card was played from (354). */
  readonly playedFrom?: string;
  /** 811.1.d.2. The battlefield that its targets must be at, because the card was hidden there. */
  readonly hiddenAt?: LocationName;
  /** Snapshots, for what this deals and kills (417.6, 428.5). */
  readonly sources: readonly Source[];
  /** 356. Whether an optional additional cost was paid, and what was killed, discarded or spent for it. */
  readonly additionalCost: AdditionalCost;
}
