import type { LintedCard } from "../linted-card.ts";
import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";
import type { ReportDetails } from "../../grammar/diagnostics/registry.ts";
import type { SetFinding } from "../rule.ts";
import type { Loop } from "./find-loops.ts";
import { loopsOf } from "./find-loops.ts";
import type { OwnLoop } from "./own-loop.ts";
import { filler } from "./trial.ts";

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

/** A card that was tried for others, by the name of the one that is told of. */
type Named = (name: string) => string;

/** A finding for each of these loops, at the ability of its first card and of every card that is like it. */
export function* reportLoops(
  cards: readonly LintedCard[],
  isMeant: (loop: Loop) => boolean,
  report: (where: Span, values: LoopValues, details?: ReportDetails) => Diagnostic,
): Iterable<SetFinding> {
  for (const loop of loopsOf(cards)) {
    const [first] = loop.ring;
    if (first === undefined || !isMeant(loop)) continue;
    for (const of of first.of) {
      const ability = of.lines[first.line]?.ability ?? first.ability;
      const named: Named = (name) => (name === first.card.name ? of.card.name : name);
      const details = loop.own === undefined ? {} : { why: whyOf(loop.own, named) };
      yield { of, diagnostic: report(of.spanOf(ability), valuesOf(loop, named), details) };
    }
  }
}

/** What using one ability again and again has come to. */
function whyOf({ isCertain, less, more, times }: OwnLoop, named: Named): string {
  const ran = `On a board made for it, it was used ${String(times)} times in a row`;
  if (isCertain) return `${ran}: each time there is more (${told(more, named)}) and nothing less.`;
  const used = less.length === 0 ? "" : `; there is less of something else (${told(less, named)})`;
  return `${ran}: what it takes is there again each time${used}.`;
}

/** "Energy of A" is the Energy of whoever uses it, "kill by Trial of A" what the card of that name does. */
const told = (what: readonly string[], named: Named): string =>
  [...new Set(what.flatMap((one) => inWords(one, named)))].join(", ");
function inWords(one: string, named: Named): readonly string[] {
  const [, what, relation, of] = /^(.*?) (of|in|by) (.*)$/.exec(one) ?? [];
  if (what === undefined || relation === undefined || of === undefined) return [];
  const many = relation === "in" ? "cards" : "units";
  const whose = `${relation} ${relation === "by" ? of.replace(/^.*(?= of [AB]$)/, named) : of}`;
  return [
    `${what === filler ? many : named(what)} ${whose}`
      .replace(/ of A$/, "")
      .replace(/ of B$/, " of the opponent"),
  ];
}

function valuesOf({ own, ring, round }: Loop, named: Named): LoopValues {
  const traced = (name: string): string => (name === filler ? "a unit that has it" : named(name));
  const names = [...new Set(ring.map(({ card }) => named(card.name)))];
  const others = names.slice(0, -1).join(", ");
  const who =
    others === ""
      ? own !== undefined
        ? "This ability can be used"
        : ring.length === 1
          ? "This ability causes itself"
          : `${withNumber(ring.length)} of this card cause one another`
      : `The abilities of ${others} and ${names.at(-1) ?? ""} cause one another`;
  const shared = new Set(round.map(({ controller }) => controller)).size > 1;
  const shown = inARow(
    round
      .slice(0, mostNames)
      .map(({ name, controller }) => (shared ? `${traced(name)} (${controller})` : traced(name))),
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
