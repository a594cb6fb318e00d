import type { Answer } from "../state/index.ts";
import { isAmounts, isNumber, isNumbers, isPlayer, isRecord, isText, isTexts } from "./guards.ts";

/** The answer that something is; null if it is none. Whether it fits what is asked is another question (`misfit`). */
export function parseAnswer(given: unknown): Answer | null {
  if (!isRecord(given)) return null;
  const { ask, value } = given;
  switch (ask) {
    case "targets":
    case "cards":
    case "order":
      return isTexts(value) ? { ask, value } : null;
    case "split":
    case "assign":
      return isAmounts(value) ? { ask, value } : null;
    case "may":
      return typeof value === "boolean" ? { ask, value } : null;
    case "pay":
      return isText(value) || typeof value === "boolean" ? { ask, value } : null;
    case "mode":
      return isNumbers(value) ? { ask, value } : null;
    case "to":
    case "name":
      return isText(value) ? { ask, value } : null;
    case "player":
      return isPlayer(value) ? { ask, value } : null;
    case "number":
      return isNumber(value) ? { ask, value } : null;
    default:
      return null;
  }
}
