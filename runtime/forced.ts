import type { Answer, AnswerOf, Request, RequestOf } from "./state/index.ts";
import { misfit } from "./answers.ts";

/** The answer, if there is only one; null if the player has a choice. */
export function forced(request: Request): Answer | null {
  switch (request.ask) {
    case "targets":
    case "cards": {
      const { ask, max, min, options } = request;
      if (max === 0 || options.length === 0) return { ask, value: [] };
      return min === options.length ? { ask, value: options } : null;
    }
    case "mode":
      return request.min === request.options.length ? { ask: "mode", value: request.options } : null;
    case "split": {
      const { options } = request;
      const [only, ...others] = options;
      if (only !== undefined && others.length === 0)
        return { ask: "split", value: { [only]: request.total } };
      if (options.length !== request.total) return null;
      return { ask: "split", value: Object.fromEntries(options.map((id) => [id, 1])) };
    }
    case "assign":
      return forcedAssignment(request);
    case "may": {
      const [only, ...others] = request.options;
      return only !== undefined && others.length === 0 ? { ask: "may", value: only } : null;
    }
    case "pay": {
      const [only, ...others] = request.options;
      return only !== undefined && others.length === 0 ? { ask: "pay", value: only } : null;
    }
    case "to": {
      const [only, ...others] = request.options;
      return only !== undefined && others.length === 0 ? { ask: "to", value: only } : null;
    }
    case "player": {
      const [only, ...others] = request.options;
      return only !== undefined && others.length === 0 ? { ask: "player", value: only } : null;
    }
    case "number":
      return request.min === request.max ? { ask: "number", value: request.min } : null;
    case "order":
      return request.options.length < 2 ? { ask: "order", value: request.options } : null;
    case "name":
      return null;
    default:
      return request satisfies never;
  }
}

/** More units than this are not worth looking through: with so many there is a choice. */
const mostToTry = 6;

/** The only assignment that fits, if there is one: units are filled one after the other, in every order. */
function forcedAssignment(request: RequestOf<"assign">): Answer | null {
  const { options, rules } = request;
  const [only, ...others] = options;
  if (only !== undefined && others.length === 0) return { ask: "assign", value: { [only]: request.total } };
  if (options.length > mostToTry) return null;
  const found = new Map<string, AnswerOf<"assign">>();
  const consider = (value: Readonly<Record<string, number>>): void => {
    const answer = { ask: "assign", value } as const;
    if (misfit(request, answer) === null) found.set(options.map((id) => value[id] ?? 0).join(" "), answer);
  };
  const fill = (left: number, given: Readonly<Record<string, number>>, rest: readonly number[]): void => {
    if (found.size > 1) return;
    if (left === 0) {
      consider(given);
      return;
    }
    // What is left over when all are full goes to any of them.
    if (rest.length === 0) {
      options.forEach((id) => consider({ ...given, [id]: (given[id] ?? 0) + left }));
      return;
    }
    for (const index of rest) {
      const id = options[index] ?? "";
      const lethal = rules[index]?.lethal ?? "never";
      const amount = lethal === "never" ? 0 : Math.min(left, lethal);
      fill(
        left - amount,
        { ...given, [id]: amount },
        rest.filter((each) => each !== index),
      );
    }
  };
  fill(
    request.total,
    {},
    options.map((_, index) => index),
  );
  const [first, ...more] = found.values();
  return first !== undefined && more.length === 0 ? first : null;
}
