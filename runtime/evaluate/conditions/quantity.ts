import type { Quantity } from "../../effects/index.ts";

/** Whether a number is "a", "two or more", "exactly 4", "no". */
export function isAsMany(quantity: Quantity<unknown>, number: number): boolean {
  switch (quantity.quantity) {
    case "a":
    case "another":
      return number > 0;
    case "many":
      if (quantity.or === "exactly") return number === quantity.count;
      return quantity.or === "more" ? number >= quantity.count : number <= quantity.count;
    default:
      return quantity satisfies never;
  }
}
