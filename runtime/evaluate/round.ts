import type { Round, StepResult } from "../state/index.ts";
import type { Scope } from "./scope.ts";
import { copyOfRound } from "../state/copy.ts";

/** What has been chosen and done changes as a text is executed. */
export function keepInRound(scope: Scope, patch: Partial<Round>): void {
  scope.round = Object.assign(copyOfRound(scope.round), patch);
}

export const stepOf = ({ steps }: Round, wanted: number): StepResult | undefined =>
  steps.findLast(({ step }) => step === wanted);

/** A step that is done again counts as it was done last. */
export function keepStep(scope: Scope, step: number, result: StepResult): void {
  const { steps } = scope.round;
  const last = steps.at(-1);
  const others = last === undefined || last.step < step ? steps : steps.filter((each) => each.step !== step);
  keepInRound(scope, { steps: [...others, { ...result, step }] });
}
