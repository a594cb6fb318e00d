import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { nameKey } from "./card-name.ts";
import { importDiagnostics } from "./import-diagnostics.ts";
import type { ImportedCard, ImportOptions, ImportResult } from "./imported-card.ts";
import { ImportReporter } from "./reporter.ts";

/** A text without its reminder text, which has no effect on the game (135.2.d.3), on one line. */
export function wordingOf(text: string): string {
  let wording = text;
  for (let before = ""; before !== wording;) {
    before = wording;
    wording = wording.replace(/\s*\([^()]*\)/g, "");
  }
  return wording.replace(/\s+/g, " ").trim();
}

/**
 * One print for each card name: the first one. Names are one only where they are equal, letter for letter. A later
 * print with another wording is no reprint, nor is one with another frame in a plain list: that is reported, once for
 * each that differs.
 */
export function onePrintEach(cards: readonly ImportedCard[], options: ImportOptions = {}): ImportResult {
  const reporter = new ImportReporter(options);
  const firsts = new Map<string, ImportedCard>();
  const told = new Set<string>();
  for (const card of cards) {
    const { name } = card.frame;
    const first = firsts.get(name);
    if (first === undefined) {
      firsts.set(name, card);
      continue;
    }
    const what = differenceOf(first, card);
    const print = JSON.stringify([name, wordingOfCard(card), what === "frame" && playedFrame(card)]);
    if (what === undefined || told.has(print)) continue;
    told.add(print);
    reporter.add(differentPrint(first, card, what, reporter));
  }
  return { cards: [...firsts.values()], diagnostics: reporter.diagnostics };
}

/** One print for each card name: the first one. What else there is under that name is not told. */
export const firstPrints = (cards: readonly ImportedCard[]): readonly ImportedCard[] =>
  onePrintEach(cards).cards;

function differentPrint(
  first: ImportedCard,
  second: ImportedCard,
  what: string,
  reporter: ImportReporter,
): Diagnostic {
  const { name } = second.frame;
  const pointer = second.origin?.pointer ?? "";
  const values = { name, what, first: first.origin?.pointer ?? "", second: pointer };
  const code = second.origin?.isPublished === true ? "two-wordings-of-one-name" : "two-cards-of-one-name";
  return importDiagnostics.report(code, values, reporter.spanOf(pointer), {
    ...reporter.details,
    card: name,
  });
}

function differenceOf(first: ImportedCard, second: ImportedCard): "text" | "frame" | undefined {
  if (wordingOfCard(first) !== wordingOfCard(second)) return "text";
  // Published exports have the tags and supertypes of a card at some of its prints only.
  if (second.origin?.isPublished === true) return undefined;
  return playedFrame(first) === playedFrame(second) ? undefined : "frame";
}

const wordingOfCard = (card: ImportedCard): string =>
  [card.text, card.effectText].map((text) => wordingOf(text?.value ?? "")).join("\n");

/** What a card has in a game: every print is of some set, number and rarity. */
const playedFrame = ({ frame }: ImportedCard): string =>
  JSON.stringify({ ...frame, set: undefined, number: undefined, rarity: undefined });

/** One card for each name and wording, rules and effect text together; cards without text are left out. */
export function distinctTexts(cards: readonly ImportedCard[]): readonly ImportedCard[] {
  const withText = cards.filter((card) => card.text.value !== "" || (card.effectText?.value ?? "") !== "");
  return distinctBy(withText, (card) => `${nameKey(card.frame.name)}\n${wordingOfCard(card)}`);
}

function distinctBy(
  cards: readonly ImportedCard[],
  key: (card: ImportedCard) => string,
): readonly ImportedCard[] {
  const distinct = new Map<string, ImportedCard>();
  for (const card of cards) if (!distinct.has(key(card))) distinct.set(key(card), card);
  return [...distinct.values()];
}
