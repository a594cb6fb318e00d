import type { Action, Clause, Condition, Instructions, Lead, Sentence } from "../../runtime/index.ts";
import { chosenParts } from "./chosen-parts.ts";
import type { Named } from "./chosen-parts.ts";
import { rulesOfActions, rulesOfConditions, rulesOfEvents, rulesOfLeads } from "./rules-of.ts";
import { sayAction, sayCondition, sayCounted, sayEvent, saySentence, sayWouldEvent } from "./say.ts";
import type { TreeNode } from "./tree.ts";

export const explainAction = (action: Action, named: Named): TreeNode => ({
  label: sayAction(action, named),
  rules: rulesOfActions[action.do],
  parts: chosenParts(action, named),
});

export const explainCondition = (word: string, condition: Condition, named: Named): TreeNode => ({
  label: `${word} ${sayCondition(condition, named)}`,
  rules: rulesOfConditions[condition.if],
  parts: chosenParts(condition, named),
});

function explainLead(lead: Lead, named: Named): TreeNode {
  const rules = rulesOfLeads[lead.lead];
  switch (lead.lead) {
    case "if":
      return explainCondition("only if", lead.condition, named);
    case "when-you-do":
    case "when-they-do":
      return { label: "a reflexive trigger, if what stands before was done", rules, parts: [] };
    case "if-you-do":
    case "if-they-do":
      return { label: "only if what stands before was done", rules, parts: [] };
    case "when-they":
      return { label: `later, when they ${lead.does}: a delayed ability`, rules, parts: [] };
    case "if-you-do-not":
    case "if-they-do-not":
      return { label: "only if what stands before was not done", rules, parts: [] };
    case "if-cannot": {
      const what = lead.what === undefined ? "what stands before" : "all of it";
      return { label: `only if ${what} could not be done`, rules, parts: [] };
    }
    case "otherwise":
      return { label: "only if the condition before was not met", rules, parts: [] };
    case "for-each": {
      const label = `for each ${sayCounted(lead.of, named)}: done that many times`;
      return { label, rules, parts: Object.values(lead.of).flatMap((part) => chosenParts(part, named)) };
    }
    case "would": {
      const often = lead.once === true ? "the next time" : "whenever";
      const label = `${often} this turn ${sayWouldEvent(lead.event, named)}, this happens in its place`;
      return { label, rules, parts: chosenParts(lead.event, named) };
    }
    case "when":
    case "next-time": {
      const label = `later this turn, when ${sayEvent(lead.event, named)}: a delayed ability`;
      const parts = chosenParts(lead.event, named);
      return { label, rules: [...rules, ...rulesOfEvents[lead.event.event]], parts };
    }
    default:
      return lead satisfies never;
  }
}

/** When the decision of "you may" is made. */
export type MayPlace = "finalization" | "resolution" | "replacement";

function explainMay(place: MayPlace): TreeNode {
  switch (place) {
    case "finalization":
      return { label: "you may: decided as it is put on the chain", rules: ["383.3.a"], parts: [] };
    case "resolution":
      return { label: "you may: decided as it resolves", rules: ["355.17"], parts: [] };
    case "replacement":
      return { label: "you may: decided as it would happen", rules: ["369"], parts: [] };
    default:
      return place satisfies never;
  }
}

function explainClause(clause: Clause, mayPlace: MayPlace, named: Named): readonly TreeNode[] {
  const actions = clause.actions.map((action) => explainAction(action, named));
  const done =
    clause.to === undefined
      ? actions
      : [
          { label: "as a cost", rules: ["740.4.a"], parts: actions },
          ...clause.to.map((action) => explainAction(action, named)),
        ];
  return [
    ...(clause.may === true ? [explainMay(mayPlace)] : []),
    ...done,
    ...(clause.if === undefined ? [] : [explainCondition("only if", clause.if, named)]),
    ...(clause.unless === undefined ? [] : [explainCondition("unless", clause.unless, named)]),
  ];
}

function explainSentence(sentence: Sentence, mayPlace: MayPlace, named: Named): TreeNode {
  const { lead, then } = sentence;
  const replaces = lead?.lead === "would";
  const parts: readonly TreeNode[] = [
    ...(lead === undefined ? [] : [explainLead(lead, named)]),
    ...(sentence.reflexive === true
      ? [{ label: "a reflexive trigger: it is put on the chain and chooses then", rules: ["387"], parts: [] }]
      : []),
    ...explainClause(sentence, replaces ? "replacement" : mayPlace, named),
    ...(then === undefined ? [] : explainClause(then, "resolution", named)),
    // Of a replacement its lead has told so.
    ...(sentence.instead === true && !replaces
      ? [{ label: "instead: in place of what stands before", rules: ["369"], parts: [] }]
      : []),
  ];
  const label = saySentence(sentence, named);
  const [only, other] = parts;
  // A sentence that is one action needs no line for it.
  if (only !== undefined && other === undefined) return { ...only, label };
  return { label, parts };
}

/** The sentences, executed in the order of the text (340.1). */
export const explainInstructions = (
  instructions: Instructions,
  named: Named,
  firstMay: MayPlace = "resolution",
): readonly TreeNode[] =>
  instructions.map((sentence, index) =>
    explainSentence(sentence, index === 0 ? firstMay : "resolution", named),
  );
