import { dirname, relative, resolve } from "node:path";
import { cardFilesBeside, defaultFolder, isFile, isFolder } from "../files/find-files.ts";
import { loadCompiler } from "../compiler.ts";
import { knownCards } from "../scenarios/index.ts";
import type { CardsForScenarios, KnownCards } from "../scenarios/index.ts";
import type { Terminal } from "../terminal.ts";
import { loadCards } from "./load-cards.ts";
import type { LoadedCard } from "./load-cards.ts";

/**
 * The cards that scenarios can speak of beside their own: those of the folder that the scenario file is in, of the
 * folder above it and so on, then those of the folders that are tested, then those of cards/.
 */
export async function projectCards(paths: readonly string[], terminal: Terminal): Promise<CardsForScenarios> {
  const { compileCards } = await loadCompiler();
  const folders = [...paths, defaultFolder].filter(isFolder);
  const found = [...folders, ...(await cardFilesAbove(paths))];
  if (found.length === 0) return { compile: compileCards, project: knownCards([]) };
  const { cards } = await loadCards(found, terminal, { mayBeEmpty: true });
  const known = new Map<string, KnownCards>();
  const projectOf = (scenarioFile: string): KnownCards => {
    const folder = dirname(resolve(scenarioFile));
    const before = known.get(folder);
    if (before !== undefined) return before;
    const nearest = firstOfEachName(nearestFirst(cards, folder));
    known.set(folder, nearest);
    return nearest;
  };
  return { compile: compileCards, project: firstOfEachName(cards), projectOf };
}

/** The card files beside what is tested and in the folders above it, up to the current one. */
async function cardFilesAbove(paths: readonly string[]): Promise<readonly string[]> {
  const folders = new Set<string>();
  for (const path of paths) {
    if (!isFile(path) && !isFolder(path)) continue;
    let folder = isFolder(path) ? path : dirname(path);
    folders.add(folder);
    while (isWithin(folder, ".") && resolve(folder) !== resolve(".")) {
      folder = dirname(folder);
      folders.add(folder);
    }
  }
  const files: string[] = [];
  for (const folder of folders) files.push(...(await cardFilesBeside(folder)));
  return files;
}

const isWithin = (folder: string, other: string): boolean => {
  const way = relative(resolve(other), resolve(folder));
  return way === "" || !/^(\.\.|[A-Za-z]:|\/)/.test(way);
};

/** Those of the folder and the folders above it, the deepest first; then the others in their order. */
function nearestFirst(cards: readonly LoadedCard[], folder: string): readonly LoadedCard[] {
  const depthOf = ({ file }: LoadedCard): number => {
    const home = dirname(resolve(file.file));
    return isWithin(folder, home) ? home.length : -1;
  };
  return cards
    .map((card) => ({ card, depth: depthOf(card) }))
    .sort((first, second) => second.depth - first.depth)
    .map(({ card }) => card);
}

/** A card that does not compile counts too: the next one of its name is not what the scenario speaks of. */
function firstOfEachName(cards: readonly LoadedCard[]): KnownCards {
  const first = new Map<string, LoadedCard>();
  for (const loaded of cards) {
    const { name } = loaded.source.frame;
    if (!first.has(name)) first.set(name, loaded);
  }
  return knownCards(
    [...first.values()].flatMap(({ card }) => card ?? []),
    [...first.values()].flatMap(({ source, card }) => (card === undefined ? [source.frame.name] : [])),
  );
}
