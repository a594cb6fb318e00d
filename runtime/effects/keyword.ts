import type { KeywordAbility, QuotedAbility } from "./ability.ts";
import type { Cost } from "./cost.ts";

/** 800-829. */
export type RulebookKeyword =
  | "Accelerate"
  | "Action"
  | "Ambush"
  | "Assault"
  | "Backline"
  | "Deathknell"
  | "Deflect"
  | "Empower"
  | "Empowered"
  | "Equip"
  | "Flow"
  | "Ganking"
  | "Hidden"
  | "Hunt"
  | "Legion"
  | "Level"
  | "Quick-Draw"
  | "Reaction"
  | "Repeat"
  | "Shield"
  | "Tank"
  | "Temporary"
  | "Unique"
  | "Vision"
  | "Weaponmaster";

/** "[Drain]": one that a project declares. In brackets, so that no later rulebook can mean another one by it. */
export type DeclaredKeyword = `[${string}]`;
export type KeywordName = RulebookKeyword | DeclaredKeyword;

/** Written in brackets as keywords are, but game actions and a status: nobody has or gets them. */
export type BracketedWord = "Add" | "Buff" | "Mighty" | "Predict" | "Stun";

/** "[Shield 2]", "[Repeat] [2]", "[Equip] — [P], Recycle 2 cards from your trash" */
export interface Keyword {
  readonly keyword: KeywordName;
  /** Absent where none is printed: 1 for keywords that have a value (805). */
  readonly value?: number;
  readonly cost?: Cost;
  /** "[Repeat] — [1] / [A]": each can be paid (820.1.d.1) */
  readonly or?: OtherCost;
  /** 800. The abilities that a declared keyword stands for. Absent where nothing is said of it. */
  readonly standsFor?: readonly StoodFor[];
}
export type StoodFor = QuotedAbility | KeywordAbility;
export interface OtherCost {
  readonly cost: Cost;
  readonly or?: OtherCost;
}
