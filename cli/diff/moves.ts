import type { EffectChange } from "./effect-change.ts";
import { isFields, isList, keysOf, meaningOf, type Fields } from "./meaning.ts";
import { partOf } from "./part-of.ts";

/** A change, and the part that only one of the texts has in that place. */
export interface ToldChange {
  readonly change: EffectChange;
  readonly node?: Fields;
  /** It stands before "to" (355.10.c). */
  readonly isCost?: boolean;
}
type Alone = ToldChange & { readonly node: Fields };
/** A part that both texts have, in different places. */
export interface Move {
  readonly before: Alone;
  readonly after: Alone;
}

/** What is taken away in one place and added in another has only moved. */
export function movesIn(told: readonly ToldChange[]): readonly Move[] {
  const alone = told.filter((one): one is Alone => one.node !== undefined);
  const left = alone.filter(({ change }) => change.change === "adds");
  return alone.flatMap((before) => {
    if (before.change.change !== "removes") return [];
    const meaning = meaningOf(core(before.node));
    const index = left.findIndex((after) => meaningOf(core(after.node)) === meaning);
    const [after] = index < 0 ? [] : left.splice(index, 1);
    return after === undefined ? [] : [{ before, after }];
  });
}

/** A move is told where the part was added, and nowhere else. */
export function withMoves(told: readonly ToldChange[], moves: readonly Move[]): readonly EffectChange[] {
  return told.flatMap((one) => {
    if (moves.some(({ before }) => before === one)) return [];
    const move = moves.find(({ after }) => after === one);
    return [move === undefined ? one.change : moveOf(move)];
  });
}

function moveOf({ before, after }: Move): EffectChange {
  const { what, where, rules, after: words = "" } = after.change;
  const said = `the ${partOf(after.node)?.noun ?? "part"} "${words}"`;
  const message =
    before.isCost === after.isCost
      ? before.change.where === where
        ? `moves: ${said}`
        : `moves: ${said}, from ${before.change.where}`
      : after.isCost === true
        ? `${said} becomes a part of the cost`
        : `${said} is no part of the cost any more`;
  return { change: "moves", what, where, message, before: before.change.before ?? "", after: words, rules };
}

/** A sentence of one instruction and nothing else is that instruction. */
export function core(node: Fields): Fields {
  const { actions } = node;
  if (!isList(actions) || actions.length !== 1 || keysOf(node).length !== 1) return node;
  const [only] = actions;
  return isFields(only) ? only : node;
}

/**
 * 359.3.d. "Do this, then do that" does the same as "do this and do that", so both are compared as one row; so is a cost
 * with what it is for where only one of the texts says "to".
 */
export function inOneRow(before: Fields, after: Fields): readonly [Fields, Fields] {
  const both = [before, after];
  const isBought = both.every(({ to }) => isList(to));
  const isPlain = both.every(({ then }) => then === undefined || plainActions(then) !== undefined);
  const row = (sentence: Fields): Fields => {
    const { actions, then, to, ...rest } = sentence;
    if (!isList(actions)) return sentence;
    const bought = isBought || !isList(to) ? [] : to;
    const behind = isPlain ? (plainActions(then) ?? []) : [];
    return {
      ...rest,
      actions: [...actions, ...bought, ...behind],
      ...(to === undefined ? {} : isBought ? { to } : { isCost: true }),
      ...(then === undefined || isPlain ? {} : { then }),
    };
  };
  return [row(before), row(after)];
}
/** The actions of a second part that is nothing but these. */
function plainActions(then: unknown): readonly unknown[] | undefined {
  if (!isFields(then) || keysOf(then).join() !== "actions") return undefined;
  const { actions } = then;
  return isList(actions) ? actions : undefined;
}
