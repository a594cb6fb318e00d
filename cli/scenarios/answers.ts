import type { Answer, ObjectId, Request } from "../../runtime/index.ts";
import type { Game } from "./game.ts";
import { keyOf } from "./names.ts";
import type { Id, WrittenAnswer } from "./scenario.ts";

type Fits = (option: string, written: string) => boolean;

/**
 * Takes the options out one by one, so that a name that is written twice means two options. The first way in which any
 * option fits is the one that is meant.
 */
function pick(options: readonly string[], ...ways: readonly Fits[]) {
  const left = [...options];
  return (written: string): string => {
    const at = ways.reduce(
      (found, fits) => (found === -1 ? left.findIndex((option) => fits(option, written)) : found),
      -1,
    );
    // What is no option stays as it was written: the answer will not fit, and the report shows it.
    return at === -1 ? written : (left.splice(at, 1)[0] ?? written);
  };
}

/**
 * The option that is meant: an object by the id of the scenario, a battlefield by its id; what stands on the chain, and a
 * rune, by its name.
 */
function optionOf(game: Game, options: readonly string[]): (written: Id) => ObjectId {
  const choose = pick(
    options,
    (option, written) => keyOf(option) === (game.names.keys.get(written) ?? written),
    (option, written) => game.nameOf(option, game.view().state) === written,
  );
  return (written) => {
    const option = choose(written);
    if (option !== written) return option;
    const key = game.names.keys.get(written);
    return game.state.objects.find((object) => object.key === key)?.id ?? written;
  };
}

/** In an order, triggers, replacements and cards are named by their cards, deaths by the ids of the units. */
function orderOptionOf(game: Game, options: readonly string[]): (written: string) => string {
  return pick(options, (option, written) => {
    if (option === written || keyOf(option) === (game.names.keys.get(written) ?? written)) return true;
    const { players } = game.state;
    return [...game.state.objects, ...players.A.deck, ...players.B.deck].some(
      ({ id, name }) => id === option && name === written,
    );
  });
}

const amounts = (
  written: Readonly<Record<Id, number>>,
  option: (id: Id) => ObjectId,
): Readonly<Record<ObjectId, number>> =>
  Object.fromEntries(Object.entries(written).map(([id, amount]) => [option(id), amount]));

/** "pay: true" stands for the keyword where only one thing can be paid. */
function payment(request: Extract<Request, { ask: "pay" }>, written: string | boolean): string | boolean {
  if (request.options.includes(written) || written !== true) return written;
  const keywords = request.options.filter((option) => typeof option === "string");
  return keywords.length === 1 ? (keywords[0] ?? written) : written;
}

/** The answer to this question, in the words of the machine; undefined if it answers another one. */
export function toAnswer(game: Game, request: Request, written: WrittenAnswer): Answer | undefined {
  if (written.by !== undefined && written.by !== request.player) return undefined;
  switch (request.ask) {
    case "targets":
      return (
        written.targets && { ask: "targets", value: written.targets.map(optionOf(game, request.options)) }
      );
    case "split":
      return (
        written.split && { ask: "split", value: amounts(written.split, optionOf(game, request.options)) }
      );
    case "assign":
      return (
        written.assign && { ask: "assign", value: amounts(written.assign, optionOf(game, request.options)) }
      );
    case "may":
      return written.may === undefined ? undefined : { ask: "may", value: written.may };
    case "pay":
      return written.pay === undefined ? undefined : { ask: "pay", value: payment(request, written.pay) };
    case "mode":
      return written.mode === undefined ? undefined : { ask: "mode", value: [written.mode].flat() };
    case "to":
      return written.to === undefined ? undefined : { ask: "to", value: written.to };
    case "cards": {
      const { options, names } = request;
      const card = pick(options, (option, name) => names[options.indexOf(option)] === name);
      return written.cards && { ask: "cards", value: written.cards.map(card) };
    }
    case "player":
      return written.player && { ask: "player", value: written.player };
    case "number":
      return written.number === undefined ? undefined : { ask: "number", value: written.number };
    case "name":
      return written.name === undefined ? undefined : { ask: "name", value: written.name };
    case "order":
      return (
        written.order && { ask: "order", value: written.order.map(orderOptionOf(game, request.options)) }
      );
    default:
      return request satisfies never;
  }
}
