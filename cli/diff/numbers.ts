import type { Referent } from "../../runtime/index.ts";
import { isFields, isList, type Fields } from "./meaning.ts";

/**
 * Choices and actions are numbered through each ability, so a sentence more changes the numbers of all that follow.
 * This remembers which number of the new text is which of the old one.
 */
export class Numbers {
  private readonly choices = new Map<number, number>();
  private readonly steps = new Map<number, number>();

  /** These two belong together, and all that is in the same place of both. */
  pair(before: unknown, after: unknown): void {
    if (isList(before) && isList(after))
      for (const [index, element] of before.entries()) this.pair(element, after[index]);
    // "chooses one" and "banishes one": a list of one, and one by itself.
    if (isList(before) && isFields(after)) this.pair(before[0], after);
    if (isFields(before) && isList(after)) this.pair(before, after[0]);
    if (!isFields(before) || !isFields(after)) return;
    this.pairNumbers(before, after);
    for (const [key, value] of Object.entries(before)) this.pair(value, after[key]);
  }
  pairNumbers(before: Fields, after: Fields): void {
    remember(this.choices, before["choice"], after["choice"]);
    remember(this.steps, before["step"], after["step"]);
  }

  /** Whether two words point at the same, each in its text. */
  mean(before: readonly Referent[], after: readonly Referent[]): boolean {
    return (
      before.length === after.length &&
      before.every((referent, index) => {
        const other = after[index];
        return other !== undefined && this.isSame(referent, other);
      })
    );
  }
  private isSame(before: Referent, after: Referent): boolean {
    if (before.is === "choice")
      return after.is === "choice" && this.choices.get(before.choice) === after.choice;
    if (before.is === "step" || before.is === "rest")
      return after.is === before.is && this.steps.get(before.step) === after.step;
    return before.is === after.is;
  }
}

function remember(numbers: Map<number, number>, before: unknown, after: unknown): void {
  if (typeof before === "number" && typeof after === "number") numbers.set(before, after);
}
