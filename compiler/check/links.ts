import type { Said } from "../../runtime/effects/annotation.ts";
import type { Ability } from "../../runtime/effects/ability.ts";
import type { Sentence } from "../../runtime/effects/instruction.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { compilerDiagnostics } from "../compiler-diagnostics.ts";
import type { Source } from "../resolve/source.ts";

type SaidSentence = Said<Sentence>;

/** The sentences of an ability, and whether its head says what they replace. */
function sentencesOf(ability: Said<Ability>): {
  readonly sentences: readonly SaidSentence[];
  readonly replaces: boolean;
  readonly isTriggered: boolean;
} {
  const isTriggered = ability.ability === "triggered";
  switch (ability.ability) {
    case "spell":
    case "triggered":
    case "activated":
    case "as-you-play":
    case "as":
      return { sentences: ability.instructions, replaces: false, isTriggered };
    case "replacement":
      return { sentences: ability.instructions, replaces: true, isTriggered };
    case "dependent":
      return sentencesOf(ability.inner);
    case "keyword":
    case "passive":
    case "additional-cost":
      return { sentences: [], replaces: false, isTriggered };
    default:
      return ability satisfies never;
  }
}
const isSpell = (ability: Said<Ability>): boolean =>
  ability.ability === "spell" || (ability.ability === "dependent" && ability.inner.ability === "spell");

/**
 * 359.3.e.14. "If you do", "otherwise" and "instead" are linked to a sentence before. Where there is none, they would
 * never be carried out, or leave out what they say. All lines of a spell are one text.
 */
export function linkProblems(abilities: readonly Said<Ability>[], source: Source): readonly Diagnostic[] {
  const ofSpell = abilities.filter(isSpell).flatMap((ability) => sentencesOf(ability).sentences);
  const others = abilities.filter((ability) => !isSpell(ability)).map(sentencesOf);
  return [{ sentences: ofSpell, replaces: false, isTriggered: false }, ...others].flatMap(
    ({ isTriggered, sentences, replaces }) =>
      sentences.flatMap((sentence, index) => {
        const word = danglingWord(sentence, sentences.slice(0, index), replaces);
        if (word === undefined) return [];
        const span = source.spanOf(sentence);
        return word === "instead" && saysWhatHappens(sentence, isTriggered)
          ? [compilerDiagnostics.report("replacement-needs-would", {}, span)]
          : [compilerDiagnostics.report("dangling-link", { word }, span)];
      }),
  );
}

/** 369.1. "When it dies, … instead": what "instead" is for has happened by then. */
const saysWhatHappens = ({ lead }: SaidSentence, isTriggered: boolean): boolean =>
  lead === undefined ? isTriggered : lead.lead === "next-time" || lead.lead === "when";

function danglingWord(
  { after, instead, lead }: SaidSentence,
  before: readonly SaidSentence[],
  replaces: boolean,
): string | undefined {
  if (after === true && before.length === 0) return "Then";
  if (lead?.lead === "if-they-do" && before.length === 0) return "If they do";
  if (lead?.lead === "if-you-do-not" && before.length === 0) return "If you don't";
  if (lead?.lead === "if-they-do-not" && before.length === 0) return "If they don't";
  if (lead?.lead === "when-you-do" && before.length === 0) return "When you do";
  if (lead?.lead === "when-they-do" && before.length === 0) return "When they do";
  if (lead?.lead === "if-you-do" && before.length === 0) return "If you do";
  if (lead?.lead === "if-cannot" && before.length === 0)
    return lead.by === "you" ? "If you can't" : "If they can't";
  const isCase = ({ if: condition, lead: head }: SaidSentence): boolean =>
    condition !== undefined ||
    head?.lead === "if" ||
    head?.lead === "if-you-do" ||
    head?.lead === "if-they-do";
  if (lead?.lead === "otherwise" && !before.some(isCase)) return "Otherwise";
  const saysWhat = replaces || lead?.lead === "would";
  return instead === true && !saysWhat && before.length === 0 ? "instead" : undefined;
}
