import ts from "typescript";

/** Where a rule is cited. Lines count from 1. */
export interface Citation {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
}

const step = String.raw`(?:\.(?:\d{1,2}(?!\d)|[a-z](?![a-z])))`;
const cited = new RegExp(String.raw`(?<![\w.-])(\d{3}${step}*)(?:-(\d{1,3}|[a-z])(?![\w]))?(?!\w)`, "g");

/**
 * The numbers from `first` to `last` at the place of the last step: 359.3.e-f are 359.3.e and 359.3.f, not 359.3.e.1.
 * A range of chapters, 407-444, names the chapters and no rule.
 */
function rangeOf(first: string, last: string): readonly string[] {
  const cut = first.lastIndexOf(".") + 1;
  if (cut === 0) return [];
  const [stem, start] = [first.slice(0, cut), first.slice(cut)];
  const isLetter = /^[a-z]$/.test(start);
  if (isLetter !== /^[a-z]$/.test(last)) return [first];
  const code = (name: string): number => (isLetter ? name.charCodeAt(0) : Number(name));
  const length = code(last) - code(start) + 1;
  if (length < 1) return [first];
  return Array.from({ length }, (_, index) => {
    const value = code(start) + index;
    return `${stem}${isLetter ? String.fromCharCode(value) : value}`;
  });
}

/**
 * The rules that a text cites. A number counts for itself alone: 417.1 says nothing of 417.1.a, and a range says each of
 * its own depth, as in 428.1.b-d.
 */
export const rulesIn = (text: string): readonly Found[] =>
  [...text.matchAll(cited)].flatMap((match) => {
    const [, first = "", last] = match;
    const rules = last === undefined ? [first] : rangeOf(first, last);
    return rules.map((rule) => ({ rule, position: match.index }));
  });

interface Found {
  readonly rule: string;
  readonly position: number;
}

/** What the tokens of a program say to people: its comments and its strings, each with its place. */
function sayings(source: ts.SourceFile): readonly { readonly text: string; readonly position: number }[] {
  const whole = source.getFullText();
  const found: { readonly text: string; readonly position: number }[] = [];
  const add = (position: number, end: number): void => {
    if (end > position) found.push({ text: whole.slice(position, end), position });
  };
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (children.length > 0) {
      children.forEach(visit);
      return;
    }
    const start = node.getStart(source);
    add(node.getFullStart(), ts.isStringLiteralLike(node) ? node.getEnd() : start);
  };
  visit(source);
  return found;
}

/** The citations in TypeScript: in comments and in strings, not in its numbers. */
export function citationsInCode(file: string, text: string): readonly Citation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  return sayings(source).flatMap((saying) =>
    rulesIn(saying.text).map(({ rule, position }) => ({
      rule,
      file,
      line: source.getLineAndCharacterOfPosition(saying.position + position).line + 1,
    })),
  );
}

/** The citations of scenarios: in `rules`, in names and in comments. */
export const citationsInScenarios = (file: string, text: string): readonly Citation[] =>
  text
    .split("\n")
    .flatMap((line, index) =>
      /^\s*(?:-\s+)?(?:scenario|rules):|#/.test(line)
        ? rulesIn(line).map(({ rule }) => ({ rule, file, line: index + 1 }))
        : [],
    );
