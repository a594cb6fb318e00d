/** 436. "[Predict]." "[Predict 2]." Looks at the top cards of the Main Deck and recycles any of them. */
export interface Predict {
  readonly do: "predict";
  readonly step: number;
  readonly count: number;
}
