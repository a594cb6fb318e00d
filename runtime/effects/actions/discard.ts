/** 422. "Discard 1." The player who does it chooses the cards (422.2). */
export interface Discard {
  readonly do: "discard";
  readonly step: number;
  readonly count: number;
}
