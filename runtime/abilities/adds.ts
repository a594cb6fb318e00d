import type { Action, Instructions } from "../effects/index.ts";

type Add = Extract<Action, { readonly do: "add" }>;

/** What a text adds, if all of it is done. */
export const addsIn = (instructions: Instructions): readonly Add[] =>
  instructions.flatMap((sentence) =>
    [...sentence.actions, ...(sentence.to ?? [])].flatMap((action) => (action.do === "add" ? [action] : [])),
  );

/** 429.2, 400.2. Abilities that add resources resolve as soon as they are finalized. */
export const addsResources = (instructions: Instructions): boolean => addsIn(instructions).length > 0;
