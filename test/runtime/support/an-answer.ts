import type { Answer, Request, RequestOf } from "../../../runtime/index.ts";
import { misfit, proposed } from "../../../runtime/index.ts";

/** Some answer that fits: which one depends on the number. Throws if none is found. */
export function anAnswer(request: Request, number: number): Answer {
  const fitting = candidates(request, number).find((each) => misfit(request, each) === null);
  if (fitting === undefined) throw new Error(`nothing fits ${JSON.stringify(request)}`);
  return fitting;
}

function candidates(request: Request, number: number): readonly Answer[] {
  const pick = <Option>(options: readonly Option[]): Option | undefined =>
    options[number % Math.max(1, options.length)];
  switch (request.ask) {
    case "targets":
    case "cards": {
      const { ask, options } = request;
      const together = ask === "targets" ? sharing(request) : [];
      return [options, ...together]
        .flatMap((from) => lists(from, request, number))
        .map((value) => ({ ask, value }));
    }
    case "mode":
      return lists(request.options, request, number).map((value) => ({ ask: "mode", value }));
    case "assign":
      return [proposed(request)].filter((each) => each !== null);
    case "split": {
      const { options, total } = request;
      const shares = (favoured: number): Readonly<Record<string, number>> =>
        Object.fromEntries(
          options.map((id, index) => [id, index === favoured ? total - options.length + 1 : 1]),
        );
      return options.map((_, index) => ({ ask: "split", value: shares(index) }));
    }
    case "may":
      return [{ ask: "may", value: pick(request.options) ?? false }];
    case "pay":
      return [{ ask: "pay", value: pick(request.options) ?? false }];
    case "to":
      return [{ ask: "to", value: pick(request.options) ?? "" }];
    case "player":
      return [{ ask: "player", value: pick(request.options) ?? "A" }];
    case "number":
      return [{ ask: "number", value: request.min + (number % (request.max - request.min + 1)) }];
    case "name":
      return [{ ask: "name", value: "" }];
    case "order":
      return [{ ask: "order", value: turned(request.options, number) }];
    default:
      return request satisfies never;
  }
}

/** 355.11. The options of each group, where all that is chosen has to share one. */
const sharing = ({ options, sameGroup = [] }: RequestOf<"targets">): readonly (readonly string[])[] =>
  [...new Set(sameGroup)].map((group) => options.filter((_, index) => sameGroup[index] === group));

const turned = <Option>(options: readonly Option[], number: number): readonly Option[] => {
  const cut = number % (options.length + 1);
  return [...options.slice(cut), ...options.slice(0, cut)];
};

/** Lists of every allowed length, beginning with one that the number says: then those that are longer, and shorter. */
function lists<Option>(
  options: readonly Option[],
  { max, min }: { readonly max: number; readonly min: number },
  number: number,
): readonly (readonly Option[])[] {
  const list = turned(options, number);
  const most = Math.min(max, options.length);
  const lengths = Array.from({ length: Math.max(0, most - min) + 1 }, (_, index) => min + index);
  const ordered = turned(lengths, Math.floor(number / 7)).map((length) => list.slice(0, length));
  // 355.11. What is chosen together may have to share something: each option with those like it.
  return [...ordered, ...options.map((option) => [option])];
}
