import type { Action } from "../../runtime/effects/action.ts";
import type { Reference, Referent } from "../../runtime/effects/reference.ts";
import type { Choice } from "../../runtime/effects/selection.ts";
import type { Act } from "./items.ts";
import { isChoice, isGroup, isReference, type Group } from "./guards.ts";

export type Operand = Choice | Group | Reference;

const keys: ReadonlySet<string> = new Set(["what", "and", "to", "from", "among", "of", "who"]);

/** What an action is done to, in the order of the text: selections and references. */
export const operandsOf = (action: Action): readonly Operand[] => operandsIn(action);

function operandsIn(holder: object): readonly Operand[] {
  return Object.entries(holder).flatMap(([key, value]: [string, unknown]) => {
    if (!keys.has(key)) return [];
    // "Choose a unit, a gear, and a card from your hand."
    return (Array.isArray(value) ? value : [value]).filter(isObject).flatMap((part) => {
      if (isChoice(part) || isGroup(part) || isReference(part)) return [part];
      // "… and another unit -2 [M]": the same is done to others.
      return "also" in part ? operandsIn(part) : [];
    });
  });
}
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export const sameReferent = (first: Referent, second: Referent): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

/**
 * What an operand stands for. A step stands for what that step was done to as well, so "it" after "banish a unit" is
 * both the step and the choice.
 */
export function thingsOf(operand: Operand, acts: readonly Act[]): readonly Referent[] {
  if (isChoice(operand)) return [{ is: "choice", choice: operand.choice }];
  if (isGroup(operand)) return [];
  return operand.means.flatMap((referent) => {
    if (referent.is !== "step") return [referent];
    const act = acts.find(({ action }) => action.step === referent.step);
    const before = acts.filter(({ action }) => action.step < referent.step);
    const behind =
      act === undefined ? [] : operandsOf(act.action).flatMap((other) => thingsOf(other, before));
    return [referent, ...behind];
  });
}

/** All things that an action is done to, and the action itself: later words can point at both. */
export const thingsActedOn = (action: Action, acts: readonly Act[]): readonly Referent[] => [
  { is: "step", step: action.step },
  ...operandsOf(action).flatMap((operand) => thingsOf(operand, acts)),
];

export const shareThing = (first: readonly Referent[], second: readonly Referent[]): boolean =>
  first.some((one) => second.some((other) => sameReferent(one, other)));
