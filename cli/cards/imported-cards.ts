import { importCardsFromSource } from "../../compiler/import/import-cards.ts";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import { loadCompiler } from "../compiler.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { cardFiles, findFiles } from "../files/find-files.ts";
import { readSource } from "../files/read-source.ts";
import type { Terminal } from "../terminal.ts";

/** All prints of the cards that the paths mean, from exports and from card files, not compiled. */
export async function importedCards(
  paths: readonly string[],
  terminal: Terminal,
): Promise<readonly ImportedCard[]> {
  const cards: ImportedCard[] = [];
  for (const path of await findFiles(paths, cardFiles)) {
    const read = await readSource(path, terminal);
    const { source, file } = read;
    if (!path.toLowerCase().endsWith(".json")) {
      cards.push(...readCardFile(source, { file }).cards);
      continue;
    }
    const imported = importCardsFromSource(source, { file });
    refuseUnreadable(read, imported.diagnostics);
    cards.push(...imported.cards);
  }
  const { useNamesOfCards } = await loadCompiler();
  useNamesOfCards(cards.map(({ frame }) => frame));
  return cards;
}
