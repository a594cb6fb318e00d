import { inner, isNode, type Fields } from "./fields.ts";
import type { Steps } from "./resolve-reference.ts";

/** Actions that show cards: later words speak of "them". */
const showing: ReadonlySet<unknown> = new Set(["burn", "reveal-hand", "look-at-hand", "reveal-until"]);
const namesOpponent = (action: Fields): boolean =>
  action["whose"] === "an-opponents" ||
  String(inner(inner(action, "what") ?? {}, "deck")?.["deck"]).startsWith("an-opponents-");

/** What later words can point at by this action. `paying`: it is an additional cost of the card (356). */
export function stepsAfter(steps: Steps, action: Fields, step: number, paying: boolean): Steps {
  const kind = action["do"];
  return {
    ...steps,
    ...(kind === "choose-name" ? { naming: step } : {}),
    ...(kind === "choose" ? { choosing: step } : {}),
    ...(showing.has(kind) || isNode(action["what"], "select", "top") ? { seen: step } : {}),
    ...(kind === "pay-any-amount" || kind === "heal" ? { counted: step } : {}),
    ...(kind === "choose-opponent" || kind === "choose-player" || namesOpponent(action)
      ? { opponent: step }
      : {}),
    ...(kind === "spend-buff"
      ? { buffsSpent: paying ? { is: "additional-cost" } : { is: "step", step } }
      : {}),
  };
}
