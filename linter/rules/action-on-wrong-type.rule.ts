import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Action } from "../../runtime/effects/action.ts";
import type { Noun } from "../../runtime/effects/reference.ts";
import { isReference, isSelf, partsOf, isAction } from "../effects/guards.ts";
import { operandsOf, type Operand } from "../effects/operands.ts";
import { withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** Which game action can be done to what. */
export const actionOnWrongType = defineRule(
  "action-on-wrong-type",
  {
    severity: "error",
    rules: ["170.3", "170.4", "174.3", "174.4", "414.1", "418.1", "423.1", "702"],
    message: '"{reference}" is {noun}, which cannot be {done}.',
    why: "Damage, healing, stuns, buffs and Might belong to units; legends and battlefields can be neither killed nor moved.",
    help: "Name a unit.",
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const)
      for (const action of partsOf(card.card[part], isAction)) {
        const done = doneBy(action);
        if (done === undefined) continue;
        for (const operand of operandsOf(action)) {
          const noun = nounOf(operand, part === "effectText" ? "unit" : card.card.type);
          if (noun === undefined || done.to.has(noun)) continue;
          const values = { reference: card.textOf(operand), noun: withArticle(noun), done: done.said };
          yield report(card.spanOf(operand), values);
        }
      }
  },
);

type Kind = Noun | CardType;
const units: ReadonlySet<Kind> = new Set<Kind>(["unit", "card"]);
const permanents: ReadonlySet<Kind> = new Set<Kind>(["unit", "gear", "card"]);
const exhaustibles: ReadonlySet<Kind> = new Set<Kind>(["unit", "gear", "rune", "legend", "card"]);

interface Done {
  readonly to: ReadonlySet<Kind>;
  readonly said: string;
}
function doneBy(action: Action): Done | undefined {
  switch (action.do) {
    case "heal":
      return { to: units, said: "healed" };
    case "stun":
      return { to: units, said: "stunned" };
    case "buff":
      return { to: units, said: "buffed" };
    case "double-might":
      return { to: units, said: "given Might" };
    case "give":
      return action.gift.gift === "keywords" ? undefined : { to: units, said: "given Might" };
    case "kill":
      return { to: permanents, said: "killed" };
    case "move":
      return { to: permanents, said: "moved" };
    case "recall":
      return { to: permanents, said: "recalled" };
    case "ready":
    case "exhaust":
      return { to: exhaustibles, said: action.do === "ready" ? "readied" : "exhausted" };
    default:
      return undefined;
  }
}

/** What a reference says that it is; selections are held to the right kind by the types. */
function nounOf(operand: Operand, self: CardType): Kind | undefined {
  if (!isReference(operand)) return undefined;
  if (isSelf(operand)) return self;
  return "noun" in operand ? operand.noun : undefined;
}
