import { existsSync, readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { compileCards } from "../../compiler/index.ts";
import { importCardsFromSource } from "../../compiler/import/import-cards.ts";
import { onePrintEach } from "../../compiler/import/prints.ts";
import { printCardFile } from "../../grammar/card-files/print-card-file.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import type { Card } from "../../runtime/index.ts";

/** Where cards come from unless files are named. The corpus is not part of the project; without it only cards/ is played. */
const corpus = ["origins", "proving-grounds", "spiritforged", "unleashed"].map(
  (set) => `../shared/corpus/${set}.json`,
);
const defaultFiles = (): readonly string[] => [
  ...globSync("cards/**/*.card").sort(),
  ...corpus.filter((path) => existsSync(path)),
];

export interface LoadedCards {
  readonly cards: readonly Card[];
  /** Cards whose text does not compile: they are not played. */
  readonly left: readonly string[];
}

/** The cards of card files and exports, each name once. */
export function loadCards(paths: readonly string[]): LoadedCards {
  const cards = new Map<string, Card>();
  const left: string[] = [];
  for (const path of paths.length === 0 ? defaultFiles() : paths) {
    const source = readFileSync(path, "utf8");
    const text = path.toLowerCase().endsWith(".json")
      ? printCardFile(onePrintEach(importCardsFromSource(source, { file: path }).cards).cards)
      : source;
    const sources = readCardFile(text, { file: path }).cards;
    for (const [index, { card }] of compileCards(sources).entries()) {
      if (card === undefined) left.push(sources[index]?.frame.name ?? "");
      else if (!cards.has(card.name)) cards.set(card.name, card);
    }
  }
  return { cards: [...cards.values()], left };
}
