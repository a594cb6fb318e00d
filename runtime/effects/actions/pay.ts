import type { CostPart } from "../cost.ts";

/** 444. "pay [1][R]", "exhaust this": a cost within an instruction, "you may pay [1] to …" (355.10.c.1). */
export interface Pay {
  readonly do: "pay";
  readonly step: number;
  readonly parts: readonly CostPart[];
}

/** 444. "Pay any amount of [A]". Its number is the "that much" of what follows. */
export interface PayAnyAmount {
  readonly do: "pay-any-amount";
  readonly step: number;
  readonly of: "power" | "energy";
}
