import { printAbilities } from "../../compiler/index.ts";
import type { Ability, Choice, Keyword, Referent, Reference } from "../../runtime/index.ts";
import { rulesOfReferents } from "./rules-of.ts";
import type { Words } from "./say.ts";
import { sayAction, sayCounted, sayReference, saySelection } from "./say.ts";
import type { TreeNode } from "./tree.ts";

/** What an effect speaks of: what is chosen and when, what is not chosen, and what its words point at. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isChoice = (part: object): part is Choice => "select" in part && "choice" in part;
const isReference = (part: object): part is Reference => "refer" in part && "means" in part;

/** How the choices and the actions of an ability are said, by their numbers. */
export interface Named extends Words {
  readonly choices: ReadonlyMap<number, string>;
  readonly steps: ReadonlyMap<number, string>;
}

/** The names of what is chosen and done in abilities that are numbered together. */
export function namesIn(abilities: unknown, words: Words): Named {
  const choices = new Map<number, string>();
  const steps = new Map<number, string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    if (!isFields(value)) return;
    if (isChoice(value)) choices.set(value.choice, saySelection(value, words));
    if (typeof value["step"] === "number" && "do" in value) steps.set(value["step"], sayAction(value, words));
    Object.values(value).forEach(collect);
  };
  collect(abilities);
  return { choices, steps, textOf: words.textOf };
}

function whenChosen(choice: Choice, named: Named): Pick<TreeNode, "label" | "rules"> {
  const who = choice.select === "one-of-theirs" ? "the player who does it chooses" : "you choose";
  const label = (when: string): string => `"${saySelection(choice, named)}": ${who} ${when}`;
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

/** "it" -> `the chosen "a friendly unit"` */
export function meantBy(referent: Referent, named: Named): string {
  switch (referent.is) {
    case "self":
      return "this card itself";
    case "choice":
      return `"${named.choices.get(referent.choice) ?? ""}", as chosen before`;
    case "event":
      return "what the event speaks of";
    case "step":
      return `that of "${named.steps.get(referent.step) ?? ""}"`;
    case "condition":
      return "the units that the condition is true of";
    case "additional-cost":
      return "what the additional cost was paid with";
    case "each":
      return "each of them in turn";
    case "top-most":
      return "what it is attached to";
    case "origin":
      return "where it was before it moved";
    case "excess":
      return "the excess damage that you assigned";
    case "tags":
      return `the tags ${referent.tags.join(", ")}`;
    case "actor":
      return "the player who does it";
    case "rest":
      return `what is left of "${named.steps.get(referent.step) ?? ""}"`;
    default:
      return referent satisfies never;
  }
}

const explainReference = (reference: Reference, named: Named): TreeNode => ({
  label: `"${sayReference(reference, named)}": ${reference.means.map((referent) => meantBy(referent, named)).join(" and ")}`,
  rules: [...new Set(reference.means.flatMap(({ is }) => rulesOfReferents[is]))],
  parts: [],
});

const isStandIn = (part: object): part is Keyword & { readonly standsFor: readonly Ability[] } =>
  "keyword" in part && "standsFor" in part;

/** 800. A keyword of the project, where it is given: what it says in its place. */
const explainStandIn = (keyword: Keyword & { readonly standsFor: readonly Ability[] }): TreeNode => ({
  label: `${printAbilities([{ ability: "keyword", keyword }]) ?? keyword.keyword} stands for: ${(printAbilities(keyword.standsFor) ?? "").replaceAll("\n", " ")}`,
  rules: ["800"],
  parts: [],
});

const isSelf = (reference: Reference): boolean => reference.refer === "me" || reference.refer === "this";

/** The parts of an effect that name objects, in the order of the text; "I" and "this" explain themselves. */
export function chosenParts(effect: unknown, named: Named): readonly TreeNode[] {
  if (Array.isArray(effect)) return effect.flatMap((part) => chosenParts(part, named));
  if (!isFields(effect)) return [];
  if (isStandIn(effect)) return [explainStandIn(effect)];
  const inner = Object.values(effect).flatMap((part) => chosenParts(part, named));
  if (isChoice(effect)) return [{ ...whenChosen(effect, named), parts: inner }];
  if (isReference(effect)) return isSelf(effect) ? [] : [explainReference(effect, named)];
  if (effect["select"] === "all" || effect["select"] === "every") {
    const label = `"${saySelection(effect, named)}": all that fit, nobody chooses`;
    return [{ label, rules: ["355.10.d"], parts: inner }];
  }
  if (typeof effect["count"] === "string") {
    const label = `"for each ${sayCounted(effect, named)}": counted as it is done`;
    return [{ label, rules: ["135.2.b.5.a"], parts: inner }];
  }
  return inner;
}
