import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { didYouMean } from "../../grammar/diagnostics/suggestions.ts";
import type { KnownCards } from "./known-cards.ts";
import { mentionsOf } from "./mentions.ts";
import type { Mention } from "./mentions.ts";
import { isRuneName } from "./names.ts";
import type { ScenarioFile } from "./read.ts";
import { placeIn, placeOfKeyIn } from "./read.ts";
import { scenarioDiagnostics } from "./scenario-diagnostics.ts";
import type { Scenario } from "./scenario.ts";

const { report } = scenarioDiagnostics;

/** Every id and card that the scenario speaks of is there, every id once, and something is expected. */
export function checkScenario(
  file: ScenarioFile,
  index: number,
  scenario: Scenario,
  cards: KnownCards,
): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  const known = new Set<string>();
  for (const { id, path, atKey } of namesGiven(scenario, index)) {
    const place = atKey ? placeOfKeyIn(file, path) : placeIn(file, path);
    if (known.has(id)) problems.push(report("scenario-id-twice", { id }, place));
    known.add(id);
  }

  const isLocation = (name: string): boolean => name === "base A" || name === "base B";
  const isKnown = ({ of, name }: Mention): boolean => {
    switch (of) {
      case "id":
        return known.has(name);
      case "location":
        return known.has(name) || isLocation(name);
      case "card":
        return cards.cards.has(name);
      case "id-or-card":
        return known.has(name) || cards.cards.has(name) || isRuneName(name);
      default:
        return of satisfies never;
    }
  };
  for (const mention of mentionsOf(scenario, [index])) {
    if (isKnown(mention)) continue;
    const place = mention.atKey === true ? placeOfKeyIn(file, mention.path) : placeIn(file, mention.path);
    problems.push(unknown(mention, known, cards, place));
  }
  if (!scenario.steps.some((step) => step.expect !== undefined))
    problems.push(report("scenario-expects-nothing", {}, placeIn(file, [index, "scenario"])));
  return problems.map((problem) => ({ ...problem, file: file.file }));
}

/** What an object can be in without being on the board. */
const zones: ReadonlySet<string> = new Set(["hand", "trash", "deck", "banished", "chain"]);

function unknown(
  { of, name }: Mention,
  ids: ReadonlySet<string>,
  cards: KnownCards,
  place: Diagnostic["span"],
): Diagnostic {
  if (of === "id" || of === "location")
    return report("scenario-unknown-id", { id: name }, place, {
      help: zones.has(name)
        ? `\`at\` is a place on the board; what is elsewhere has a zone: \`zone: ${name}\`.`
        : didYouMean(name, ids),
    });
  if (cards.refused.has(name)) return report("scenario-refused-card", { card: name }, place);
  const names = [...cards.cards.keys(), ...(of === "card" ? [] : ids)];
  return report("scenario-unknown-card", { card: name }, place, { help: didYouMean(name, names) });
}

/** The ids that the scenario gives: battlefields, objects, what is created later. */
function namesGiven(
  scenario: Scenario,
  index: number,
): readonly { readonly id: string; readonly path: readonly (string | number)[]; readonly atKey: boolean }[] {
  const onBoard = (["battlefields", "objects"] as const).flatMap((kind) =>
    Object.keys(scenario.board?.[kind] ?? {}).map((id) => ({
      id,
      path: [index, "board", kind, id],
      atKey: true,
    })),
  );
  const created = (scenario.creates ?? []).map((id, at) => ({
    id,
    path: [index, "creates", at],
    atKey: false,
  }));
  return [...onBoard, ...created];
}
