import type { Cost } from "./cost.ts";

/** 800-829. The keywords that the machine knows; a project's lexicon can name more, which then only print. */
export type KeywordName =
  | "Accelerate"
  | "Action"
  | "Add"
  | "Ambush"
  | "Assault"
  | "Backline"
  | "Buff"
  | "Deathknell"
  | "Deflect"
  | "Empower"
  | "Empowered"
  | "Equip"
  | "Ganking"
  | "Hidden"
  | "Hunt"
  | "Legion"
  | "Level"
  | "Mighty"
  | "Predict"
  | "Quick-Draw"
  | "Reaction"
  | "Repeat"
  | "Shield"
  | "Stun"
  | "Tank"
  | "Temporary"
  | "Unique"
  | "Vision"
  | "Weaponmaster";

/** "[Shield 2]", "[Repeat] [2]", "[Equip] — [P], Recycle 2 cards from your trash" */
export interface Keyword {
  readonly keyword: KeywordName;
  /** Absent where none is printed: 1 for keywords that have a value (805). */
  readonly value?: number;
  readonly cost?: Cost;
}
