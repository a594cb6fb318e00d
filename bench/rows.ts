/** A line of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** What it should be; absent where a figure is only told. */
  readonly target?: string;
  readonly reached?: boolean;
}

/** Whether it is what another process has measured. */
export const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) &&
  value.every(
    (row: unknown) =>
      typeof row === "object" &&
      row !== null &&
      "what" in row &&
      typeof row.what === "string" &&
      "measured" in row &&
      typeof row.measured === "string",
  );

export const microseconds = (milliseconds: number): string => `${(milliseconds * 1000).toFixed(1)} µs`;
export const wholeMilliseconds = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;
export const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)} x`;

/** Prints the rows as a table. */
export function printRows(rows: readonly Row[]): void {
  const widest = (column: (row: Row) => string): number => Math.max(...rows.map((row) => column(row).length));
  const whatWidth = widest((row) => row.what);
  const measuredWidth = widest((row) => row.measured);
  for (const { measured, reached, target, what } of rows) {
    const verdict =
      target === undefined ? "" : `   ${reached === true ? "reached" : "MISSED "}  target ${target}`;
    console.log(`${what.padEnd(whatWidth)}   ${measured.padStart(measuredWidth)}${verdict}`);
  }
}
