import type { Diagnostic } from "../../../grammar/diagnostics/diagnostic.ts";
import { ScenarioFailure } from "../failure.ts";
import type { Game } from "../game.ts";
import { scenarioDiagnostics } from "../scenario-diagnostics.ts";
import { expectedObjects } from "../scenario.ts";
import type { Expectations } from "../scenario.ts";
import { stillGoingOn } from "../why-refused.ts";
import { expectDeals, expectKills, expectNotTriggered, expectTriggered } from "./events.ts";
import type { Seen } from "./expectation.ts";
import { expectObject } from "./objects.ts";
import { expectPlayer } from "./players.ts";
import { expectAsked, expectIllegal, expectLegal } from "./question.ts";

/** Holds an `expect` step against the board as the players see it; throws all that is not as expected. */
export function checkExpectations(game: Game, expected: Expectations, placeOf: Seen["placeOf"]): void {
  const view = game.view();
  const problems: Diagnostic[] = [];
  const seen: Seen = { game, view, placeOf, tell: (problem) => problems.push(problem) };
  if (expected.refused !== undefined) expectRefused(seen, expected.refused);
  if (expected.asked !== undefined) expectAsked(seen, expected.asked);
  if (expected.legal !== undefined) expectLegal(seen, expected.legal);
  if (expected.illegal !== undefined) expectIllegal(seen, expected.illegal);
  if (expected.deals !== undefined) expectDeals(seen, expected.deals);
  if (expected.killed !== undefined) expectKills(seen, expected.killed);
  if (expected.triggered !== undefined) expectTriggered(seen, expected.triggered);
  if (expected.notTriggered !== undefined) expectNotTriggered(seen, expected.notTriggered);
  for (const [id, object] of expectedObjects(expected)) expectObject(seen, id, object);
  for (const player of ["A", "B"] as const) {
    const wanted = expected[player];
    if (wanted !== undefined) expectPlayer(seen, player, wanted);
  }
  if (problems.length > 0) {
    const inOrder = problems.toSorted((first, second) => first.span.start - second.span.start);
    throw new ScenarioFailure(...withHelp(inOrder, game));
  }
  game.forgetEvents(view);
}

/** What may be the reason is told once, at the end. */
function withHelp(problems: readonly Diagnostic[], game: Game): readonly Diagnostic[] {
  const help = stillGoingOn(game);
  return help === undefined
    ? problems
    : problems.map((problem, index) =>
        index < problems.length - 1
          ? problem
          : { ...problem, help: [problem.help, help].filter((part) => part !== undefined).join(" ") },
      );
}

function expectRefused({ game, placeOf, tell }: Seen, expected: true | string): void {
  const reason = game.refused;
  if (reason !== undefined && (expected === true || reason.includes(expected))) return;
  const instead = reason === undefined ? "it is legal" : `for another reason: ${reason}`;
  tell(scenarioDiagnostics.report("scenario-not-refused", { instead }, placeOf("refused")));
}
