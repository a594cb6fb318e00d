import type { Citation } from "./citations.ts";
import { numbersOf } from "./definitions.data.ts";
import type { DefinitionGroup } from "./definitions.data.ts";
import { topOf } from "./rulebook.ts";
import type { Rule } from "./rulebook.ts";
import type { Section } from "./sections.data.ts";

/**
 * shown: a test or a scenario names the rule. code: only code names it. definition, outside: there is nothing to do, for
 * the reason given. open: none of these.
 */
export type Standing = "shown" | "code" | "definition" | "outside" | "open";

export interface RuleReport {
  readonly rule: string;
  readonly standing: Standing;
  /** "runtime/core/deal.ts:12" */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly reason?: string;
}

export interface SectionReport {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly rules: readonly RuleReport[];
}

export interface Counts {
  readonly rules: number;
  readonly shown: number;
  readonly code: number;
  readonly definitions: number;
  readonly outside: number;
  readonly open: number;
}

const isTest = ({ file }: Citation): boolean => !/^(runtime|compiler|grammar|linter)\//.test(file);
const placeOf = ({ file, line }: Citation): string => `${file}:${line}`;

function reportOf(
  rule: Rule,
  citations: readonly Citation[],
  group: DefinitionGroup | undefined,
): RuleReport {
  const tests = citations.filter(isTest).map(placeOf);
  const code = citations.filter((citation) => !isTest(citation)).map(placeOf);
  const of = { rule: rule.number, code, tests };
  if (tests.length > 0) return { ...of, standing: "shown" };
  if (code.length > 0) return { ...of, standing: "code" };
  if (group !== undefined) return { ...of, standing: group.kind, reason: group.reason };
  if (rule.isHeading) return { ...of, standing: "definition", reason: "heading" };
  return { ...of, standing: "open" };
}

/** Each rule of the sections, with who cites it. */
export function reportSections(
  sections: readonly Section[],
  rules: readonly Rule[],
  citations: readonly Citation[],
  definitions: readonly DefinitionGroup[],
): readonly SectionReport[] {
  const citing = new Map<string, Citation[]>();
  for (const citation of citations) {
    citing.set(citation.rule, [...(citing.get(citation.rule) ?? []), citation]);
  }
  const groups = new Map(
    definitions.flatMap((group) => numbersOf(group).map((rule) => [rule, group] as const)),
  );
  return sections.map((section) => ({
    ...section,
    rules: rules
      .filter(({ number }) => topOf(number) >= section.from && topOf(number) <= section.to)
      .map((rule) => reportOf(rule, citing.get(rule.number) ?? [], groups.get(rule.number))),
  }));
}

export function countsOf(rules: readonly RuleReport[]): Counts {
  const having = (standing: Standing): number => rules.filter((rule) => rule.standing === standing).length;
  return {
    rules: rules.length,
    shown: having("shown"),
    code: having("code"),
    definitions: having("definition"),
    outside: having("outside"),
    open: having("open"),
  };
}

/** Numbers in the list of definitions that the rulebook does not have, or that stand there twice. */
export function strayDefinitions(
  definitions: readonly DefinitionGroup[],
  rules: readonly Rule[],
): readonly string[] {
  const known = new Set(rules.map(({ number }) => number));
  const named = definitions.flatMap(numbersOf);
  return named.filter((number, index) => !known.has(number) || named.indexOf(number) !== index);
}
