/** 194.2. "You win the game." */
export interface Win {
  readonly do: "win";
  readonly step: number;
}
