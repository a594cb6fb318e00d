import type { Choice, Referent, Reference } from "../../runtime/index.ts";
import { rulesOfReferents } from "./rules-of.ts";
import { sayCounted, sayReference, saySelection } from "./say.ts";
import type { TreeNode } from "./tree.ts";

/** What an effect speaks of: what is chosen and when, what is not chosen, and what its words point at. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isChoice = (part: object): part is Choice => "select" in part && "choice" in part;
const isReference = (part: object): part is Reference => "refer" in part && "means" in part;

function whenChosen(choice: Choice): Pick<TreeNode, "label" | "rules"> {
  const who = choice.select === "one-of-theirs" ? "the player who does it chooses" : "you choose";
  const label = (when: string): string => `"${saySelection(choice)}": ${who} ${when}`;
  const { chosenAt } = choice;
  switch (chosenAt) {
    case "finalization":
      return { label: label("as it is put on the chain, so it is a target"), rules: ["355.5"] };
    case "cost":
      return { label: label("as the cost is paid"), rules: ["355.10.c", "357"] };
    case "resolution":
      return { label: label("as it resolves"), rules: ["355.17"] };
    default:
      return chosenAt satisfies never;
  }
}

/** "it" -> "what choice 1 is" */
function meant(referent: Referent): string {
  switch (referent.is) {
    case "self":
      return "this card itself";
    case "choice":
      return `what was chosen (choice ${referent.choice + 1})`;
    case "event":
      return "what the event speaks of";
    case "step":
      return `what was acted on (action ${referent.step + 1})`;
    case "additional-cost":
      return "what the additional cost was paid with";
    case "rest":
      return `what is left of the cards (action ${referent.step + 1})`;
    default:
      return referent satisfies never;
  }
}

const explainReference = (reference: Reference): TreeNode => ({
  label: `"${sayReference(reference)}": ${reference.means.map(meant).join(" and ")}`,
  rules: [...new Set(reference.means.flatMap(({ is }) => rulesOfReferents[is]))],
  parts: [],
});

const isSelf = (reference: Reference): boolean => reference.refer === "me" || reference.refer === "this";

/** The parts of an effect that name objects, in the order of the text; "I" and "this" explain themselves. */
export function chosenParts(effect: unknown): readonly TreeNode[] {
  if (Array.isArray(effect)) return effect.flatMap(chosenParts);
  if (!isFields(effect)) return [];
  const inner = Object.values(effect).flatMap(chosenParts);
  if (isChoice(effect)) return [{ ...whenChosen(effect), parts: inner }];
  if (isReference(effect)) return isSelf(effect) ? [] : [explainReference(effect)];
  if (effect["select"] === "all" || effect["select"] === "every")
    return [
      { label: `"${saySelection(effect)}": all that fit, nobody chooses`, rules: ["355.10.d"], parts: inner },
    ];
  if ("count" in effect && typeof effect["count"] === "string")
    return [
      {
        label: `"for each ${sayCounted(effect)}": counted as it is done`,
        rules: ["135.2.b.5.a"],
        parts: inner,
      },
    ];
  return inner;
}
