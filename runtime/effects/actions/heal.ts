import type { Units } from "../object.ts";

/** 418. "Heal your units here." */
export interface Heal {
  readonly do: "heal";
  readonly step: number;
  readonly what: Units;
}
