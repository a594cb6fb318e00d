import type { ThisTurn } from "../state/index.ts";

export const newTurn: ThisTurn = { played: [], discarded: [], died: [], scored: [], triggered: [] };
