import type { Action, Clause, Condition, Instructions, Lead, Sentence } from "../../runtime/index.ts";
import { chosenParts } from "./chosen-parts.ts";
import { rulesOfActions, rulesOfConditions, rulesOfEvents, rulesOfLeads } from "./rules-of.ts";
import { sayAction, sayCondition, sayEvent, saySentence, sayWouldEvent } from "./say.ts";
import type { TreeNode } from "./tree.ts";

export const explainAction = (action: Action): TreeNode => ({
  label: sayAction(action),
  rules: rulesOfActions[action.do],
  parts: chosenParts(action),
});

export const explainCondition = (word: string, condition: Condition): TreeNode => ({
  label: `${word} ${sayCondition(condition)}`,
  rules: rulesOfConditions[condition.if],
  parts: chosenParts(condition),
});

function explainLead(lead: Lead): TreeNode {
  const rules = rulesOfLeads[lead.lead];
  switch (lead.lead) {
    case "if":
      return explainCondition("only if", lead.condition);
    case "if-you-do":
      return { label: "only if what stands before was done", rules, parts: [] };
    case "if-you-cannot":
      return { label: "only if what stands before could not be done", rules, parts: [] };
    case "otherwise":
      return { label: "only if the condition before was not met", rules, parts: [] };
    case "for-each":
      return { label: "as often as there are", rules, parts: chosenParts(lead.of) };
    case "next-time-would":
    case "if-would": {
      const often = lead.lead === "if-would" ? "whenever" : "the next time";
      const label = `${often} this turn ${sayWouldEvent(lead.event)}, this happens in its place`;
      return { label, rules, parts: chosenParts(lead.event) };
    }
    case "when":
    case "next-time": {
      const label = `later this turn, when ${sayEvent(lead.event)}: a delayed ability`;
      return { label, rules: [...rules, ...rulesOfEvents[lead.event.event]], parts: chosenParts(lead.event) };
    }
    default:
      return lead satisfies never;
  }
}

/** Whether the decision of "you may" comes as a triggered ability is put on the chain, or as it resolves. */
export type MayPlace = "finalization" | "resolution";

function explainMay(mayPlace: MayPlace): TreeNode {
  return mayPlace === "finalization"
    ? { label: "you may: decided as it is put on the chain", rules: ["383.3.a"], parts: [] }
    : { label: "you may: decided as it resolves", rules: ["383.3.a.3"], parts: [] };
}

function explainClause(clause: Clause, mayPlace: MayPlace): readonly TreeNode[] {
  const cost: TreeNode[] =
    clause.to === undefined
      ? clause.actions.map(explainAction)
      : [
          { label: "as a cost", rules: ["740.4.a"], parts: clause.actions.map(explainAction) },
          ...clause.to.map(explainAction),
        ];
  return [
    ...(clause.may === true ? [explainMay(mayPlace)] : []),
    ...cost,
    ...(clause.if === undefined ? [] : [explainCondition("only if", clause.if)]),
    ...(clause.unless === undefined ? [] : [explainCondition("unless", clause.unless)]),
  ];
}

function explainSentence(sentence: Sentence, mayPlace: MayPlace): TreeNode {
  const { lead, then } = sentence;
  const parts: readonly TreeNode[] = [
    ...(lead === undefined ? [] : [explainLead(lead)]),
    ...(sentence.reflexive === true
      ? [{ label: "a reflexive trigger: it is put on the chain and chooses then", rules: ["387"], parts: [] }]
      : []),
    ...explainClause(sentence, mayPlace),
    ...(then === undefined ? [] : explainClause(then, "resolution")),
    ...(sentence.instead === true
      ? [{ label: "instead: in place of what stands before", rules: ["369"], parts: [] }]
      : []),
  ];
  const label = saySentence(sentence);
  const [only, other] = parts;
  // A sentence that is one action needs no line for it.
  if (only !== undefined && other === undefined) return { ...only, label };
  return { label, parts };
}

/** The sentences, executed in the order of the text (340.1). */
export const explainInstructions = (
  instructions: Instructions,
  firstMay: MayPlace = "resolution",
): readonly TreeNode[] =>
  instructions.map((sentence, index) => explainSentence(sentence, index === 0 ? firstMay : "resolution"));
