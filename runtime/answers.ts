import type { Answer, Request } from "./state/index.ts";

/** Null: the answer fits the request. Otherwise why it does not, with the rule. */
export function misfit(request: Request, answer: Answer): string | null {
  return answer.ask === request.ask ? null : `${request.ask} is asked`;
}

/** The answer, if there is only one; null if the player has a choice. */
export function forced(request: Request): Answer | null {
  void request;
  return null;
}
