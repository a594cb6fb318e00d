import type { Sentence } from "../effects/index.ts";
import { makesAnAbility } from "./makes-an-ability.ts";

/** 370.1.b. Whether a sentence says what is done in place of the one before it. */
export const isAlternative = (sentence: Sentence, position: number): boolean =>
  position > 0 &&
  sentence.instead === true &&
  (sentence.lead === undefined || sentence.lead.lead === "if") &&
  !makesAnAbility(sentence);

const none: readonly Sentence[] = [];

/** The sentences right after a position that say what is done in its place. */
export function alternativesTo(sentences: readonly Sentence[], position: number): readonly Sentence[] {
  let end = position + 1;
  for (let next = sentences[end]; next !== undefined && isAlternative(next, end); next = sentences[end])
    end++;
  return end === position + 1 ? none : sentences.slice(position + 1, end);
}

/** Whether a sentence is certain not to be executed: what is done in its place is under no condition. */
export const isReplaced = (sentences: readonly Sentence[], position: number): boolean =>
  alternativesTo(sentences, position).some(
    (each) =>
      each.lead === undefined && each.if === undefined && each.unless === undefined && each.may !== true,
  );

/** Whether a text speaks of a choice: "it", or "another" than what was chosen (051). */
export function speaksOfChoice(text: unknown, choice: number): boolean {
  if (typeof text !== "object" || text === null) return false;
  if ("is" in text && text.is === "choice" && "choice" in text && text.choice === choice) return true;
  if (("select" in text && text.select === "another") || ("other" in text && text.other === true))
    return true;
  return Object.values(text).some((part) => speaksOfChoice(part, choice));
}
