import type { CardType, Domain } from "../card-frame.ts";
import type { Condition } from "../condition.ts";
import type { Sentence } from "../instruction.ts";
import type { SingleReference } from "../reference.ts";

/** One of the modes that a text lists: whole instructions. */
export interface Mode {
  readonly mode: "listed";
  readonly instructions: readonly Sentence[];
}

/** 355.3. "Choose one — …": the modes are chosen as the item is finalized, before its targets. */
export interface ChooseMode {
  readonly do: "choose-mode";
  readonly step: number;
  readonly count: number;
  /** "up to two" */
  readonly upTo?: true;
  /** "one or both", "any number" */
  readonly range?: "one-or-both" | "any-number";
  /** "choose one. If you have 6+ runes, choose both instead" */
  readonly bothIf?: Condition;
  /** 387.1.b. "Do one of the following: …": a reflexive trigger, whose modes are chosen as it is finalized. */
  readonly asTrigger?: true;
  /** Modes that may not be chosen again: by the same card ("you haven't already chosen"), or in this turn. */
  readonly not?: "already-chosen" | "chosen-this-turn";
  readonly modes: readonly Mode[];
}

/** 387.1.b. "Do the following based on its type: …": a reflexive trigger for the case that is met. */
export interface DoByCase {
  readonly do: "do-by-case";
  readonly step: number;
  /** "do one of the following", where only one can be met */
  readonly one?: true;
  readonly of: SingleReference;
  readonly by: "type" | "domain";
  readonly cases: readonly Case[];
}
export interface Case {
  readonly case: "listed";
  readonly is: Extract<CardType, "unit" | "spell" | "gear"> | Domain;
  readonly instructions: readonly Sentence[];
}
