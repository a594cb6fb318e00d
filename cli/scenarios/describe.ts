import { proposed } from "../../runtime/index.ts";
import type { Answer, Request } from "../../runtime/index.ts";
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

/** What the machine says of objects, with their ids of the scenario. */
export const inWords = (game: Game, reason: string): string =>
  game.state.objects.reduce((text, { id }) => text.replaceAll(id, game.nameOf(id)), reason);

/** `A is asked for targets, 1 of [d1, d2] (355.5: a unit for Void Seeker)` */
export function describeQuestion(game: Game, request: Request): string {
  const options = optionsOf(game, request);
  const legal = `${bounds(request)}${options.length > 0 ? written(options) : ""}`;
  return `${request.player} is asked for \`${request.ask}\`, ${legal} (${request.why})`;
}

/** An answer that fits, as a scenario writes it, for the designer to start from. */
export function exampleAnswer(game: Game, request: Request): string {
  const answer = proposed(request);
  const by = request.player === game.state.turn ? "" : `, by: ${request.player}`;
  return `{${request.ask}: ${answer === null ? "…" : written(asWritten(game, request, answer))}${by}}`;
}

/** An answer in the words of a scenario. */
function asWritten(game: Game, request: Request, answer: Answer): unknown {
  switch (answer.ask) {
    case "targets":
    case "order":
      return answer.value.map((id) => game.nameOf(id));
    case "cards":
      return answer.value.map((id) =>
        request.ask === "cards" ? request.names[request.options.indexOf(id)] : id,
      );
    case "split":
    case "assign":
      return Object.fromEntries(
        Object.entries(answer.value).map(([id, amount]) => [game.nameOf(id), amount]),
      );
    case "name":
      return "…";
    case "mode":
    case "may":
    case "pay":
    case "to":
    case "player":
    case "number":
      return answer.value;
    default:
      return answer satisfies never;
  }
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
