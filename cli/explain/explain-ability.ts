import type {
  Ability,
  CostPart,
  Dependence,
  Keyword,
  Passive,
  StandingReplacement,
  Trigger,
} from "../../runtime/index.ts";
import { chosenParts, namesIn } from "./chosen-parts.ts";
import type { Named } from "./chosen-parts.ts";
import { explainAction, explainCondition, explainInstructions } from "./explain-instructions.ts";
import {
  rulesOfAbilities,
  rulesOfEvents,
  rulesOfKeyword,
  rulesOfKeywords,
  rulesOfPassives,
} from "./rules-of.ts";
import { sayAbility, sayCost, sayEvent, sayWouldEvent } from "./say.ts";
import type { TreeNode } from "./tree.ts";

const explainCost = (part: CostPart, named: Named): TreeNode => ({
  label: sayCost(part, named),
  rules: part.cost === "exhaust-this" ? ["414.3"] : ["357"],
  parts: part.cost === "do" ? chosenParts(part.action, named) : [],
});

const explainKeyword = (
  label: string,
  { keyword, cost = [], standsFor = [] }: Keyword,
  named: Named,
): TreeNode => ({
  label,
  rules: rulesOfKeyword(keyword),
  parts: [
    ...cost.map((part) => explainCost(part, named)),
    ...standsFor.map((ability) => explainAbility(ability, namesIn(ability, named))),
  ],
});

function explainTrigger(trigger: Trigger, named: Named): TreeNode {
  switch (trigger.trigger) {
    case "when":
    case "at": {
      const { event } = trigger;
      const label = `${trigger.trigger} ${sayEvent(event, named)}`;
      return { label, rules: rulesOfEvents[event.event], parts: chosenParts(event, named) };
    }
    case "time-each-turn": {
      const { event, ordinal } = trigger;
      const label = `the ${ordinal} time each turn that ${sayEvent(event, named)}`;
      return { label, rules: rulesOfEvents[event.event], parts: chosenParts(event, named) };
    }
    case "deathknell":
      return { label: "when I die", rules: rulesOfKeywords.Deathknell, parts: [] };
    default:
      return trigger satisfies never;
  }
}

function explainPassive(label: string, passive: Passive, named: Named): TreeNode {
  return { label, rules: rulesOfPassives[passive.passive], parts: chosenParts(passive, named) };
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

/** 369.1. "The next time …": a replacement that the permanent has, and that is applied once. */
export const explainStanding = (ability: StandingReplacement, named: Named): TreeNode => ({
  label: `a replacement, used up by it: the next time ${sayWouldEvent(ability.event, named)}, this happens instead`,
  rules: rulesOfAbilities.replacement,
  parts: [...chosenParts(ability.event, named), ...explainInstructions(ability.instructions, named)],
});

/** `named` tells how the choices and actions of the ability, or of all lines of a spell, are said. */
export function explainAbility(ability: Ability, named: Named): TreeNode {
  const rules = rulesOfAbilities[ability.ability];
  switch (ability.ability) {
    case "keyword":
      return explainKeyword(sayAbility(ability, named), ability.keyword, named);
    case "spell":
      return {
        label: "as the spell resolves",
        rules,
        parts: explainInstructions(ability.instructions, named),
      };
    case "triggered":
      return {
        label: "a triggered ability",
        rules,
        parts: [
          explainTrigger(ability.when, named),
          ...explainInstructions(ability.instructions, named, "finalization"),
        ],
      };
    case "activated":
      return {
        label: `an activated ability${ability.timing === undefined ? "" : ` with [${ability.timing === "action" ? "Action" : "Reaction"}]`}`,
        rules,
        parts: [
          { label: "its cost", rules: ["357"], parts: ability.cost.map((part) => explainCost(part, named)) },
          ...(ability.onlyWhile === undefined
            ? []
            : [explainCondition("only while", ability.onlyWhile, named)]),
          ...(ability.onlyIf === undefined ? [] : [explainCondition("only if", ability.onlyIf, named)]),
          ...explainInstructions(ability.instructions, named),
        ],
      };
    case "passive": {
      const conditions = [
        ...(ability.while === undefined ? [] : [explainCondition("while", ability.while, named)]),
        ...(ability.if === undefined ? [] : [explainCondition("if", ability.if, named)]),
        ...(ability.unless === undefined ? [] : [explainCondition("unless", ability.unless, named)]),
      ];
      return {
        label: "a passive ability",
        rules,
        parts: [
          ...conditions,
          explainPassive(
            sayAbility({ ability: "passive", passive: ability.passive }, named),
            ability.passive,
            named,
          ),
        ],
      };
    }
    case "replacement":
      return {
        label: `a replacement: if ${sayWouldEvent(ability.event, named)}, this happens instead`,
        rules,
        parts: [...chosenParts(ability.event, named), ...explainInstructions(ability.instructions, named)],
      };
    case "as-you-play":
      return {
        label: "as it is played, before its location is chosen",
        rules,
        parts: explainInstructions(ability.instructions, named),
      };
    case "as":
      return {
        label: `as ${sayEvent(ability.event, named)}, together with that`,
        rules,
        parts: explainInstructions(ability.instructions, named),
      };
    case "additional-cost":
      return {
        label: ability.optional === true ? "an additional cost that you may pay" : "an additional cost",
        rules,
        parts: ability.actions.map((action) => explainAction(action, named)),
      };
    case "dependent": {
      const inner = explainAbility(ability.inner, named);
      return { ...inner, parts: [explainDependence(ability.on), ...inner.parts] };
    }
    default:
      return ability satisfies never;
  }
}
