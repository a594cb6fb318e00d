import type { Answer, AssignRule, ObjectId, Request, RequestOf } from "./state/index.ts";
import { forced } from "./forced.ts";
import { misfit } from "./answers.ts";

/** An answer that fits, to start from; null if none is found. Of several the plainest: the first options, as few as can be. */
export function proposed(request: Request): Answer | null {
  const answer = forced(request) ?? plainest(request);
  return answer !== null && misfit(request, answer) === null ? answer : null;
}

function plainest(request: Request): Answer | null {
  switch (request.ask) {
    case "targets": {
      const value = someThatFit(request);
      return value && { ask: "targets", value };
    }
    case "cards":
      return { ask: "cards", value: request.options.slice(0, fewest(request)) };
    case "mode":
      return { ask: "mode", value: request.options.slice(0, fewest(request)) };
    case "split":
      return { ask: "split", value: evenly(request) };
    case "assign":
      return { ask: "assign", value: oneAfterTheOther(request) };
    case "may":
      return first(request.options, (value) => ({ ask: "may", value }));
    case "pay":
      return first(request.options, (value) => ({ ask: "pay", value }));
    case "to":
      return first(request.options, (value) => ({ ask: "to", value }));
    case "player":
      return first(request.options, (value) => ({ ask: "player", value }));
    case "number":
      return { ask: "number", value: request.max };
    case "name":
      return { ask: "name", value: "" };
    case "order":
      return { ask: "order", value: request.options };
    default:
      return request satisfies never;
  }
}

const first = <Option>(options: readonly Option[], answer: (option: Option) => Answer): Answer | null => {
  const [option] = options;
  return option === undefined ? null : answer(option);
};

/** Something rather than nothing, where that is allowed. */
const fewest = ({ max, min }: { readonly max: number; readonly min: number }): number =>
  Math.min(max, Math.max(1, min));

/** More attempts are not worth it: what fits is nearly always among the first. */
const mostAttempts = 5_000;

/** 355.11. The first options that can be chosen together. */
function someThatFit(request: RequestOf<"targets">): readonly ObjectId[] | null {
  const { options } = request;
  let attempts = 0;
  const extend = (value: readonly ObjectId[], from: number, length: number): readonly ObjectId[] | null => {
    // What does not fit with fewer of them does not fit with more.
    if (attempts++ > mostAttempts || misfit({ ...request, min: 0 }, { ask: "targets", value }) !== null)
      return null;
    if (value.length === length) return value;
    for (const [index, option] of options.entries()) {
      if (index < from) continue;
      const found = extend([...value, option], index + 1, length);
      if (found !== null) return found;
    }
    return null;
  };
  return extend([], 0, fewest(request)) ?? extend([], 0, request.min);
}

/** 355.14.e-f, 715.3. One to each, and then one after the other gets one more, as far as it may. */
function evenly({ caps = [], options, total }: RequestOf<"split">): Readonly<Record<ObjectId, number>> {
  const value = new Map(options.map((id) => [id, 1]));
  const isFull = (id: ObjectId): boolean =>
    caps.some(
      ({ most, of }) => of.includes(id) && of.reduce((sum, each) => sum + (value.get(each) ?? 0), 0) >= most,
    );
  for (let left = total - options.length; left > 0;) {
    const open = options.filter((id) => !isFull(id)).slice(0, left);
    if (open.length === 0) break;
    for (const id of open.filter((each) => !isFull(each))) {
      value.set(id, (value.get(id) ?? 0) + 1);
      left--;
    }
  }
  return Object.fromEntries(value);
}

/**
 * 465.2.c. Lethal damage to one unit after the other, Tank first and Backline last; what is left goes to the first, when
 * none remains that has not got lethal damage.
 */
function oneAfterTheOther({
  options,
  rules,
  total,
}: RequestOf<"assign">): Readonly<Record<ObjectId, number>> {
  const rank = (rule: AssignRule | undefined): number =>
    rule?.first === true ? 0 : rule?.last === true ? 2 : 1;
  const sorted = options
    .map((id, index) => ({ id, rule: rules[index] }))
    .sort((a, b) => rank(a.rule) - rank(b.rule));
  let left = total;
  const value: Record<ObjectId, number> = {};
  for (const { id, rule } of sorted) {
    const amount = Math.min(left, rule?.lethal === "never" ? 0 : (rule?.lethal ?? 0));
    if (amount > 0) value[id] = amount;
    left -= amount;
  }
  const [one] = sorted;
  return one === undefined || left === 0 ? value : { ...value, [one.id]: (value[one.id] ?? 0) + left };
}
