import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { languageDiagnostics } from "../diagnostics/language-diagnostics.ts";
import type { Language } from "../language.ts";
import type { Token } from "../vocabulary/token.ts";

/** What points back at the sentence before, so that both are one ability: "When it dies, …". */
const pointing: ReadonlySet<string> = new Set([
  "it",
  "its",
  "it's",
  "that",
  "them",
  "they",
  "those",
  "there",
]);
/** A card has no room for more. */
const mostParts = 4;

/**
 * 135.2.a.1. A line that cannot be read as one ability, but as several of them one after the other: "When I conquer, draw 1.
 * When I hold, draw 1." Nothing where it cannot; a spell only does what one instruction after the other says.
 */
export function abilitiesApart(
  tokens: readonly Token[],
  language: Language,
  type: CardType | undefined,
): readonly Diagnostic[] {
  if (type === "spell") return [];
  return (partsIn(tokens, language, mostParts) ?? []).flatMap((start) => {
    const [before, first] = [tokens[start - 1], tokens[start]];
    if (before === undefined || first === undefined) return [];
    const edits = [{ start: before.end, end: first.startOffset, text: "\n" }];
    const fix = { title: "Start a new line", edits, safe: true };
    const where = { start: first.startOffset, end: tokens[start + 1]?.end ?? first.end };
    return [languageDiagnostics.report("several-abilities-on-a-line", {}, where, { fix })];
  });
}

/** Where the second ability and those after it begin. */
function partsIn(tokens: readonly Token[], language: Language, most: number): readonly number[] | undefined {
  if (most === 0) return undefined;
  for (const [index, token] of tokens.entries()) {
    const start = index + 1;
    const isEnd = token.image === "." || (index === 0 && token.value?.value === "keyword");
    if (!isEnd || start >= tokens.length) continue;
    const rest = tokens.slice(start);
    if (!beginsAbility(rest)) continue;
    const before = kindOf(tokens.slice(0, start), language);
    if (before === undefined) continue;
    const kind = kindOf(rest, language);
    // Behind what is done, "friendly units have …" is rather without a duration.
    const isDone = before !== "passive" && before !== "keyword";
    if (kind !== undefined && kind !== "spell" && !(kind === "passive" && isDone)) return [start];
    const others = partsIn(rest, language, most - 1);
    if (others !== undefined) return [start, ...others.map((other) => start + other)];
  }
  return undefined;
}

const kindOf = (tokens: readonly Token[], language: Language): string | undefined => {
  const { object } = language.readLine(tokens);
  return object !== undefined && language.isLine(object) ? object.ability : undefined;
};

/** Up to its first comma it does not point back. */
function beginsAbility(tokens: readonly Token[]): boolean {
  const comma = tokens.findIndex(({ image }) => image === "," || image === ".");
  return !tokens
    .slice(0, comma < 0 ? undefined : comma)
    .some(({ image }) => pointing.has(image.toLowerCase()));
}
