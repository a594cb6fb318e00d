import { cardFileDiagnostics } from "../diagnostics/card-file-diagnostics.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { CardSource, HeaderKey } from "./card-source.ts";
import { readComments, readSuppressions } from "./comments.ts";
import { capitalised } from "./frame-words.ts";
import type { HeaderValue } from "./header-values.ts";
import { isAttachable, readFrame, readHeaderLines } from "./read-header.ts";
import { isComment, sourceLines, splitCards } from "./source-lines.ts";
import type { SourceLine } from "./source-lines.ts";
import type { TextPart } from "./text-part.ts";
import { spanInFile, textPart } from "./text-part.ts";
import { firstControlCharacter, isUndecodable } from "./unreadable-characters.ts";

const { report } = cardFileDiagnostics;

export interface CardFile {
  readonly cards: readonly CardSource[];
  /** In the order of the file. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a card file: cards separated by `---`; each has headers (`key: value`), an empty line, its rules text,
 * and perhaps `effect text:` (136). `#` starts a comment line.
 *
 * Every problem is reported with its place. A card without a name or a type that can be read is left out; one
 * with another problem in its headers is kept as not `complete`, so that its text can be checked too. Where a
 * character cannot be read, what follows from it is not reported: such a card is not `complete`, and has no text.
 */
export function readCardFile(source: string, options: { readonly file?: string } = {}): CardFile {
  const cards: CardSource[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = new Set<string>();
  for (const lines of splitCards(sourceLines(source))) {
    const { name, card, problems } = readCard(lines);
    const key = name?.text.toLowerCase();
    if (name !== undefined && key !== undefined) {
      if (names.has(key)) problems.push(report("duplicate-name", { name: name.text }, name));
      names.add(key);
    }
    const file = options.file === undefined ? {} : { file: options.file };
    const owner = name === undefined ? {} : { card: name.text };
    if (card !== undefined)
      cards.push({ ...card, ...file, complete: card.complete && problems.length === 0 });
    const inOrder = problems.toSorted((first, second) => first.span.start - second.span.start);
    diagnostics.push(...inOrder.map((problem) => ({ ...problem, ...file, ...owner })));
  }
  return { cards, diagnostics };
}

/** The lines of a card by their part, comments included. */
interface Parts {
  readonly header: readonly SourceLine[];
  readonly text: readonly SourceLine[];
  readonly effectText: readonly SourceLine[] | undefined;
}

const effectHeading = /^\s*effect\s+text\s*:/i;

/** The header ends at the first empty line; the effect text starts at its heading. */
function partsOf(lines: readonly SourceLine[], problems: Diagnostic[]): Parts {
  const first = lines.findIndex((line) => line.text.trim() !== "" && !isComment(line));
  const ends = (line: SourceLine, index: number): boolean =>
    index >= first && (line.text.trim() === "" || effectHeading.test(line.text));
  const found = lines.findIndex(ends);
  const headerEnd = found === -1 ? lines.length : found;

  const text: SourceLine[] = [];
  let effectText: SourceLine[] | undefined;
  for (const line of lines.slice(headerEnd)) {
    const heading = effectHeading.exec(line.text)?.[0];
    if (heading === undefined) (effectText ?? text).push(line);
    else {
      const start = line.start + heading.length;
      if (effectText !== undefined) {
        const headingStart = line.start + heading.length - heading.trimStart().length;
        problems.push(report("duplicate-effect-text", {}, { start: headingStart, end: start }));
      }
      effectText ??= [];
      effectText.push({ text: line.text.slice(heading.length), start, end: line.end });
    }
  }
  return { header: lines.slice(0, headerEnd), text, effectText };
}

const isText = (line: SourceLine): boolean => !isComment(line);
const isHeaderLine = (line: SourceLine): boolean => line.text.trim() !== "" && !isComment(line);

interface ReadCard {
  readonly name: HeaderValue | undefined;
  readonly card: CardSource | undefined;
  readonly problems: Diagnostic[];
}

function readCard(lines: readonly SourceLine[]): ReadCard {
  const { name, card, problems } = readParts(lines);
  if (isUndecodable(lines)) return { name: undefined, card: card && withoutText(card), problems: [] };
  const control = firstControlCharacter(lines);
  if (control === undefined) return { name, card, problems };
  const isInHeader = firstControlCharacter(partsOf(lines, []).header) !== undefined;
  return { name, card: card && withoutText(card), problems: isInHeader ? [control] : [control, ...problems] };
}

/** So that nobody reads it again, and finds the same fault. */
function withoutText({ effectText, ...card }: CardSource): CardSource {
  const nothing = (part: TextPart): TextPart => textPart([], part.start);
  return {
    ...card,
    complete: false,
    text: nothing(card.text),
    ...(effectText === undefined ? {} : { effectText: nothing(effectText) }),
  };
}

function readParts(lines: readonly SourceLine[]): ReadCard {
  const problems: Diagnostic[] = [];
  const span = spanOf(lines);
  const parts = partsOf(lines, problems);
  const headers = readHeaderLines(parts.header.filter(isHeaderLine), problems);
  const { values } = headers;
  const heading = parts.header.find(isHeaderLine) ?? { start: span.start, end: span.start };
  const frame = readFrame(headers, { start: heading.start, end: heading.end }, problems);
  const comments = readComments(parts);
  const suppressions = readSuppressions(comments, problems);
  if (frame === undefined) return { name: values.get("name"), card: undefined, problems };

  const text = textPart(parts.text.filter(isText), span.end);
  const effectText =
    parts.effectText === undefined ? undefined : textPart(parts.effectText.filter(isText), span.end);
  if (effectText !== undefined && !isAttachable(frame.type)) {
    const [firstLine = ""] = effectText.value.split("\n", 1);
    const where = spanInFile(effectText, { start: 0, end: firstLine.length });
    problems.push(report("not-attachable", { type: capitalised(frame.type), what: "effect text" }, where));
  }
  const headerSpans: Partial<Record<HeaderKey, { start: number; end: number }>> = {};
  for (const [key, { start, end }] of values) headerSpans[key] = { start, end };
  const card: CardSource = {
    frame,
    complete: true,
    headerSpans,
    text,
    ...(effectText === undefined ? {} : { effectText }),
    comments,
    suppressions,
    span,
  };
  return { name: values.get("name"), card, problems };
}

/** From the first line that is not empty to the last one. */
function spanOf(lines: readonly SourceLine[]): { start: number; end: number } {
  const filled = lines.filter((line) => line.text.trim() !== "");
  const first = filled[0];
  const last = filled.at(-1);
  return { start: first?.start ?? 0, end: last === undefined ? 0 : last.start + last.text.trimEnd().length };
}
