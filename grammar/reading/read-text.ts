import type { Ability } from "../../runtime/effects/ability.ts";
import type { Said } from "../../runtime/effects/annotation.ts";
import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { languageDiagnostics } from "../diagnostics/language-diagnostics.ts";
import { diagnose } from "../errors/diagnose.ts";
import type { Language } from "../language.ts";
import type { ReadSpan } from "../parser/phrase-parser.ts";
import type { Reminder } from "../vocabulary/scanner.ts";
import type { Token } from "../vocabulary/token.ts";
import { abilitiesApart } from "./abilities-apart.ts";
import { selfNamed, type Self } from "./self-named.ts";

/** One line of a text: one ability, as it was said. */
export interface SaidLine extends Span {
  readonly ability: Said<Ability>;
  /** Where the keyword before it ends, if it stands on the same line. */
  readonly after?: number;
  /** Without reminder text: what is compared with the canonical text. */
  readonly written: string;
}
export interface ReadText {
  /** Empty where anything in the text was refused. */
  readonly lines: readonly SaidLine[];
  readonly reminders: readonly Reminder[];
  /** Where each part of the lines stands. */
  readonly spans: ReadonlyMap<object, ReadSpan>;
  readonly diagnostics: readonly Diagnostic[];
}

/** No card has room for more; a reading may not take longer than it takes to notice. */
const longestText = 20_000;
const mostTokens = 300;

/** Reads a rules text, line by line. All offsets are offsets in this text. */
export function readText(text: string, language: Language, self?: Self): ReadText {
  if (text.length > longestText) {
    const values = { length: text.length, unit: "characters", limit: longestText };
    const diagnostic = languageDiagnostics.report("text-too-long", values, { start: 0, end: longestText });
    return { lines: [], reminders: [], spans: new Map(), diagnostics: [diagnostic] };
  }
  const lines: SaidLine[] = [];
  const reminders: Reminder[] = [];
  const spans = new Map<object, ReadSpan>();
  const diagnostics: Diagnostic[] = [];
  for (const match of text.matchAll(/[^\r\n]+(?:[\r\n]+[ \t]*[*•-][ \t][^\r\n]*)*/g)) {
    const scanned = language.scanner.scan(match[0], match.index);
    reminders.push(...scanned.reminders);
    const ways = self === undefined ? [scanned.tokens] : selfNamed(text, scanned.tokens, self, language);
    let after: number | undefined;
    for (const tokens of keywordsApart(readable(ways, language), language)) {
      const [first] = tokens;
      const last = tokens.at(-1);
      if (first === undefined || last === undefined) continue;
      const span = { start: first.startOffset, end: last.end };
      const read = readLine(text, tokens, span, spans, language, self?.type);
      if ("problems" in read) diagnostics.push(...read.problems);
      else {
        const written = withoutReminders(text, span, scanned.reminders);
        lines.push({ ...span, ...read, written, ...(after === undefined ? {} : { after }) });
      }
      after = span.end;
    }
    if (diagnostics.length >= mostProblems) break;
  }
  return { lines: diagnostics.length > 0 ? [] : lines, reminders, spans, diagnostics };
}

/** The first of several ways to take the words of a line that can be read; if none can, that with the fewest names. */
function readable(ways: readonly (readonly Token[])[], language: Language): readonly Token[] {
  const [first = []] = ways;
  if (ways.length < 2) return first;
  const isReadable = (tokens: readonly Token[]): boolean =>
    keywordsApart(tokens, language).every((line) => language.readLine(line).object !== undefined);
  return ways.find(isReadable) ?? first;
}

/**
 * 135.2.c.1. Each keyword is an ability and has a line of its own. "[Assault 2], [Shield 2]" on one line and a bare
 * "Ganking" are understood too, and so is one behind the full stop of another line ("… +1 [M].ambush"), where an export
 * has lost the end of the line; their canonical wording is another.
 */
