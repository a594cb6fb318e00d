import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import type { Keyword } from "../runtime/effects/keyword.ts";
import { printKeyword } from "./effects/words.ts";
import { LintedCard, type CardToLint } from "./linted-card.ts";
import { unsearchedLoops } from "./loops/unsearched.ts";
import { rules, setRules } from "./rules/index.ts";
import { suppress } from "./suppressions.ts";

export interface LintOptions {
  /**
   * What the compiler has said of the card. It is given back with the findings of the rules, so that a suppression
   * works for both; its errors cannot be kept quiet.
   */
  readonly found?: readonly Diagnostic[];
}

const codes: readonly string[] = [...rules, ...setRules].map(({ code }) => code);

/** Everything that is wrong with one card by itself, in the order of the file. Spans are offsets in the file. */
export function lintCard(card: CardToLint, options: LintOptions = {}): readonly Diagnostic[] {
  const linted = new LintedCard(card);
  return finish(card, foundIn(linted), options);
}

/** A card and what is wrong with it. */
export interface CardFindings {
  readonly card: CardToLint;
  readonly diagnostics: readonly Diagnostic[];
}

/** Lints cards that belong together: each by itself, and compared with the others. `found` belongs to the nth card. */
export function lintCards(
  cards: readonly CardToLint[],
  found: readonly (readonly Diagnostic[])[] = [],
): readonly CardFindings[] {
  const linted = cards.map((card) => new LintedCard(card));
  const together = comparing(linted);
  return cards.map((card, index) => {
    const one = linted[index];
    const alone = one === undefined ? [] : foundIn(one);
    const compared = one === undefined ? [] : (together.get(one) ?? []);
    return { card, diagnostics: finish(card, [...alone, ...compared], { found: found[index] ?? [] }) };
  });
}

/** What the rules say of a card, and of the abilities that it gives or that its keywords stand for. */
function foundIn(card: LintedCard): readonly Diagnostic[] {
  const found = rules.flatMap((rule) => [...rule.check(card)]);
  const { standIn } = card;
  const told = standIn === undefined ? found : found.flatMap((finding) => ofStandIn(finding, standIn));
  return [...told, ...card.inner.flatMap(foundIn)];
}
/** A keyword is there to be short for something, and speaks of every holder in one way (800). */
const notOfKeywords: ReadonlySet<string> = new Set(["deathknell-spelled-out", "self-reference"]);
/** Nothing of it is written on the card: it is told where the keyword stands, and mended where that is declared. */
function ofStandIn({ fix: _fix, ...finding }: Diagnostic, keyword: Keyword): readonly Diagnostic[] {
  if (notOfKeywords.has(finding.code)) return [];
  return [{ ...finding, message: `What ${printKeyword(keyword)} stands for: ${finding.message}` }];
}

/** What the rules say that compare cards, for each of the cards. */
function comparing(cards: readonly LintedCard[]): ReadonlyMap<LintedCard, readonly Diagnostic[]> {
  const found = new Map<LintedCard, Diagnostic[]>();
  const findings = [...setRules.flatMap((rule) => [...rule.checkSet(cards)]), ...unsearchedLoops(cards)];
  for (const { of, diagnostic } of findings) {
    const known = found.get(of);
    if (known === undefined) found.set(of, [diagnostic]);
    else known.push(diagnostic);
  }
  return found;
}

function finish(
  { source, card }: CardToLint,
  findings: readonly Diagnostic[],
  { found = [] }: LintOptions,
): readonly Diagnostic[] {
  const isFixed = (finding: Diagnostic): boolean => found.includes(finding) && finding.severity === "error";
  return suppress(source, [...found, ...findings], isFixed, codes)
    .map((finding) => ({
      card: card.name,
      ...(source.file === undefined ? {} : { file: source.file }),
      ...finding,
    }))
    .sort((first, second) => first.span.start - second.span.start);
}
