import type { ThisTurn } from "../state/index.ts";

export const newTurn: ThisTurn = {
  played: [],
  drawn: [],
  past: [],
  scored: [],
  conquered: [],
  spent: [],
  points: [],
  activated: [],
  triggered: [],
};
