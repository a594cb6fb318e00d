/** 440. "Burn 2." */
export interface Burn {
  readonly do: "burn";
  readonly step: number;
  readonly count: number;
}
