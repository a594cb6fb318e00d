import { countsOf } from "./report.ts";
import type { Counts, SectionReport } from "./report.ts";

const columns = ["rules", "shown", "code", "definitions", "outside", "open"] as const;
const width = 12;

const row = (title: string, counts: Counts): string =>
  title.padEnd(36) + columns.map((column) => String(counts[column]).padStart(width)).join("");

const titleOf = ({ title, from, to }: SectionReport): string => `${from}-${to} ${title}`;

/** The table of the sections. */
export function sectionTable(sections: readonly SectionReport[]): string {
  const head = "section".padEnd(36) + columns.map((column) => column.padStart(width)).join("");
  const rows = sections.map((section) => row(titleOf(section), countsOf(section.rules)));
  const total = row("all", countsOf(sections.flatMap(({ rules }) => rules)));
  return [head, ...rows, total].join("\n");
}

/** The rules of a standing, a line for each section that has any. */
export function listOf(sections: readonly SectionReport[], standing: "open" | "code"): string {
  return sections
    .map((section) => ({
      title: titleOf(section),
      numbers: section.rules.filter((rule) => rule.standing === standing).map(({ rule }) => rule),
    }))
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ title, numbers }) => `${title}\n  ${numbers.join(", ")}`)
    .join("\n");
}

/** Each rule with its standing, its citations or its reason. */
export const fullList = (sections: readonly SectionReport[]): string =>
  sections
    .flatMap((section) => [
      titleOf(section),
      ...section.rules.map(
        ({ rule, standing, code, tests, reason }) =>
          `  ${rule.padEnd(16)} ${standing.padEnd(11)} ${reason ?? [...tests, ...code].join(", ")}`,
      ),
    ])
    .join("\n");
