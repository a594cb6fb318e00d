import type { Referent } from "../../runtime/effects/reference.ts";
import { isFields, isList, isNode } from "./fields.ts";

/** What a selection or a reference points at. */
export function referentsOf(selected: unknown): readonly Referent[] | undefined {
  if (!isFields(selected)) return undefined;
  // "Move an enemy unit and a friendly unit there": not where either of them is.
  if (isNode(selected, "select", "both"))
    return [selected["first"], selected["second"]].flatMap((each) => referentsOf(each) ?? []);
  if (typeof selected["choice"] === "number") return [{ is: "choice", choice: selected["choice"] }];
  return isReferents(selected["means"]) ? selected["means"] : undefined;
}
export const isReferents = (value: unknown): value is readonly Referent[] =>
  isList(value) && value.every((each) => isNode(each, "is"));
