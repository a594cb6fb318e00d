/** What looking for loops costs, so that it ends on every machine at the same place. */
export const costs = {
  /** Asking whether one ability can cause another one. */
  comparison: 1,
  /** One answer, pass or use of an ability. */
  step: 1_000,
  /** Setting up a board on which a circle of abilities is tried. */
  board: 5_000,
} as const;

/** About 15 seconds; a set of 1,000 cards takes a quarter of it. */
const enough = 200_000_000;

/** How much may still be looked at. */
export class Budget {
  private left: number;

  constructor(amount: number = enough) {
    this.left = amount;
  }
  get isSpent(): boolean {
    return this.left <= 0;
  }
  spend(cost: number): void {
    this.left -= cost;
  }
}
