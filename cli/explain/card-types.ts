import type { CardType } from "../../runtime/index.ts";
import { BadInput } from "../bad-input.ts";

/** The card types in the order in which a text by itself is tried on them. */
export const cardTypes = [
  "unit",
  "spell",
  "gear",
  "battlefield",
  "legend",
  "rune",
] as const satisfies readonly CardType[];

/** The type that somebody has named. */
export function cardTypeNamed(written: string): CardType {
  const type = cardTypes.find((one) => one === written.toLowerCase());
  if (type === undefined)
    throw new BadInput(`"${written}" is not a card type; the types are ${cardTypes.join(", ")}`);
  return type;
}
