import type { UnitGroup } from "../selection.ts";

/** 703. "Buffs give an additional +1 [M] to friendly units this turn." */
export interface BuffsGive {
  readonly do: "buffs-give";
  readonly step: number;
  readonly amount: number;
  /** Without it: to whatever is buffed. */
  readonly to?: Extract<UnitGroup, { readonly select: "every" }>;
}
