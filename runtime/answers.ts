import type { Answer, AnswerOf, AssignRule, Request, RequestOf } from "./state/index.ts";
import { parseAnswer } from "./door/parse-answer.ts";

const total = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
const areWhole = (amounts: Readonly<Record<string, number>>): boolean =>
  Object.values(amounts).every((amount) => Number.isInteger(amount) && amount >= 0);
const oneOf = <Option>(options: readonly Option[], value: Option): string | null =>
  options.includes(value) ? null : `${String(value)} is not an option: ${options.map(String).join(", ")}`;

/**
 * Null: the answer fits the request. Otherwise why it does not, with the rule. The step is not run for it. What is no
 * answer at all does not fit either; nothing is thrown.
 */
export function misfit(request: Request, given: Answer): string | null {
  const answer = parseAnswer(given);
  if (answer === null) return `that is no answer: ${tagged(request)}`;
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
      const { first, options } = request;
      const max = options.length;
      // 372, 373, 383.3.d. All of them are put in order.
      return misfitOfList({ options, min: first === true ? 1 : max, max }, answer.value);
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
  const { caps = [], groups, limit, options, sameGroup } = request;
  const over = caps.find((cap) => value.filter((id) => cap.of.includes(id)).length > cap.most);
  if (over !== undefined) return `355.14.c: at most ${over.most} of ${over.of.join(", ")}`;
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
  const over = request.caps?.find((cap) => cap.of.reduce((sum, id) => sum + (value[id] ?? 0), 0) > cap.most);
  if (over !== undefined) return `715.3: ${over.of.join(", ")} may get at most ${over.most} together`;
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
 * 815, 826, 465.2.c.8. Tank before the others, Backline after them; with both, either may be fulfilled, for each unit by
 * itself (465.2.c.9). A unit that gets something asks that all before it are full.
 */
function fitsOrder(shares: readonly Share[]): boolean {
  const relevant = shares.filter((share) => share.lethal !== "never"); // 465.2.c.10
  const fits = (rankOfBoth: (share: Share) => number): boolean => {
    const rank = (share: Share): number =>
      share.first && share.last ? rankOfBoth(share) : share.first ? 0 : share.last ? 2 : 1;
    const firstOpen = Math.min(...relevant.filter((share) => !isFull(share)).map(rank));
    return relevant.every((share) => share.amount === 0 || rank(share) <= firstOpen);
  };
  // With both, one that is full is best seen as Tank, and one that gets nothing as Backline: nobody waits for it then.
  // Only what is begun and not full can be either.
  const begun = [0, 2] as const;
  return begun.some((rank) => fits((share) => (isFull(share) ? 0 : share.amount === 0 ? 2 : rank)));
}
