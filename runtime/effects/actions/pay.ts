import type { SingleReference } from "../reference.ts";
import type { ResourceCost } from "../card-frame.ts";

/** 444. "pay [1][R]": within an instruction, "you may pay [1] to …" (355.10.c.1). */
export interface Pay {
  readonly do: "pay";
  readonly step: number;
  readonly resources: ResourceCost;
}

/** 444. "Pay any amount of [A]". Its number is the "that much" of what follows. */
export interface PayAnyAmount {
  readonly do: "pay-any-amount";
  readonly step: number;
  readonly of: "power" | "energy";
}

/** 701, 702. "spend a buff", "spend my buff": a buff is removed from a unit of the player. */
export interface SpendBuff {
  readonly do: "spend-buff";
  readonly step: number;
  readonly whose: "a" | "any-number" | "of";
  /** "my buff", "its buff" */
  readonly of?: SingleReference;
}
