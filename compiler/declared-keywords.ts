import type { Ability } from "../runtime/effects/ability.ts";
import type { CardType } from "../runtime/effects/card-frame.ts";
import type { DeclaredKeyword, StoodFor } from "../runtime/effects/keyword.ts";
import type { CompiledText } from "./compile-text.ts";
import type { Language } from "../grammar/language.ts";
import { isRulebookKeyword } from "../grammar/lexicon/default-lexicon.ts";
import type { KeywordDeclaration } from "../grammar/lexicon/lexicon.ts";

const isDeclared = (keyword: string): keyword is DeclaredKeyword => keyword.startsWith("[");
export const declarationOf = (language: Language, keyword: string): KeywordDeclaration | undefined =>
  isDeclared(keyword) ? language.vocabulary.lexicon.declaredKeywords?.get(keyword) : undefined;

/** The text that a keyword stands for, with its number in place of X. */
export const meaningOf = ({ means }: KeywordDeclaration, value: number): string | undefined =>
  means?.replace(/\bX\b/g, String(value)).trim();

/** What a keyword can stand for: abilities of something on the board, and other keywords. */
export const isStoodFor = (ability: Ability): ability is StoodFor =>
  ["activated", "keyword", "passive", "replacement", "triggered"].includes(ability.ability);

const known = new WeakMap<Language, Map<string, readonly StoodFor[]>>();

/** 800. What a keyword of the project stands for on a card of this type; undefined where nothing is said of it. */
export function standsFor(
  language: Language,
  keyword: string,
  value: number,
  type: CardType,
  compile: (text: string, type: CardType) => readonly Ability[] | undefined,
): readonly StoodFor[] | undefined {
  const declaration = declarationOf(language, keyword);
  const meaning = declaration === undefined ? undefined : meaningOf(declaration, value);
  if (meaning === undefined) return undefined;
  const ofLanguage = known.get(language) ?? new Map<string, readonly StoodFor[]>();
  known.set(language, ofLanguage);
  const key = `${keyword} ${String(value)} ${type}`;
  const before = ofLanguage.get(key);
  if (before !== undefined) return before;
  ofLanguage.set(key, []); // A keyword that says itself ends here; the project file is refused for it.
  // A spell is gone when it has been resolved: what it gives is given to units.
  const abilities = compile(meaning, type === "spell" ? "unit" : type)?.filter(isStoodFor) ?? [];
  ofLanguage.set(key, abilities);
  return abilities;
}

/** What is wrong with the declaration of a keyword, for people; undefined where nothing is. */
export function keywordFault(
  declaration: KeywordDeclaration,
  language: Language,
  compile: (text: string, type: CardType) => CompiledText,
): string | undefined {
  const { name } = declaration;
  if (isRulebookKeyword(name)) return `[${name}] is a keyword of the rulebook`;
  if (language.vocabulary.word(`[${name}]`) !== undefined) return `[${name}] is a word of the rules text`;
  const meaning = meaningOf(declaration, 1);
  if (meaning === undefined)
    return declaration.value === true ? "a number needs a text with X for it" : undefined;
  if (saysItself(declaration, language)) return `the text of [${name}] leads back to [${name}]`;
  const { abilities, diagnostics } = compile(meaning, "unit");
  if (abilities === undefined) return diagnostics.find(({ severity }) => severity === "error")?.message;
  return abilities.every(isStoodFor)
    ? undefined
    : "a keyword stands for abilities of something on the board and for other keywords, not for what happens once";
}

/** Whether following the keywords in a text leads back to the one that it belongs to. */
function saysItself({ name, means = "" }: KeywordDeclaration, language: Language): boolean {
  const seen = new Set<string>();
  const follow = (text: string): void => {
    for (const [, said = ""] of text.matchAll(/\[([A-Z][A-Za-z-]*)/g)) {
      if (seen.has(said)) continue;
      seen.add(said);
      follow(declarationOf(language, `[${said}]`)?.means ?? "");
    }
  };
  follow(means);
  return seen.has(name);
}
