import type { CardSource } from "../../grammar/card-files/card-source.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { Card, CardRegistry } from "../../runtime/index.ts";
import { offsetsOfBlock } from "./positions.ts";
import type { ScenarioFile } from "./read.ts";
import { placeIn } from "./read.ts";
import { scenarioDiagnostics } from "./scenario-diagnostics.ts";

interface CompiledCard {
  readonly card?: Card | undefined;
  readonly diagnostics: readonly Diagnostic[];
}
/** Compiles cards that belong together: `compileCards` of the compiler, or a table of cards written by hand. */
export type CompileCards = (sources: readonly CardSource[]) => readonly CompiledCard[];

/** The cards that a scenario can speak of. */
export interface KnownCards {
  readonly cards: CardRegistry;
  /** Names of cards that do not compile. */
  readonly refused: ReadonlySet<string>;
}

export const noCards: KnownCards = { cards: new Map(), refused: new Set() };

/** Cards by their names; of a name that is there twice the first one counts. */
export function knownCards(cards: Iterable<Card>, refused: Iterable<string> = []): KnownCards {
  const byName = new Map<string, Card>();
  for (const card of cards) if (!byName.has(card.name)) byName.set(card.name, card);
  return { cards: byName, refused: new Set([...refused].filter((name) => !byName.has(name))) };
}

/** The scenario's own cards hide those of the project. */
function stacked(own: KnownCards, project: KnownCards): KnownCards {
  const cards = new Map(project.cards);
  for (const name of own.refused) cards.delete(name);
  for (const [name, card] of own.cards) cards.set(name, card);
  return { cards, refused: new Set([...own.refused, ...project.refused].filter((name) => !cards.has(name))) };
}

/**
 * The cards of one scenario: those of its own text, then those of the project. The errors of its text are reported at
 * their place in the scenario file.
 */
export function cardsOfScenario(
  file: ScenarioFile,
  index: number,
  compile: CompileCards,
  project: KnownCards,
): { readonly known: KnownCards; readonly diagnostics: readonly Diagnostic[] } {
  const text = file.scenarios[index]?.scenario?.cards;
  if (text === undefined) return { known: project, diagnostics: [] };
  const path = [index, "cards"];
  const inFile = offsetsOfBlock(file.source, file.document, path);
  const place = placeIn(file, path);
  const inScenarioFile = (diagnostic: Diagnostic): Diagnostic => {
    const { start, end } = diagnostic.span;
    const span = inFile === undefined ? place : { start: inFile(start), end: inFile(end) };
    return { ...diagnostic, file: file.file, span };
  };

  const read = readCardFile(text);
  const compiled = compile(read.cards);
  const names = read.cards.map((source) => source.frame.name);
  const twice = read.cards
    .filter(({ frame }, at) => names.indexOf(frame.name) !== at)
    .map(({ frame, span, headerSpans }) =>
      scenarioDiagnostics.report("scenario-card-twice", { card: frame.name }, headerSpans.name ?? span),
    );
  const problems = [...read.diagnostics, ...compiled.flatMap((result) => result.diagnostics), ...twice];
  const own = knownCards(
    compiled.flatMap(({ card }) => (card === undefined ? [] : [card])),
    names.filter((_, at) => compiled[at]?.card === undefined),
  );
  return {
    known: stacked(own, project),
    diagnostics: problems.filter(({ severity }) => severity === "error").map(inScenarioFile),
  };
}
