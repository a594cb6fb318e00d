import type { UnitChoice } from "../effects/index.ts";
import type { KeywordEffect } from "../state/index.ts";

/** 818.1.c.2. "… a unit you control": a target, chosen as the ability is finalized (818.1.b.1). */
export const unitYouControl: UnitChoice = {
  select: "one",
  choice: 0,
  chosenAt: "finalization",
  of: { kind: "unit", youControl: true },
};

/** What a keyword chooses as its ability is finalized. */
export const choicesOfKeyword = (keyword: KeywordEffect | null): readonly UnitChoice[] =>
  keyword === "attach-this" ? [unitYouControl] : [];
