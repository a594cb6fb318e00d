import type { LintedCard } from "../linted-card.ts";
import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";
import type { SetFinding } from "../rule.ts";
import type { Loop } from "./find-loops.ts";
import { loopsOf } from "./find-loops.ts";

/** How a loop is told. */
export interface LoopValues {
  /** "The abilities of X and Y cause one another" */
  readonly who: string;
  /** "X, Y, X" */
  readonly trace: string;
  /** "2 abilities" */
  readonly length: string;
}

/** Names in a trace beyond which it is only said how long it is. */
const mostNames = 12;

/** A finding for each of these loops, at the ability of its first card and of every card that is like it. */
export function* reportLoops(
  cards: readonly LintedCard[],
  isMeant: (loop: Loop) => boolean,
  report: (where: Span, values: LoopValues) => Diagnostic,
): Iterable<SetFinding> {
  for (const loop of loopsOf(cards)) {
    const [first] = loop.ring;
    if (first === undefined || !isMeant(loop)) continue;
    for (const of of first.of) {
      const ability = of.lines[first.line]?.ability ?? first.ability;
      const named = (name: string): string => (name === first.card.name ? of.card.name : name);
      yield { of, diagnostic: report(of.spanOf(ability), valuesOf(loop, named)) };
    }
  }
}

function valuesOf({ ring, round }: Loop, named: (name: string) => string): LoopValues {
  const names = [...new Set(ring.map(({ card }) => named(card.name)))];
  const others = names.slice(0, -1).join(", ");
  const who =
    others === ""
      ? ring.length === 1
        ? "This ability causes itself"
        : `${withNumber(ring.length)} of this card cause one another`
      : `The abilities of ${others} and ${names.at(-1) ?? ""} cause one another`;
  const shared = new Set(round.map(({ controller }) => controller)).size > 1;
  const shown = inARow(
    round
      .slice(0, mostNames)
      .map(({ name, controller }) => (shared ? `${named(name)} (${controller})` : named(name))),
  );
  const more = round.length > mostNames ? ", …" : "";
  const length = withNumber(round.length);
  return { who, trace: `${shown.join(", ")}${more}`, length };
}

const withNumber = (count: number): string => `${String(count)} ${count === 1 ? "ability" : "abilities"}`;

/** A name that stands there several times in a row is told once. */
function inARow(names: readonly string[]): readonly string[] {
  const told: { readonly name: string; times: number }[] = [];
  for (const name of names) {
    const last = told.at(-1);
    if (last?.name === name) last.times += 1;
    else told.push({ name, times: 1 });
  }
  return told.map(({ name, times }) => (times === 1 ? name : `${name} ${String(times)} times`));
}
