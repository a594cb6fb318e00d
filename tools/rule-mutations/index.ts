import { concepts } from "./concepts.data.ts";
import { turn } from "./turn.data.ts";
import { playing } from "./playing.data.ts";
import { abilities } from "./abilities.data.ts";
import { gameActions } from "./game-actions.data.ts";
import { furtherGameActions } from "./further-game-actions.data.ts";
import { movementAndCombat } from "./movement-and-combat.data.ts";
import { additionalRules } from "./additional-rules.data.ts";
import { keywords } from "./keywords.data.ts";
import type { Mutation } from "./mutation.ts";

export type { Mutation } from "./mutation.ts";

/** Deliberate breaks of the rules, a file for each section of the rulebook. */
export const mutations: readonly Mutation[] = [
  ...concepts,
  ...turn,
  ...playing,
  ...abilities,
  ...gameActions,
  ...furtherGameActions,
  ...movementAndCombat,
  ...additionalRules,
  ...keywords,
];
