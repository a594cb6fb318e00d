import type { Instructions } from "../effects/index.ts";

/** 429.2, 400.2. Abilities that add resources resolve as soon as they are finalized. */
export const addsResources = (instructions: Instructions): boolean =>
  instructions.some((sentence) =>
    [...sentence.actions, ...(sentence.to ?? [])].some((action) => action.do === "add"),
  );
