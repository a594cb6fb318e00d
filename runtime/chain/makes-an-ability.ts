import type { Sentence } from "../effects/index.ts";

/** 355.5.b. What such a sentence chooses is chosen when the ability that it makes is finalized. */
export function makesAnAbility(sentence: Sentence): boolean {
  if (sentence.reflexive === true || sentence.at !== undefined) return true;
  switch (sentence.lead?.lead) {
    case "would":
    case "when":
    case "next-time":
    case "when-you-do":
    case "when-they-do":
    case "when-they":
      return true;
    case "for-each":
      return sentence.lead.of.count === "killed-by-this";
    case "if":
      return sentence.lead.condition.if === "this-kills";
    case "if-you-do":
    case "if-they-do":
    case "if-you-do-not":
    case "if-they-do-not":
    case "if-cannot":
    case "otherwise":
    case undefined:
      return false;
    default:
      return sentence.lead satisfies never;
  }
}
