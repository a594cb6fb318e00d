import { controlCharacters } from "./control-characters.ts";
import type { Diagnostic, Severity } from "./diagnostic.ts";
import { lineAt, locate } from "./locate.ts";

/** How parts of a report look. The command line passes colours; the default leaves the text as it is. */
export type Paint = Readonly<Record<Severity | "emphasis" | "faint", (text: string) => string>>;

const same = (text: string): string => text;
const plain: Paint = { error: same, warning: same, style: same, emphasis: same, faint: same };

/** A longer line is cut around the place that is shown. */
const widestFrame = 110;

/** A text as one line that is safe to show on a terminal; every character keeps its width of one. */
export function printable(text: string): string {
  return text.replace(/[\t\n\r]/g, " ").replace(controlCharacters, "\ufffd");
}

interface Frame {
  readonly text: string;
  readonly caretStart: number;
  readonly caretLength: number;
}

/** The source line of the diagnostic, cut to a readable width, and where its carets stand. */
function frameOf(diagnostic: Diagnostic, source: string): Frame {
  const line = lineAt(source, diagnostic.span.start);
  const caretStart = Math.min(diagnostic.span.start, line.end) - line.start;
  const caretLength = Math.max(1, Math.min(diagnostic.span.end, line.end) - line.start - caretStart);
  if (line.text.length <= widestFrame) return { text: printable(line.text), caretStart, caretLength };

  const from = Math.max(0, Math.min(caretStart - 30, line.text.length - widestFrame));
  const to = from + widestFrame;
  const before = from > 0 ? "…" : "";
  const after = to < line.text.length ? "…" : "";
  return {
    text: `${before}${printable(line.text.slice(from, to))}${after}`,
    caretStart: caretStart - from + before.length,
    caretLength: Math.min(caretLength, Math.max(1, to - caretStart)),
  };
}

/**
 * A report for people: what is wrong, where (with line and caret), why it matters and what to write instead.
 *
 *     error[unknown-word]: "Dael" is not a word of the rules text.
 *       --> cards/void-seeker.card:6:1 (Void Seeker)
 *        |
 *      6 | Dael 4 to a unit at a battlefield.
 *        | ^^^^
 *        = why: …
 *        = help: Did you mean "deal"?
 */
export function renderDiagnostic(diagnostic: Diagnostic, source: string, paint: Paint = plain): string {
  const { line, column } = locate(source, diagnostic.span.start);
  const frame = frameOf(diagnostic, source);
  const mark = paint[diagnostic.severity];
  const number = String(line);
  const gutter = " ".repeat(number.length + 1);
  const place = `${printable(diagnostic.file ?? "text")}:${number}:${String(column)}`;
  const card = diagnostic.card === undefined ? "" : ` (${printable(diagnostic.card)})`;
  const rules = diagnostic.rules.join(", ");
  const note = (title: string, text: string): string =>
    `${paint.faint(`${gutter} = ${title}:`)} ${printable(text)}`;

  const lines = [
    `${mark(`${diagnostic.severity}[${diagnostic.code}]`)}: ${paint.emphasis(printable(diagnostic.message))}`,
    `${paint.faint(`${gutter.slice(1)}-->`)} ${place}${card}`,
    paint.faint(`${gutter} |`),
    `${paint.faint(` ${number} |`)} ${frame.text}`.trimEnd(),
    `${paint.faint(`${gutter} |`)} ${" ".repeat(frame.caretStart)}${mark("^".repeat(frame.caretLength))}`,
  ];
  if (diagnostic.why !== undefined) lines.push(note("why", diagnostic.why + (rules && ` (rule ${rules})`)));
  else if (rules !== "") lines.push(note("rule", rules));
  if (diagnostic.help !== undefined) lines.push(note("help", diagnostic.help));
  if (diagnostic.fix !== undefined) lines.push(note("fix", diagnostic.fix.title));
  return lines.join("\n");
}
