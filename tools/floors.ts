/** Figures by what was measured: `{ origins: { noDrop: 270 } }`. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The lowest figures that are accepted. They only rise. */
export interface Floors {
  readonly coverage: Figures;
  readonly scenarios: Figures;
  /** npm run rules: how many rules are covered, shown by a test, and settled. */
  readonly rules: Figures;
}

export interface Comparison {
  /** A line for each figure that is at its floor or above. */
  readonly passed: readonly string[];
  /** A line for each figure that is below its floor or missing. */
  readonly failed: readonly string[];
  /** The floors, raised to the figures that are above them. */
  readonly raised: Figures;
}

/** Compares every floor with its figure. A figure that was not measured is a failure, not a pass. */
export function compare(kind: string, floors: Figures, measured: Figures): Comparison {
  const passed: string[] = [];
  const failed: string[] = [];
  const raised: Record<string, Record<string, number>> = {};
  for (const [subject, floorsOfSubject] of Object.entries(floors)) {
    const raisedOfSubject: Record<string, number> = {};
    for (const [figure, floor] of Object.entries(floorsOfSubject)) {
      const value = measured[subject]?.[figure];
      const title = `${kind} ${subject} ${figure}`;
      if (value === undefined) failed.push(`${title}: not measured, floor ${floor}`);
      else if (value < floor) failed.push(`${title}: ${value}, below its floor ${floor}`);
      else passed.push(`${title}: ${value}${value > floor ? `, above its floor ${floor}` : ""}`);
      raisedOfSubject[figure] = Math.max(floor, value ?? floor);
    }
    raised[subject] = raisedOfSubject;
  }
  return { passed, failed, raised };
}
