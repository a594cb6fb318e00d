import type { Ability } from "../../runtime/effects/ability.ts";
import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Language } from "../../grammar/language.ts";
import { readText, type SaidLine } from "../../grammar/reading/read-text.ts";
import { normalise } from "../check/canonical-wording.ts";
import { compileAbilities, printAbilities } from "../compile-text.ts";
import { nodesIn } from "../nodes.ts";
import { sameEffects } from "../../grammar/printer/canonical.ts";
import { triedMutations } from "./nothing-dropped.ts";

/** Which contracts of the language hold for a text (design 2.4). */
export interface Measured {
  readonly abilities?: readonly Ability[];
  readonly parsed: boolean;
  readonly roundTrip: boolean;
  readonly literal: boolean;
  readonly noDrop: boolean;
  /** Why a text is not counted: the first thing that fails. Offsets in the text. */
  readonly failure?: { readonly reason: string; readonly offset: number; readonly length: number };
}

const fails = (reason: string, offset: number, length: number) => ({
  parsed: false,
  roundTrip: false,
  literal: false,
  noDrop: false,
  failure: { reason, offset, length },
});

export function measureText(text: string, type: CardType, language: Language, name = ""): Measured {
  const { abilities, diagnostics } = compileAbilities(text, type, language, name);
  const [problem] = diagnostics.filter(({ severity }) => severity === "error");
  if (abilities === undefined) {
    const span = problem?.span ?? { start: 0, end: text.length };
    return fails(problem?.message ?? "refused", span.start, span.end - span.start);
  }
  const { lines } = readText(text, language, { name, type });
  const printed = printAbilities(abilities, language);
  const again = printed === undefined ? undefined : compileAbilities(printed, type, language).abilities;
  const roundTrip =
    printed !== undefined &&
    sameEffects(again, abilities) &&
    printAbilities(again ?? [], language) === printed;
  const literal =
    printed !== undefined && normalise(printed) === normalise(lines.map(({ written }) => written).join("\n"));
  const reported = diagnostics.some(({ code }) => code === "canonical-wording");
  const dropped = droppedBy(lines, language);
  const raw = rawText(abilities, language);
  const noDrop = roundTrip && (literal || reported) && dropped === undefined && raw === undefined;
  const failure = !roundTrip
    ? { reason: "printed, it does not compile to the same effects", offset: 0, length: text.length }
    : (dropped ??
      (raw === undefined ? undefined : { reason: `free text in the effects: ${raw}`, offset: 0, length: 0 }));
  return {
    abilities,
    parsed: true,
    roundTrip,
    literal,
    noDrop,
    ...(noDrop || failure === undefined ? {} : { failure }),
  };
}

/** Contract 2. */
function droppedBy(lines: readonly SaidLine[], language: Language): Measured["failure"] {
  for (const line of lines)
    for (const { outcome, mutation } of triedMutations(line, language)) {
      if (outcome !== "dead" && outcome !== "accepted") continue;
      const place = line.written.slice(mutation.start, mutation.start + mutation.length);
      const reason = outcome === "accepted" ? `accepts "${mutation.text}"` : `the same without "${place}"`;
      return { reason, offset: line.start + mutation.start, length: mutation.length };
    }
  return undefined;
}

/** Contract 4. A string that is neither one of the closed unions nor a name of the lexicon. */
function rawText(abilities: readonly Ability[], { vocabulary }: Language): string | undefined {
  const { keywords, tags, unitTokens, gearTokens, battlefieldTokens } = vocabulary.lexicon;
  const names = new Set<string>([
    ...keywords,
    ...tags.keys(),
    ...unitTokens,
    ...gearTokens,
    ...(battlefieldTokens ?? []),
  ]);
  for (const node of nodesIn(abilities))
    for (const value of Object.values(node))
      if (typeof value === "string" && !/^[a-z]+(?:-[a-z]+)*$/.test(value) && !names.has(value)) return value;
  return undefined;
}
