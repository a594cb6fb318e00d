import type { DamageChange, ObjectId, Player, Source } from "../state/index.ts";

/** Damage that would be dealt to one unit. */
export interface Damage {
  readonly to: ObjectId;
  /** All of it, Bonus Damage included. */
  readonly amount: number;
  /** What the text says. */
  readonly printed: number;
  readonly bonus: number;
  /** 417.6.b.4. Who is responsible. */
  readonly by: Player | null;
  /** 417.6. */
  readonly sources: readonly Source[];
  readonly combat?: true;
  /** 465.2.c.5. What changes it, in the order that was chosen as it was assigned. */
  readonly order?: readonly string[];
}

/** Damage that has been through all that changes it. */
export interface ChangedDamage {
  readonly damage: Damage;
  readonly amount: number;
  readonly changes: readonly DamageChange[];
}

/** Something that changes damage that would be dealt (367): a shield, a doubling, an ability. */
export interface DamageReplacement {
  /** The same for the same effect. */
  readonly key: string;
  readonly name: string;
  readonly rule: string;
  /** What it makes of an amount; asked also to find out how much would be lethal (465.2.c.5). */
  readonly makeOf: (amount: number) => number;
  /** What is used up, and what else happens, as it applies. Returns false if it was declined. */
  readonly apply: (from: number, to: number) => boolean;
}
