import type { Ability } from "../runtime/effects/ability.ts";
import type { Card } from "../runtime/effects/card.ts";
import type { CardFrame, CardType } from "../runtime/effects/card-frame.ts";
import type { Diagnostic, Span } from "../grammar/diagnostics/diagnostic.ts";
import { Language } from "../grammar/language.ts";
import { declarationsIn, extended, type LexiconAdditions } from "../grammar/lexicon/additions.ts";
import { defaultLexicon } from "../grammar/lexicon/default-lexicon.ts";
import { namesOfCards } from "../grammar/lexicon/names-of-cards.ts";
import { readText, type SaidLine } from "../grammar/reading/read-text.ts";
import { damageProblems } from "./check/damage.ts";
import { linkProblems } from "./check/links.ts";
import { canonicalFinding } from "./check/canonical-wording.ts";
import { declarationOf, standsFor } from "./keywords/declaration.ts";
import { keywordFault, unfitKeyword } from "./keywords/fault.ts";
import { keepSpans } from "./spans.ts";
import { isAnnotated } from "./resolve/annotated.ts";
import { Annotator } from "./resolve/annotate.ts";
import type { Source } from "./resolve/source.ts";

export interface CompiledText {
  /** Absent where anything in the text was refused. */
  readonly abilities?: readonly Ability[];
  readonly diagnostics: readonly Diagnostic[];
}
export interface Compiled {
  /** Absent where the text is refused. */
  readonly card?: Card;
  readonly diagnostics: readonly Diagnostic[];
}
export interface TextOptions {
  readonly name?: string;
  readonly type?: CardType;
}

let language: Language | undefined;
/** Of the project, and of the cards that have been read; none: those of the published cards only. */
let additions: readonly LexiconAdditions[] = [];
/** The language with all these names, made when it is first used. */
export const defaultLanguage = (): Language =>
  (language ??= new Language(additions.reduce(extended, defaultLexicon)));

/** Names of a project, in place of all that were added before. They count for everything that is compiled from now on. */
export function useProjectNames(names: LexiconAdditions | undefined): void {
  if (names === undefined && additions.length === 0) return;
  additions = names === undefined ? [] : [names];
  language = undefined;
}

/**
 * From now on texts can speak of these cards by their tags, and of the tokens among them by name. To be told of the cards
 * that belong together before their texts are compiled.
 */
export function useNamesOfCards(frames: Iterable<CardFrame>): void {
  const names = namesOfCards(frames, defaultLanguage().vocabulary);
  if (names === undefined) return;
  additions = [...additions, names];
  language = undefined;
}

/** The first fault in the keywords that the project declares, with the name of the keyword. */
export function faultOfKeywords(
  names: LexiconAdditions,
): { readonly name: string; readonly fault: string } | undefined {
  const using = defaultLanguage();
  for (const declaration of declarationsIn(names)) {
    const fault = keywordFault(declaration, using, (text, type) => compileAbilities(text, type, using));
    if (fault !== undefined) return { name: declaration.name, fault };
  }
  return undefined;
}

/** Whether a name is a word of the rules text, and no name that the language has. */
export const isWordOfTexts = (name: string): boolean => {
  const { vocabulary } = defaultLanguage();
  return vocabulary.word(name) !== undefined && vocabulary.name(name) === undefined;
};

/** What a text of a card means. Offsets in the diagnostics are offsets in the text. */
export function compileAbilities(
  text: string,
  type: CardType,
  using = defaultLanguage(),
  name = "",
): CompiledText {
  const read = readText(text, using, { name, type });
  if (read.lines.length === 0)
    return { ...(read.diagnostics.length > 0 ? {} : { abilities: [] }), diagnostics: read.diagnostics };
  const { spans } = read;
  const effectSpans = new Map<object, Span>();
  const source: Source = {
    spanOf: (node) => spans.get(node) ?? { start: 0, end: text.length },
    textOf: (node) => {
      const span = spans.get(node);
      return span === undefined ? "" : text.slice(span.start, span.end);
    },
    keepSpan: (effect, node) => {
      const span = spans.get(node);
      if (span !== undefined) effectSpans.set(effect, span);
    },
    declaration: (keyword) => declarationOf(using, keyword),
    standsFor: (keyword, value) =>
      standsFor(using, keyword, value, type, (meaning, on) => compileAbilities(meaning, on, using)),
  };
  const diagnostics: Diagnostic[] = [];
  const abilities = annotateLines(read.lines, type, source, diagnostics);
  for (const ability of abilities) keepSpans(ability, effectSpans);
  for (const line of read.lines) diagnostics.push(...damageProblems(line.ability, type, source));
  for (const line of read.lines) diagnostics.push(...unfitKeyword(source, line.ability, type));
  diagnostics.push(
    ...linkProblems(
      read.lines.map(({ ability }) => ability),
      source,
    ),
  );
  for (const line of read.lines) diagnostics.push(...canonicalFinding(line, read.reminders, using));
  const refused = diagnostics.some(({ severity }) => severity === "error");
  return { ...(refused ? {} : { abilities }), diagnostics };
}

function annotateLines(
  lines: readonly SaidLine[],
  type: CardType,
  source: Source,
  diagnostics: Diagnostic[],
): readonly Ability[] {
  const additionalCost = lines.some(({ ability }) => ability.ability === "additional-cost");
  const annotator = new Annotator(source, additionalCost);
  // All lines of a spell are one chain item, so they share their numbers and what they point at (359.3.d).
  const isSpell = ({ ability }: SaidLine): boolean =>
    ability.ability === "spell" ||
    (ability.ability === "dependent" && ability.inner.ability === "spell") ||
    (type === "spell" && ability.ability === "additional-cost" && ability.riders !== undefined);
  const annotated = new Map<SaidLine, object>();
  annotator.begin();
  for (const line of lines.filter(isSpell)) annotated.set(line, annotator.annotate(line.ability));
  for (const line of lines.filter((other) => !isSpell(other))) {
    annotator.begin();
    annotated.set(line, annotator.annotate(line.ability));
  }
  diagnostics.push(...annotator.diagnostics);
  return lines.flatMap((line) => {
    const ability = annotated.get(line);
    return ability !== undefined && isAnnotated(ability) ? [ability] : [];
  });
}

/** Compiles a rules text by itself. Never throws for any text. */
export function compileText(text: string, options: TextOptions = {}): Compiled {
  const type = options.type ?? "spell";
  const { abilities, diagnostics } = compileAbilities(text, type, defaultLanguage(), options.name);
  const frame: CardFrame = { name: options.name ?? "Text", type, supertypes: [], domains: [], tags: [] };
  return { ...(abilities === undefined ? {} : { card: { ...frame, abilities } }), diagnostics };
}

/** The canonical text of the abilities, a line for each; undefined where one has no wording. */
export function printAbilities(abilities: readonly Ability[], using = defaultLanguage()): string | undefined {
  const lines = abilities.map((ability) => using.printLine(ability));
  return lines.includes(undefined) ? undefined : lines.join("\n");
}

/** The canonical rules text of a compiled card, with its effect text after it. Without reminder text. */
export function printText(card: Card): string {
  const parts = [card.abilities, ...(card.effectText === undefined ? [] : [card.effectText])];
  return parts
    .map((abilities) => printAbilities(abilities))
    .filter((text) => text !== undefined && text !== "")
    .join("\n\neffect text:\n");
}
