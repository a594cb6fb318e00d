import { canonical, sameEffects } from "../../grammar/printer/canonical.ts";
import type { Language } from "../../grammar/language.ts";
import type { SaidLine } from "../../grammar/reading/read-text.ts";
import { harmlessWords } from "../check/canonical-wording.ts";
import { mutationsOf, type Mutation } from "./mutations.ts";

/**
 * What became of a changed text (contract 2). Dead: it means the same, so that something of the text is not in its
 * meaning. Accepted: a foreign word was read over. Worded: it means the same in another wording, which is reported.
 */
export type Outcome = "refused" | "changed" | "worded" | "dead" | "accepted";
export interface TriedMutation {
  readonly mutation: Mutation;
  readonly outcome: Outcome;
}

/** All mutations of a line, each tried. */
export function* triedMutations(line: SaidLine, language: Language): Iterable<TriedMutation> {
  const { tokens } = language.scanner.scan(line.written);
  for (const mutation of mutationsOf(line.written, tokens))
    yield { mutation, outcome: outcomeOf(mutation, line, language) };
}

function outcomeOf(mutation: Mutation, line: SaidLine, language: Language): Outcome {
  const changed = language.readLine(language.scanner.scan(mutation.text).tokens).object;
  if (changed === undefined) return "refused";
  if (mutation.kind === "foreign") return "accepted";
  if (!sameEffects(changed, line.ability)) return "changed";
  const place = line.written.slice(mutation.start, mutation.start + mutation.length);
  return isHarmless(mutation, place) && isReported(mutation, changed, line, language) ? "worded" : "dead";
}
const isHarmless = ({ kind }: Mutation, word: string): boolean =>
  kind === "word" && harmlessWords.has(word.toLowerCase());

/** One of the two is another wording of the same, and the linter says so. */
function isReported({ text }: Mutation, changed: object, { ability }: SaidLine, language: Language): boolean {
  const print = (said: object) => language.printLine(canonical(said));
  return print(changed) !== text || print(ability) === text;
}
