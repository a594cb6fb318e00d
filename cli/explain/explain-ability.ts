import type { Ability, CostPart, Dependence, Keyword, Passive, Trigger } from "../../runtime/index.ts";
import { chosenParts } from "./chosen-parts.ts";
import { explainAction, explainCondition, explainInstructions } from "./explain-instructions.ts";
import { rulesOfAbilities, rulesOfEvents, rulesOfKeywords, rulesOfPassives } from "./rules-of.ts";
import { sayAbility, sayCost, sayEvent, sayWouldEvent } from "./say.ts";
import type { TreeNode } from "./tree.ts";

const explainCost = (part: CostPart): TreeNode => ({
  label: sayCost(part),
  rules: part.cost === "exhaust-this" ? ["414.3"] : ["357"],
  parts: part.cost === "do" ? chosenParts(part.action) : [],
});

const explainKeyword = (label: string, { keyword, cost = [] }: Keyword): TreeNode => ({
  label,
  rules: rulesOfKeywords[keyword],
  parts: cost.map(explainCost),
});

function explainTrigger(trigger: Trigger): TreeNode {
  switch (trigger.trigger) {
    case "when":
    case "at": {
      const { event } = trigger;
      const label = `${trigger.trigger} ${sayEvent(event)}`;
      return { label, rules: rulesOfEvents[event.event], parts: chosenParts(event) };
    }
    case "first-time-each-turn": {
      const { event } = trigger;
      const label = `the first time each turn that ${sayEvent(event)}`;
      return { label, rules: rulesOfEvents[event.event], parts: chosenParts(event) };
    }
    case "deathknell":
      return { label: "when I die", rules: rulesOfKeywords.Deathknell, parts: [] };
    default:
      return trigger satisfies never;
  }
}

function explainPassive(label: string, passive: Passive): TreeNode {
  return { label, rules: rulesOfPassives[passive.passive], parts: chosenParts(passive) };
}

function explainDependence(on: Dependence): TreeNode {
  switch (on.dependent) {
    case "legion":
      return {
        label: "only if you have played another card this turn",
        rules: rulesOfKeywords.Legion,
        parts: [],
      };
    case "empowered":
      return { label: "only while it is empowered", rules: rulesOfKeywords.Empowered, parts: [] };
    case "level":
      return {
        label: `only while you have ${String(on.level)} or more XP`,
        rules: rulesOfKeywords.Level,
        parts: [],
      };
    default:
      return on satisfies never;
  }
}

export function explainAbility(ability: Ability): TreeNode {
  const rules = rulesOfAbilities[ability.ability];
  switch (ability.ability) {
    case "keyword":
      return explainKeyword(sayAbility(ability), ability.keyword);
    case "spell":
      return { label: "as the spell resolves", rules, parts: explainInstructions(ability.instructions) };
    case "triggered":
      return {
        label: "a triggered ability",
        rules,
        parts: [explainTrigger(ability.when), ...explainInstructions(ability.instructions, "finalization")],
      };
    case "activated":
      return {
        label: `an activated ability${ability.timing === undefined ? "" : ` with [${ability.timing === "action" ? "Action" : "Reaction"}]`}`,
        rules,
        parts: [
          { label: "its cost", rules: ["357"], parts: ability.cost.map(explainCost) },
          ...(ability.onlyWhile === undefined ? [] : [explainCondition("only while", ability.onlyWhile)]),
          ...(ability.onlyIf === undefined ? [] : [explainCondition("only if", ability.onlyIf)]),
          ...explainInstructions(ability.instructions),
        ],
      };
    case "passive": {
      const conditions = [
        ...(ability.while === undefined ? [] : [explainCondition("while", ability.while)]),
        ...(ability.if === undefined ? [] : [explainCondition("if", ability.if)]),
      ];
      return {
        label: "a passive ability",
        rules,
        parts: [
          ...conditions,
          explainPassive(sayAbility({ ability: "passive", passive: ability.passive }), ability.passive),
        ],
      };
    }
    case "replacement":
      return {
        label: `a replacement: if ${sayWouldEvent(ability.event)}, this happens instead`,
        rules,
        parts: [...chosenParts(ability.event), ...explainInstructions(ability.instructions)],
      };
    case "additional-cost":
      return {
        label: ability.optional === true ? "an additional cost that you may pay" : "an additional cost",
        rules,
        parts: ability.actions.map(explainAction),
      };
    case "dependent": {
      const inner = explainAbility(ability.inner);
      return { ...inner, parts: [explainDependence(ability.on), ...inner.parts] };
    }
    default:
      return ability satisfies never;
  }
}
