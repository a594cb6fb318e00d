import type { Ability } from "../../runtime/effects/ability.ts";
import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { DeclaredKeyword, StoodFor } from "../../runtime/effects/keyword.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { CompiledText } from "../compile-text.ts";
import type { Language } from "../../grammar/language.ts";
import type { KeywordDeclaration } from "../../grammar/lexicon/lexicon.ts";

const isDeclared = (keyword: string): keyword is DeclaredKeyword => keyword.startsWith("[");
export const declarationOf = (language: Language, keyword: string): KeywordDeclaration | undefined =>
  isDeclared(keyword) ? language.vocabulary.lexicon.declaredKeywords?.get(keyword) : undefined;

/** The text that a keyword stands for, with its number in place of X. */
export const meaningOf = ({ means }: KeywordDeclaration, value: number): string | undefined =>
  means?.replace(/\bX\b/g, String(value)).trim();

/** What a keyword can stand for: abilities of something on the board, and other keywords. */
export const isStoodFor = (ability: Ability): ability is StoodFor =>
  ["activated", "keyword", "passive", "replacement", "triggered"].includes(ability.ability);

/** What a keyword of the project stands for on a card of one type. */
export interface StandsFor {
  readonly abilities: readonly StoodFor[];
  /** Why its text cannot be one of such a card; it is given to units then. */
  readonly fault?: string;
}

const known = new WeakMap<Language, Map<string, StandsFor>>();

/** 800. What a keyword of the project stands for; undefined where nothing is said of it. */
export function standsFor(
  language: Language,
  keyword: string,
  value: number,
  type: CardType,
  compile: (text: string, type: CardType) => CompiledText,
): StandsFor | undefined {
  const declaration = declarationOf(language, keyword);
  const meaning = declaration === undefined ? undefined : meaningOf(declaration, value);
  if (meaning === undefined) return undefined;
  const ofLanguage = known.get(language) ?? new Map<string, StandsFor>();
  known.set(language, ofLanguage);
  const key = `${keyword} ${String(value)} ${type}`;
  const before = ofLanguage.get(key);
  if (before !== undefined) return before;
  ofLanguage.set(key, { abilities: [] }); // A keyword that says itself ends here; the project file is refused for it.
  // A spell is gone when it has been resolved: what it gives is given to units.
  const { abilities, diagnostics } = compile(meaning, type === "spell" ? "unit" : type);
  const fault = errorIn(diagnostics);
  const found =
    abilities === undefined
      ? { abilities: compile(meaning, "unit").abilities?.filter(isStoodFor) ?? [] }
      : { abilities: abilities.filter(isStoodFor) };
  const stood = { ...found, ...(fault === undefined ? {} : { fault }) };
  ofLanguage.set(key, stood);
  return stood;
}

/** What is said first of what is wrong. */
export const errorIn = (diagnostics: readonly Diagnostic[]): string | undefined =>
  diagnostics.find(({ severity }) => severity === "error")?.message;
