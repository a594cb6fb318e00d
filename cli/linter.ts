import type * as linter from "../linter/index.ts";

/** The part of the linter that commands use. */
export type Linter = Pick<typeof linter, "lintCards">;

/** Loaded where a command needs it. */
export const loadLinter = (): Promise<Linter> => import("../linter/index.ts");

/** All of it, for the pages of the rules. */
export const loadRules = (): Promise<Pick<typeof linter, "explainRule" | "rules" | "setRules">> =>
  import("../linter/index.ts");
