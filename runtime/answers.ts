import type { Answer, AnswerOf, AssignRule, Request, RequestOf } from "./state/index.ts";

const total = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
const areWhole = (amounts: Readonly<Record<string, number>>): boolean =>
  Object.values(amounts).every((amount) => Number.isInteger(amount) && amount >= 0);
const oneOf = <Option>(options: readonly Option[], value: Option): string | null =>
  options.includes(value) ? null : `${String(value)} is not an option: ${options.map(String).join(", ")}`;

/** Null: the answer fits the request. Otherwise why it does not, with the rule. The step is not run for it. */
export function misfit(request: Request, answer: Answer): string | null {
  switch (request.ask) {
    case "targets":
      return answer.ask === "targets" ? misfitOfTargets(request, answer.value) : tagged(request);
    case "cards":
      return answer.ask === "cards" ? misfitOfList(request, answer.value) : tagged(request);
    case "mode":
      return answer.ask === "mode" ? misfitOfList(request, answer.value) : tagged(request);
    case "split":
      return answer.ask === "split" ? misfitOfSplit(request, answer) : tagged(request);
    case "assign":
      return answer.ask === "assign" ? misfitOfAssign(request, answer) : tagged(request);
    case "may":
      if (answer.ask !== "may") return tagged(request);
      return request.options.includes(answer.value) ? null : "203.3: its cost cannot be paid";
    case "pay":
      if (answer.ask !== "pay") return tagged(request);
      return pays(request, answer) ? null : "203.3: it cannot be paid";
    case "to":
      return answer.ask === "to" ? oneOf(request.options, answer.value) : tagged(request);
    case "player":
      return answer.ask === "player" ? oneOf(request.options, answer.value) : tagged(request);
    case "number": {
      if (answer.ask !== "number") return tagged(request);
      const { max, min } = request;
      const fits = Number.isInteger(answer.value) && answer.value >= min && answer.value <= max;
      return fits ? null : `a whole number from ${min} to ${max} is asked`;
    }
    case "name":
      return answer.ask === "name" ? null : tagged(request);
    case "order": {
      if (answer.ask !== "order") return tagged(request);
      if (new Set(answer.value).size < answer.value.length) return "twice the same";
      return answer.value.map((each) => oneOf(request.options, each)).find((wrong) => wrong !== null) ?? null;
    }
    default:
      return request satisfies never;
  }
}

const tagged = (request: Request): string => `${request.ask} is asked: ${request.why}`;

/** True stands for the keyword that is offered. */
const pays = ({ options }: RequestOf<"pay">, { value }: AnswerOf<"pay">): boolean =>
  value === true ? options.some((option) => option !== false) : options.includes(value);

function misfitOfList<Option>(
  request: { readonly options: readonly Option[]; readonly min: number; readonly max: number },
  value: readonly Option[],
): string | null {
  const { max, min, options } = request;
  if (value.length < min || value.length > max)
    return `${min === max ? min : `${min} to ${max}`} must be chosen, not ${value.length}`;
  if (new Set(value).size < value.length) return "the same is chosen twice";
  return value.map((each) => oneOf(options, each)).find((wrong) => wrong !== null) ?? null;
}

function misfitOfTargets(request: RequestOf<"targets">, value: readonly string[]): string | null {
  const wrong = misfitOfList(request, value);
  if (wrong !== null) return wrong;
  const { groups, limit, options, sameGroup } = request;
  const of = <Item>(list: readonly Item[]): readonly (Item | undefined)[] =>
    value.map((id) => list[options.indexOf(id)]);
  if (limit !== undefined) {
    const sum = of(limit.weights).reduce<number>((all, weight) => all + (weight ?? 0), 0);
    if (sum > limit.most) return `355.11: the sum is ${sum}, and may be ${limit.most}`;
  }
  if (sameGroup !== undefined && new Set(of(sameGroup)).size > 1)
    return "355.11: they are not at the same location";
  if (groups !== undefined) {
    const names = of(groups.of);
    const crowded = names.find((name) => names.filter((each) => each === name).length > groups.most);
    if (crowded !== undefined) return `355.11: more than ${groups.most} at ${crowded}`;
  }
  return null;
}

function misfitOfSplit(request: RequestOf<"split">, { value }: AnswerOf<"split">): string | null {
  if (!areWhole(value)) return "417.1.e: damage is a whole number";
  const stray = Object.keys(value).find((id) => !request.options.includes(id));
  if (stray !== undefined) return oneOf(request.options, stray);
  if (total(value) !== request.total)
    return `355.14.e: the sum must be ${request.total}, not ${total(value)}`;
  return request.options.every((id) => (value[id] ?? 0) >= 1)
    ? null
    : "355.14.f: each target must get at least 1";
}

interface Share extends AssignRule {
  readonly amount: number;
}
const isFull = ({ amount, lethal }: Share): boolean => lethal === "never" || amount >= lethal;
/** What may not be given as long as another unit has not got lethal damage. */
const exceeds = ({ amount, lethal }: Share): boolean => (lethal === "never" ? amount > 0 : amount > lethal);

/** 465.2.c.2-10. */
function misfitOfAssign(request: RequestOf<"assign">, { value }: AnswerOf<"assign">): string | null {
  const { options, rules } = request;
  if (!areWhole(value)) return "417.1.e: damage is a whole number";
  const stray = Object.keys(value).find((id) => !options.includes(id));
  if (stray !== undefined) return oneOf(options, stray);
  if (total(value) !== request.total) return `465.2.c: the sum must be ${request.total}, not ${total(value)}`;
  const shares = options.flatMap((id, index): readonly Share[] => {
    const rule = rules[index];
    return rule === undefined ? [] : [{ ...rule, amount: value[id] ?? 0 }];
  });
  const open = shares.filter((share) => !isFull(share));
  if (open.length === 0) return null;
  if (shares.some(exceeds)) return "465.2.c.4: more than lethal damage while other units remain";
  if (open.filter((share) => share.amount > 0).length > 1)
    return "465.2.c.3: a unit gets lethal damage in full before another gets any";
  return fitsOrder(shares) ? null : "465.2.c.6: Tank first, Backline last";
}

/**
 * 815, 826, 465.2.c.8. Tank before the others, Backline after them; with both, either may be fulfilled (465.2.c.9). A unit
 * that gets something asks that all before it are full.
 */
function fitsOrder(shares: readonly Share[]): boolean {
  const relevant = shares.filter((share) => share.lethal !== "never"); // 465.2.c.10
  const both = relevant.filter((share) => share.first && share.last);
  const ranks = (index: number): boolean => {
    const tankOf = (share: Share): boolean =>
      share.first && (!share.last || ((index >> both.indexOf(share)) & 1) === 0);
    const rank = (share: Share): number => (tankOf(share) ? 0 : share.last ? 2 : 1);
    return relevant.every(
      (share) => share.amount === 0 || relevant.every((other) => rank(other) >= rank(share) || isFull(other)),
    );
  };
  return Array.from({ length: 2 ** both.length }, (_, index) => index).some(ranks);
}

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
