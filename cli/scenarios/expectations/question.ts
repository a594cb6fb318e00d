import { misfit } from "../../../runtime/index.ts";
import type { Request } from "../../../runtime/index.ts";
import type { Span } from "../../../grammar/diagnostics/diagnostic.ts";
import { toAnswer } from "../answers.ts";
import { describeQuestion, optionsOf, tagOf } from "../describe.ts";
import { scenarioDiagnostics } from "../scenario-diagnostics.ts";
import type { ExpectedQuestion, WrittenAnswer } from "../scenario.ts";
import { differs, sameNames } from "./expectation.ts";
import type { Seen } from "./expectation.ts";

const { report } = scenarioDiagnostics;

function openQuestion({ game, tell }: Seen, place: Span): Request | undefined {
  if (game.question === undefined) tell(report("scenario-no-question", {}, place));
  return game.question;
}

export function expectAsked(seen: Seen, expected: ExpectedQuestion): void {
  const { game, placeOf, tell } = seen;
  const request = openQuestion(seen, placeOf("asked"));
  if (request === undefined) return;
  if (expected.kind !== undefined && request.ask !== expected.kind)
    tell(differs("`kind` of the question", request.ask, expected.kind, placeOf("asked", "kind")));
  const options = optionsOf(game, request).map(String);
  if (expected.options !== undefined && !sameNames(options, expected.options.map(String)))
    tell(differs("`options` of the question", options, expected.options, placeOf("asked", "options")));
  const bounds: { readonly min?: number; readonly max?: number } = "min" in request ? request : {};
  for (const bound of ["min", "max"] as const) {
    if (expected[bound] === undefined || bounds[bound] === expected[bound]) continue;
    tell(differs(`\`${bound}\` of the question`, bounds[bound], expected[bound], placeOf("asked", bound)));
  }
}

/** Why it is no legal answer to the question; undefined if it is one. */
function whyIllegal({ game }: Seen, request: Request, written: WrittenAnswer): string | undefined {
  const answer = toAnswer(game, request, written);
  if (answer !== undefined) return misfit(request, answer) ?? undefined;
  return tagOf(written) === request.ask
    ? `it is ${request.player} who is asked`
    : "another question is asked";
}

export function expectLegal(seen: Seen, expected: readonly WrittenAnswer[]): void {
  expected.forEach((written, index) => {
    const place = seen.placeOf("legal", index);
    const request = openQuestion(seen, place);
    if (request === undefined) return;
    const reason = whyIllegal(seen, request, written);
    if (reason === undefined) return;
    const question = describeQuestion(seen.game, request);
    seen.tell(report("scenario-not-legal", { reason, question }, place));
  });
}

export function expectIllegal(seen: Seen, expected: readonly WrittenAnswer[]): void {
  expected.forEach((written, index) => {
    const place = seen.placeOf("illegal", index);
    const request = openQuestion(seen, place);
    if (request === undefined) return;
    if (whyIllegal(seen, request, written) !== undefined) return;
    const question = describeQuestion(seen.game, request);
    seen.tell(report("scenario-not-illegal", { question }, place));
  });
}
