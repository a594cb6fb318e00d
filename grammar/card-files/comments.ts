import { cardFileDiagnostics } from "../diagnostics/card-file-diagnostics.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { headerKeys } from "./card-source.ts";
import type { CardComment, CommentPlace, HeaderKey, Suppression } from "./card-source.ts";
import { headerKeyOf } from "./read-header.ts";
import { isComment } from "./source-lines.ts";
import type { SourceLine } from "./source-lines.ts";

const commentAt = (line: SourceLine, place: CommentPlace): CardComment => {
  const text = line.text.trim();
  const start = line.start + line.text.indexOf("#");
  return { text, place, span: { start, end: start + text.length } };
};

/** The comments of a card, each with what follows it, so that a reformatted card has them at the same place. */
export function readComments(parts: {
  readonly header: readonly SourceLine[];
  readonly text: readonly SourceLine[];
  readonly effectText: readonly SourceLine[] | undefined;
}): readonly CardComment[] {
  return [
    ...headerComments(parts.header),
    ...textComments(parts.text, "text"),
    ...textComments(parts.effectText ?? [], "effectText"),
  ];
}

/** A comment above all headers stays above them; any other one stays above the header that follows it. */
function headerComments(lines: readonly SourceLine[]): readonly CardComment[] {
  const found: CardComment[] = [];
  let next: HeaderKey | undefined;
  const top = lines.findIndex((line) => line.text.trim() !== "" && !isComment(line));
  for (const [index, line] of [...lines.entries()].reverse()) {
    const before = index < top ? headerKeys[0] : next;
    if (isComment(line))
      found.push(commentAt(line, { part: "header", ...(before === undefined ? {} : { before }) }));
    else next = headerKeyOf(line) ?? next;
  }
  return found.reverse();
}

/** Lines are counted as in the text: without comments and without the empty lines at its start. */
function textComments(lines: readonly SourceLine[], part: "text" | "effectText"): readonly CardComment[] {
  const found: CardComment[] = [];
  let count = 0;
  for (const line of lines) {
    if (isComment(line)) found.push(commentAt(line, { part, line: count }));
    else if (count > 0 || line.text.trim() !== "") count += 1;
  }
  return found;
}

/** "# Riftscript-disable", "# riftscript-disable-line": whoever writes that means to keep something quiet. */
const suppression = /^#\s*riftscript-[a-z]/i;
const completeSuppression = /^#\s*riftscript-disable\s+([a-z][a-z0-9-]*)\s*:\s*(\S.*)$/;

/** `# riftscript-disable CODE: reason`, anywhere in the card. */
export function readSuppressions(
  comments: readonly CardComment[],
  problems: Diagnostic[],
): readonly Suppression[] {
  return comments.flatMap(({ text, span }) => {
    if (!suppression.test(text)) return [];
    const [, code, reason] = completeSuppression.exec(text) ?? [];
    if (code !== undefined && reason !== undefined) return [{ code, reason, span }];
    problems.push(cardFileDiagnostics.report("malformed-suppression", {}, span));
    return [];
  });
}
