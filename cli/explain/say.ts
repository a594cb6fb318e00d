import { defaultLanguage } from "../../compiler/compile-text.ts";
import type { AnyCategory } from "../../grammar/combinators/node.ts";
import { ability } from "../../grammar/phrases/abilities.phrase.ts";
import { action } from "../../grammar/phrases/actions/action.phrase.ts";
import { condition } from "../../grammar/phrases/conditions/condition.phrase.ts";
import { costPart } from "../../grammar/phrases/costs.phrase.ts";
import { phaseEvent } from "../../grammar/phrases/events/moments.phrase.ts";
import { triggerEvent } from "../../grammar/phrases/events/trigger-events.phrase.ts";
import { wouldEvent } from "../../grammar/phrases/events/would.phrase.ts";
import { counted } from "../../grammar/phrases/filters/counted.phrase.ts";
import { sentenceOfInstructions } from "../../grammar/phrases/instructions.phrase.ts";
import { reference, singleReference } from "../../grammar/phrases/references.phrase.ts";
import { cardChoice } from "../../grammar/phrases/card-selections.phrase.ts";
import {
  gearChoice,
  gearGroup,
  legendChoice,
  permanentChoice,
  runeChoice,
  runeGroup,
  spellChoice,
  unitChoice,
  unitGroup,
} from "../../grammar/phrases/selections.phrase.ts";
import { battlefieldSelection } from "../../grammar/phrases/where.phrase.ts";

/** How the card itself says a part of it, where that is known. */
export interface Words {
  readonly textOf: (part: object) => string | undefined;
}

/** The canonical wording of a part, by the first of the categories that has one; else the words of the card. */
function say(part: object, { textOf }: Words, ...categories: readonly AnyCategory[]): string {
  // With the names of the project: its tags and tokens have words only there.
  const { printer } = defaultLanguage();
  for (const category of categories) {
    const text = printer.print(category, part);
    if (text !== undefined) return text;
  }
  return textOf(part) ?? "…";
}

/** Parts of a sentence start with a small letter in the tree; a keyword and a symbol stay as they are. */
const small = (text: string): string =>
  /^(I|I'm)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const sayAbility = (part: object, words: Words): string => say(part, words, ability);
/** A sentence begins with a capital, also where its words are those of the card, from behind a comma. */
export const saySentence = (part: object, words: Words): string => {
  const said = say(part, words, sentenceOfInstructions);
  return said.charAt(0).toUpperCase() + said.slice(1);
};
export const sayAction = (part: object, words: Words): string => small(say(part, words, action));
export const sayCondition = (part: object, words: Words): string => small(say(part, words, condition));
export const sayCost = (part: object, words: Words): string => small(say(part, words, costPart));
export const sayEvent = (part: object, words: Words): string =>
  small(say(part, words, triggerEvent, phaseEvent));
export const sayWouldEvent = (part: object, words: Words): string => small(say(part, words, wouldEvent));
export const sayCounted = (part: object, words: Words): string => small(say(part, words, counted));
export const sayReference = (part: object, words: Words): string =>
  small(say(part, words, reference, singleReference));
export const saySelection = (part: object, words: Words): string =>
  small(
    say(
      part,
      words,
      unitChoice,
      unitGroup,
      gearChoice,
      gearGroup,
      permanentChoice,
      cardChoice,
      spellChoice,
      runeChoice,
      runeGroup,
      legendChoice,
      battlefieldSelection,
    ),
  );