function keywordsApart(tokens: readonly Token[], language: Language): readonly (readonly Token[])[] {
  const [only, second] = tokens;
  if (only !== undefined && second === undefined) return [[language.scanner.asKeyword(only)]];
  const isKeyword = (token: Token): boolean => token.value?.value === "keyword";
  const alternate = tokens.every((token, index) =>
    index % 2 === 0 ? isKeyword(token) : token.image === ",",
  );
  if (alternate && tokens.length % 2 === 1) return tokens.filter(isKeyword).map((token) => [token]);
  const last = tokens.at(-1);
  const keyword =
    last === undefined || tokens.at(-2)?.image !== "." ? last : language.scanner.asKeyword(last);
  return keyword !== undefined && isKeyword(keyword) && tokens.at(-2)?.image === "."
    ? [tokens.slice(0, -1), [keyword]]
    : [tokens];
}

function readLine(
  text: string,
  tokens: readonly Token[],
  span: Span,
  spans: Map<object, ReadSpan>,
  language: Language,
  type: CardType | undefined,
): { readonly ability: Said<Ability> } | { readonly problems: readonly Diagnostic[] } {
  if (tokens.length > mostTokens) {
    const values = { length: tokens.length, unit: "words on one line", limit: mostTokens };
    return { problems: [languageDiagnostics.report("text-too-long", values, span)] };
  }
  const { object, ambiguities } = language.readLine(tokens, spans);
  if (object === undefined || !language.isLine(object)) {
    const several = abilitiesApart(tokens, language, type);
    return { problems: several.length > 0 ? several : problemsOf(text, tokens, language) };
  }
  const empty = withoutInstructions(object);
  if (empty !== undefined) {
    const end = spans.get(empty)?.end ?? span.end;
    const place = { start: Math.max(span.start, end - 1), end };
    return {
      problems: [languageDiagnostics.report("incomplete-sentence", { expected: "an instruction" }, place)],
    };
  }
  const [ambiguity] = ambiguities;
  if (ambiguity === undefined) return { ability: object };
  const token = tokens[ambiguity.token];
  const place = token === undefined ? span : { start: token.startOffset, end: token.end };
  const values = { first: "one meaning", second: "another" };
  return { problems: [languageDiagnostics.report("ambiguous-text", values, place)] };
}

/** "[1]:" and "[Deathknell][>]": an ability that says nothing of what happens. */
function withoutInstructions(node: object): object | undefined {
  if ("instructions" in node && Array.isArray(node.instructions) && node.instructions.length === 0)
    return node;
  const values: readonly unknown[] = Object.values(node);
  for (const value of values) {
    const found = typeof value === "object" && value !== null ? withoutInstructions(value) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Who reads more of them has enough to mend. */
const mostProblemsOfLine = 5;
const mostProblems = 30;

/** The first fault of the line, and those of the sentences after it: one does not hide the next. */
function problemsOf(text: string, tokens: readonly Token[], language: Language): readonly Diagnostic[] {
  const { diagnostic, token } = diagnose(language, language.line, tokens, textOf(text, tokens));
  const problems = [diagnostic];
  let rest = tokens.slice(token);
  for (;;) {
    const end = rest.findIndex(isStop);
    rest = rest.slice(end + 1);
    const next = rest.findIndex((each) => !isStop(each));
    if (end < 0 || next < 0 || problems.length >= mostProblemsOfLine) return problems;
    rest = rest.slice(next);
    const stop = rest.findIndex(isStop);
    const sentence = stop < 0 ? rest : rest.slice(0, stop + 1);
    if (language.parser.read(language.sentence, sentence).object === undefined)
      problems.push(diagnose(language, language.sentence, sentence, textOf(text, sentence)).diagnostic);
  }
}
const isStop = ({ image }: Token): boolean => image === "." || image === "..";
const textOf = (text: string, tokens: readonly Token[]): string =>
  text.slice(tokens[0]?.startOffset ?? 0, tokens.at(-1)?.end ?? 0);

function withoutReminders(text: string, span: Span, reminders: readonly Reminder[]): string {
  let written = "";
  let from = span.start;
  for (const reminder of reminders.filter(({ start, end }) => start > span.start && end < span.end)) {
    written += text.slice(from, reminder.start);
    from = reminder.end;
  }
  return (written + text.slice(from, span.end)).replace(/\s+/g, " ").trim();
}
