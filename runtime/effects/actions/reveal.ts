/** 424. "Reveal the top 5 cards of your Main Deck." */
export interface Reveal {
  readonly do: "reveal";
  readonly step: number;
  readonly count: number;
}
