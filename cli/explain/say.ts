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

/** The canonical wording of a part, by the first of the categories that has one. */
function say(part: object, ...categories: readonly AnyCategory[]): string {
  // With the names of the project: its tags and tokens have words only there.
  const { printer } = defaultLanguage();
  for (const category of categories) {
    const text = printer.print(category, part);
    if (text !== undefined) return text;
  }
  return JSON.stringify(part);
}

/** Parts of a sentence start with a small letter in the tree; a keyword and a symbol stay as they are. */
const small = (text: string): string =>
  /^(I|I'm)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const sayAbility = (part: object): string => say(part, ability);
export const saySentence = (part: object): string => say(part, sentenceOfInstructions);
export const sayAction = (part: object): string => small(say(part, action));
export const sayCondition = (part: object): string => small(say(part, condition));
export const sayCost = (part: object): string => small(say(part, costPart));
export const sayEvent = (part: object): string => small(say(part, triggerEvent, phaseEvent));
export const sayWouldEvent = (part: object): string => small(say(part, wouldEvent));
export const sayCounted = (part: object): string => small(say(part, counted));
export const sayReference = (part: object): string => small(say(part, reference, singleReference));
export const saySelection = (part: object): string =>
  small(
    say(
      part,
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
