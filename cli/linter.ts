import type * as linter from "../linter/index.ts";

/** The part of the linter that commands use. */
export type Linter = Pick<typeof linter, "lintCards">;

const isLinter = (house: object): house is Linter => "lintCards" in house;

/** Loaded where a command needs it. */
export async function loadLinter(): Promise<Linter> {
  const path: string = "../linter/index.ts";
  try {
    const house: unknown = await import(path);
    if (typeof house === "object" && house !== null && isLinter(house)) return house;
  } catch {
    // There is no linter.
  }
  return { lintCards: withoutRules };
}

const withoutRules: Linter["lintCards"] = (cards, found) =>
  cards.map((card, index) => ({ card, diagnostics: found?.[index] ?? [] }));
