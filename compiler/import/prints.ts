import { nameKey } from "./card-name.ts";
import type { ImportedCard } from "./imported-card.ts";

/** A text without its reminder text, which has no effect on the game (135.2.d.3), on one line. */
export function wordingOf(text: string): string {
  let wording = text;
  for (let before = ""; before !== wording;) {
    before = wording;
    wording = wording.replace(/\s*\([^()]*\)/g, "");
  }
  return wording.replace(/\s+/g, " ").trim();
}

/** One print for each card name: the first one. */
export function firstPrints(cards: readonly ImportedCard[]): readonly ImportedCard[] {
  return distinctBy(cards, (card) => nameKey(card.frame.name));
}

/** One card for each name and wording, rules and effect text together; cards without text are left out. */
export function distinctTexts(cards: readonly ImportedCard[]): readonly ImportedCard[] {
  const wording = (card: ImportedCard): string =>
    [card.text, card.effectText].map((text) => wordingOf(text?.value ?? "")).join("\n");
  const withText = cards.filter((card) => card.text.value !== "" || (card.effectText?.value ?? "") !== "");
  return distinctBy(withText, (card) => `${nameKey(card.frame.name)}\n${wording(card)}`);
}

function distinctBy(
  cards: readonly ImportedCard[],
  key: (card: ImportedCard) => string,
): readonly ImportedCard[] {
  const distinct = new Map<string, ImportedCard>();
  for (const card of cards) if (!distinct.has(key(card))) distinct.set(key(card), card);
  return [...distinct.values()];
}
