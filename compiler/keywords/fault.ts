import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { Language } from "../../grammar/language.ts";
import type { SaidLine } from "../../grammar/reading/read-text.ts";
import { isRulebookKeyword } from "../../grammar/lexicon/default-lexicon.ts";
import { writtenKeyword, type KeywordDeclaration } from "../../grammar/lexicon/lexicon.ts";
import type { CompiledText } from "../compile-text.ts";
import { compilerDiagnostics } from "../compiler-diagnostics.ts";
import type { Source } from "../resolve/source.ts";
import { declarationOf, errorIn, isStoodFor, meaningOf } from "./declaration.ts";

type SaidAbility = SaidLine["ability"];
type Compile = (text: string, type: CardType) => CompiledText;

/** What is wrong with the declaration of a keyword, for people; undefined where nothing is. */
export function keywordFault(
  declaration: KeywordDeclaration,
  language: Language,
  compile: Compile,
): string | undefined {
  const { name } = declaration;
  if (isRulebookKeyword(name)) return `[${name}] is a keyword of the rulebook`;
  if (language.vocabulary.word(`[${name}]`) !== undefined) return `[${name}] is a word of the rules text`;
  const meaning = meaningOf(declaration, 1);
  if (meaning === undefined)
    return declaration.value === true ? "a number needs a text with X for it" : undefined;
  const hasX = /\bX\b/.test(declaration.means ?? "");
  if (hasX && declaration.value !== true) return 'its text has an X: write "value: true" for its number';
  if (!hasX && declaration.value === true) return "its number is nowhere in its text: write an X for it";
  if (saysItself(declaration, language)) return `the text of [${name}] leads back to [${name}]`;
  const { abilities, diagnostics } = compile(meaning, "unit");
  if (abilities === undefined) return errorIn(diagnostics);
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

/** A keyword of the project on a line of its own, whose text cannot be one of a card of this type. */
export function* unfitKeyword(
  { spanOf, standsFor }: Pick<Source, "spanOf" | "standsFor">,
  said: SaidAbility,
  type: CardType,
): Iterable<Diagnostic> {
  if (said.ability === "dependent") yield* unfitKeyword({ spanOf, standsFor }, said.inner, type);
  if (said.ability !== "keyword") return;
  const { keyword, value = 1 } = said.keyword;
  const fault = standsFor(keyword, value)?.fault;
  if (fault === undefined) return;
  const name = writtenKeyword(keyword);
  yield compilerDiagnostics.report("keyword-does-not-fit", { keyword: name, type, fault }, spanOf(said));
}
