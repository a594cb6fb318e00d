import type { ThisTurn } from "../state/index.ts";

export const newTurn: ThisTurn = {
  played: [],
  drawn: [],
  moved: [],
  gainedXp: [],
  discarded: [],
  died: [],
  diedInBeginningPhase: [],
  scored: [],
  conquered: [],
  spent: [],
  points: [],
  activated: [],
  triggered: [],
};
