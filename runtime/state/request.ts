import type { BattlefieldId, ObjectId, Player } from "./object.ts";

interface Asked {
  /** Who has to answer. */
  readonly player: Player;
  /** What is asked and the rule that asks it: "355.5: a unit for Void Seeker". */
  readonly why: string;
}
interface OneOf<Option> extends Asked {
  readonly options: readonly Option[];
}
/** 715.3. All that these together may get, or how many of them may be chosen, where Bonus Damage is not meant for them. */
export interface SplitCap {
  readonly most: number;
  readonly of: readonly ObjectId[];
}

interface SomeOf extends OneOf<ObjectId> {
  readonly min: number;
  readonly max: number;
}

/**
 * A choice that a player has to make. It carries all that is needed to tell which answers fit (`misfit`). Options are in
 * order of arrival. The tags are those of scenario answers.
 */
export type Request =
  /** Permanents, legends, runes, battlefields, or items of the chain (their ids as text). */
  | (SomeOf & {
      readonly ask: "targets";
      /** 355.11. The greatest sum of the weights of what is chosen; weights in the order of the options. */
      readonly limit?: { readonly most: number; readonly weights: readonly number[] };
      /** At most so many of the options that share a group: "up to one … at each location". */
      readonly groups?: { readonly most: number; readonly of: readonly string[] };
      /** All that is chosen shares a group: "at the same location". */
      readonly sameGroup?: readonly string[];
      /** 355.14.c. Of these not more than so many. */
      readonly caps?: readonly SplitCap[];
    })
  /** 355.14.e. Every option gets at least 1, all together the total. */
  | (OneOf<ObjectId> & { readonly ask: "split"; readonly total: number; readonly caps?: readonly SplitCap[] })
  /** 465.2.c. How combat damage is assigned. */
  | (OneOf<ObjectId> & {
      readonly ask: "assign";
      readonly total: number;
      /** In the order of the options. */
      readonly rules: readonly AssignRule[];
    })
  | (OneOf<boolean> & { readonly ask: "may" })
  /** An optional cost: a keyword ("Repeat", "Accelerate") or true, and false. */
  | (OneOf<string | boolean> & { readonly ask: "pay" })
  | (SomeOfNumbers & { readonly ask: "mode" })
  /** A location: the id of a battlefield, or "base A", "base B". */
  | (OneOf<LocationName> & { readonly ask: "to" })
  /** Cards outside the board; `names` in the order of the options. */
  | (SomeOf & { readonly ask: "cards"; readonly names: readonly string[] })
  | (OneOf<Player> & { readonly ask: "player" })
  | (Asked & { readonly ask: "number"; readonly min: number; readonly max: number })
  | (Asked & { readonly ask: "name" })
  /** 372, 373, 383.3.d. What comes first: each option once. `first`: what comes after it is asked again, and may be left out. */
  | (OneOf<string> & { readonly ask: "order"; readonly first?: true });

interface SomeOfNumbers extends OneOf<number> {
  readonly min: number;
  readonly max: number;
}

/** "field", "base A" */
export type LocationName = BattlefieldId;

/** 465.2.c.2-10. How damage may be assigned to one unit. */
export interface AssignRule {
  /** The least amount that is lethal, shields and doublings counted in (465.2.c.5); "never": 437.5.b, 465.2.c.10. */
  readonly lethal: number | "never";
  /** Tank: before others (815). */
  readonly first: boolean;
  /** Backline: after others (826). */
  readonly last: boolean;
}

export type Ask = Request["ask"];
export type RequestOf<Kind extends Ask> = Extract<Request, { readonly ask: Kind }>;

/** What can be answered, by its tag. */
export interface AnswerValues {
  readonly targets: readonly ObjectId[];
  readonly split: Readonly<Record<ObjectId, number>>;
  readonly assign: Readonly<Record<ObjectId, number>>;
  readonly may: boolean;
  readonly pay: string | boolean;
  /** Counted from 1. */
  readonly mode: readonly number[];
  readonly to: LocationName;
  readonly cards: readonly ObjectId[];
  readonly player: Player;
  readonly number: number;
  readonly name: string;
  readonly order: readonly string[];
}
export type Answer = {
  readonly [Kind in Ask]: { readonly ask: Kind; readonly value: AnswerValues[Kind] };
}[Ask];
export type AnswerOf<Kind extends Ask> = Extract<Answer, { readonly ask: Kind }>;

/** A question of a step that has been answered. */
export interface Answered {
  readonly request: Request;
  readonly answer: Answer;
}

/** The open question, with the answers that the step has got so far. */
export interface Waiting {
  readonly request: Request;
  readonly answers: readonly Answered[];
}
