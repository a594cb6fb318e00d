import type { ThisTurn } from "../state/index.ts";

export const newTurn: ThisTurn = {
  played: [],
  drawn: [],
  past: [],
  prevented: {},
  scored: [],
  conquered: [],
  dealt: {},
  modes: [],
  chosen: [],
  spent: [],
  points: [],
  activated: [],
  triggered: [],
};
