import type { CardType } from "../../runtime/effects/card-frame.ts";
import { isChoice, isGroup, isSelf } from "./guards.ts";

/** The type of what is spoken of, as far as the text says it: "a gear", or "me" on a card of the type `self`. */
export function nounOf(who: object, self: CardType): CardType | undefined {
  if (isSelf(who)) return self === "spell" ? undefined : self;
  if (!(isChoice(who) || isGroup(who)) || !("of" in who)) return undefined;
  const of: object = who.of;
  return "kind" in of && (of.kind === "unit" || of.kind === "gear" || of.kind === "spell")
    ? of.kind
    : undefined;
}
