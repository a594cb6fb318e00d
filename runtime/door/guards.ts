import type { Player } from "../state/index.ts";

/** What comes from outside may be anything: these look at it once, at the door. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isPlayer = (value: unknown): value is Player => value === "A" || value === "B";

/** A list all of whose places are filled with what fits. */
const isListOf =
  <Item>(fits: (item: unknown) => item is Item) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && Array.from<unknown>(value).every(fits);
export const isTexts = isListOf(isText);
export const isNumbers = isListOf(isNumber);

export const isAmounts = (value: unknown): value is Readonly<Record<string, number>> =>
  isRecord(value) && Object.values(value).every(isNumber);
/** A whole number; 0 is none. */
export const isCount = (value: unknown): value is number =>
  isNumber(value) && Number.isSafeInteger(value) && value >= 0;
