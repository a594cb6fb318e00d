import type { Request } from "../../runtime/index.ts";
import type { Game } from "./game.ts";
import type { AnswerTag, WrittenAnswer } from "./scenario.ts";

/** More items of a list nobody reads. */
const mostListed = 30;
const listed = (items: readonly unknown[]): string =>
  [
    ...items.slice(0, mostListed).map(written),
    ...(items.length > mostListed ? [`… ${String(items.length - mostListed)} more`] : []),
  ].join(", ");

const written = (value: unknown): string =>
  Array.isArray(value)
    ? `[${listed(value)}]`
    : typeof value === "object" && value !== null
      ? `{${Object.entries(value)
          .map(([key, part]) => `${key}: ${written(part)}`)
          .join(", ")}}`
      : String(value);

/** A value as YAML has it on one line. */
export const inYaml = written;

/** The options as a scenario writes them. */
export function optionsOf(game: Game, request: Request): readonly (string | number | boolean)[] {
  switch (request.ask) {
    case "targets":
    case "split":
    case "assign":
    case "order":
      return request.options.map((option) => game.nameOf(option));
    case "cards":
      return request.names;
    case "may":
    case "pay":
    case "mode":
    case "to":
    case "player":
      return request.options;
    case "number":
    case "name":
      return [];
    default:
      return request satisfies never;
  }
}

function bounds(request: Request): string {
  switch (request.ask) {
    case "targets":
    case "cards":
    case "mode": {
      const { min, max } = request;
      return min === max ? `${min} of ` : min === 0 ? `up to ${max} of ` : `${min} to ${max} of `;
    }
    case "split":
    case "assign":
      return `${request.total} damage among `;
    case "number":
      return `${request.min} to ${request.max}`;
    case "name":
      return "any name";
    case "order":
    case "may":
    case "pay":
    case "to":
    case "player":
      return "";
    default:
      return request satisfies never;
  }
}

/** `A is asked for targets, 1 of [d1, d2] (355.5: a unit for Void Seeker)` */
export function describeQuestion(game: Game, request: Request): string {
  const options = optionsOf(game, request);
  const legal = `${bounds(request)}${options.length > 0 ? written(options) : ""}`;
  return `${request.player} is asked for \`${request.ask}\`, ${legal} (${request.why})`;
}

/** An answer that has the right form, for the designer to start from. */
export function exampleAnswer(game: Game, request: Request): string {
  const options = optionsOf(game, request);
  const first = options[0];
  const value = ((): unknown => {
    switch (request.ask) {
      case "targets":
      case "cards":
      case "mode":
        return options.slice(0, Math.max(1, request.min));
      case "order":
        return options;
      case "split":
      case "assign":
        return Object.fromEntries(options.slice(0, 1).map((id) => [String(id), request.total]));
      case "number":
        return request.max;
      case "name":
        return "…";
      case "may":
      case "pay":
      case "to":
      case "player":
        return first;
      default:
        return request satisfies never;
    }
  })();
  return `{${request.ask}: ${written(value)}${request.player === game.state.turn ? "" : `, by: ${request.player}`}}`;
}

const tags = [
  "targets",
  "split",
  "assign",
  "may",
  "pay",
  "mode",
  "to",
  "cards",
  "player",
  "number",
  "name",
  "order",
] as const satisfies readonly AnswerTag[];

/** The tag that an answer has. */
export const tagOf = (answer: WrittenAnswer): AnswerTag | undefined =>
  tags.find((tag) => answer[tag] !== undefined);
