import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { GameEvent } from "../../runtime/state/index.ts";

/** What can happen to an object, as the log of the runtime calls it. */
export type Happening = GameEvent["what"];

/** To what it happens: the object that has the ability, a token, an object of one type, or nobody knows. */
export type Affected = "self" | "token" | "anything" | CardType;

/** Something that an ability does, or waits for. */
export interface Occurrence {
  readonly what: Happening;
  readonly to: Affected;
}

/** An ability's card, as far as it matters to what can happen to it. */
interface Holder {
  readonly name: string;
  readonly type: CardType;
}

/** Whether what one ability does can be what another one waits for. A guess on the wide side: running it decides. */
export function canBe(made: Occurrence, maker: Holder, heard: Occurrence, hearer: Holder): boolean {
  if (made.what !== heard.what) return false;
  const [what, waitsFor] = [made.to, heard.to];
  if (what === "anything" || waitsFor === "anything") return true;
  if (waitsFor === "self")
    return what === "self" ? maker.name === hearer.name : what !== "token" && what === hearer.type;
  if (what === "self") return waitsFor === "token" || waitsFor === maker.type;
  if (what === "token") return waitsFor === "unit" || waitsFor === "gear" || waitsFor === "token";
  return what === waitsFor || waitsFor === "token";
}
