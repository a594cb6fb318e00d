import { defaultFolder, isFolder } from "../files/find-files.ts";
import { loadCompiler } from "../compiler.ts";
import { knownCards } from "../scenarios/index.ts";
import type { CardsForScenarios } from "../scenarios/index.ts";
import type { Terminal } from "../terminal.ts";
import { loadCards } from "./load-cards.ts";

/** The cards that scenarios can speak of beside their own: those in the folders that are tested, then those of cards/. */
export async function projectCards(paths: readonly string[], terminal: Terminal): Promise<CardsForScenarios> {
  const { compileCard } = await loadCompiler();
  const folders = [...paths, defaultFolder].filter(isFolder);
  if (folders.length === 0) return { compile: compileCard, project: knownCards([]) };
  const { cards } = await loadCards(folders, terminal, { mayBeEmpty: true });
  const compiled = cards.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const refused = cards.flatMap(({ source, card }) => (card === undefined ? [source.frame.name] : []));
  return { compile: compileCard, project: knownCards(compiled, refused) };
}
