import type { ChosenAt, Lead, Referent } from "../../runtime/index.ts";
import { align } from "./align.ts";
import type { EffectChange } from "./effect-change.ts";
import { wordsOfField } from "./field-words.ts";
import { isFields, isList, keysOf, likeness, meaningOf, type Fields } from "./meaning.ts";
import { core, inOneRow, movesIn, withMoves, type Move, type ToldChange } from "./moves.ts";
import { Numbers } from "./numbers.ts";
import { partOf, type Part } from "./part-of.ts";

/** One of the two texts: how its parts are worded, and what its references point at. */
export interface Side {
  readonly wordsOf: (node: object) => string | undefined;
  readonly meant: (means: readonly Referent[]) => string;
}

/** Where the comparison is. */
interface Place {
  readonly where: string;
  /** Within a reflexive or delayed ability, which chooses later than what stands before it (387, 390). */
  readonly isLater: { readonly before: boolean; readonly after: boolean };
  /** The nearest parts that are worded as a whole. */
  readonly before: Fields;
  readonly after: Fields;
}

/** Without its words where the text has none for it by itself. */
const named = (noun: string, words: string): string =>
  words === "" ? `the ${noun}` : `the ${noun} "${words}"`;

/** Compares what goes on the chain as one, so that its choices and actions are numbered together. */
export class Comparison {
  private readonly told: ToldChange[] = [];
  private moves: readonly Move[] = [];
  private numbers = new Numbers();
  private readonly old: Side;
  private readonly now: Side;
  /** References are compared when it is known which choices belong together. */
  private later: (() => void)[] = [];

  constructor(old: Side, now: Side) {
    this.old = old;
    this.now = now;
  }

  /** Abilities that share their numbers: one, or all lines of a spell. */
  compare(
    pairs: readonly { readonly before: Fields; readonly after: Fields; readonly where: string }[],
  ): void {
    this.numbers = new Numbers();
    for (const { before, after, where } of pairs)
      this.node(before, after, { where, isLater: atOnce, before, after });
    this.moves = movesIn(this.told);
    for (const move of this.moves) this.numbers.pair(core(move.before.node), core(move.after.node));
    for (const compareReference of this.later) compareReference();
    this.later = [];
  }
  /** In the order of the new text. */
  get changes(): readonly EffectChange[] {
    return withMoves(this.told, this.moves);
  }

  private node(before: Fields, after: Fields, place: Place): void {
    const part = partOf(after);
    if (part === undefined || partOf(before)?.noun !== part.noun) {
      this.become(before, after, place);
      return;
    }
    if (meaningOf(before) === meaningOf(after)) this.annotations(before, after, place);
    else if (part.hasParts) this.parts(before, after, part, place);
    else this.whole(before, after, place);
  }
  /** A part whose fields are worth telling one by one. */
  private parts(before: Fields, after: Fields, part: Part, place: Place): void {
    const inner: Place = {
      where: place.where,
      isLater: laterIn(before, after, place),
      before,
      after,
    };
    this.numbers.pairNumbers(before, after);
    if (part.what !== "sentence" && before[part.key] !== after[part.key]) {
      this.become(before, after, place);
      this.numbers.pair(before, after);
      if (part.key !== "ability") return;
    }
    const [old, now] = part.what === "sentence" ? inOneRow(before, after) : [before, after];
    for (const key of new Set([...keysOf(old), ...keysOf(now)]))
      if (key !== part.key || part.what === "sentence") this.field(key, old[key], now[key], inner);
  }
  /** A part that changes as a whole. What is chosen may also be chosen at another time. */
  private whole(before: Fields, after: Fields, place: Place): void {
    this.numbers.pair(before, after);
    this.become(before, after, place);
    this.time(before, after, place);
  }

  private field(key: string, before: unknown, after: unknown, place: Place): void {
    if (before === undefined || after === undefined) this.oneSided(key, before, after, place);
    else if (isFields(before) && isFields(after)) this.inner(before, after, place);
    else if (isList(before) && isList(after)) this.list(key, before, after, place);
    else if (before !== after) this.otherValue(key, before, after, place);
  }
  private inner(before: Fields, after: Fields, place: Place): void {
    if (partOf(after) !== undefined) this.node(before, after, place);
    else if (meaningOf(before) === meaningOf(after)) this.annotations(before, after, place);
    else {
      this.numbers.pair(before, after);
      this.become(place.before, place.after, place);
    }
  }
  private list(key: string, before: readonly unknown[], after: readonly unknown[], place: Place): void {
    if (![...before, ...after].every(isFields)) {
      if (meaningOf(before) !== meaningOf(after)) this.become(place.before, place.after, place);
      return;
    }
    for (const { before: one, after: other, index } of align(
      before.filter(isFields),
      after.filter(isFields),
      likeness,
    )) {
      const where = key === "instructions" ? `${place.where}, sentence ${String(index + 1)}` : place.where;
      const inner = { ...place, where };
      if (one !== undefined && other !== undefined) this.node(one, other, inner);
      else if (other !== undefined) this.add("adds", other, this.now, inner, key);
      else if (one !== undefined) this.add("removes", one, this.old, inner, key);
    }
  }

  /** Only one of the texts has it. */
  private oneSided(key: string, before: unknown, after: unknown, place: Place): void {
    const change = before === undefined ? "adds" : "removes";
    const value = before ?? after;
    // Where nobody is named, it is you.
    if (key === "by" && meaningOf(value) === meaningOf({ player: "you" })) return;
    const side = before === undefined ? this.now : this.old;
    const words = wordsOfField(key, value, isFields(value) ? side.wordsOf(value) : undefined);
    if (words === undefined) {
      this.become(place.before, place.after, place);
      return;
    }
    const { what, says, rules } = words;
    this.tell({ change, what, message: `${change}: ${says}`, rules }, place);
  }
  private otherValue(key: string, before: unknown, after: unknown, place: Place): void {
    const [old, now] = [wordsOfField(key, before, undefined), wordsOfField(key, after, undefined)];
    if (old === undefined || now === undefined) this.become(place.before, place.after, place);
    else
      this.tell(
        { change: "becomes", what: now.what, message: `${old.says} becomes ${now.says}`, rules: now.rules },
        place,
      );
  }

  /** The same in both texts, but for what the compiler knows of it. */
  private annotations(before: Fields, after: Fields, place: Place): void {
    this.numbers.pairNumbers(before, after);
    this.time(before, after, place);
    this.points(before, after, place);
    const inner = { ...place, isLater: laterIn(before, after, place) };
    for (const key of keysOf(before)) this.annotationsIn(before[key], after[key], inner);
  }
  private annotationsIn(before: unknown, after: unknown, place: Place): void {
    if (isFields(before) && isFields(after)) this.annotations(before, after, place);
    if (isList(before) && isList(after))
      for (const [index, element] of before.entries()) this.annotationsIn(element, after[index], place);
  }

  /** 355. When it is chosen. */
  private time(before: Fields, after: Fields, place: Place): void {
    const [old, now] = [timeOf(before, place.isLater.before), timeOf(after, place.isLater.after)];
    if (old === undefined || now === undefined || old === now) return;
    const words = this.now.wordsOf(after) ?? "";
    const message = `the choice of "${words}" moves from ${old.says} to ${now.says}`;
    this.tell({ change: "choice-moves", what: "selection", message, rules: now.rules }, place);
  }
  /** 359.3.f. What a word points at. */
  private points(before: Fields, after: Fields, place: Place): void {
    const [old, now] = [before["means"], after["means"]];
    if (!isReferents(old) || !isReferents(now)) return;
    this.later.push(() => {
      if (this.numbers.mean(old, now)) return;
      const words = this.now.wordsOf(after) ?? "";
      const message = `"${words}" no longer means ${this.old.meant(old)}, but ${this.now.meant(now)}`;
      this.tell({ change: "points-elsewhere", what: "reference", message, rules: ["359.3.f"] }, place);
    });
  }

  private become(before: Fields, after: Fields, place: Place): void {
    const [old, now] = [this.old.wordsOf(before) ?? "", this.now.wordsOf(after) ?? ""];
    const { what = "detail", rules = [] } = partOf(after) ?? {};
    const [from, to] = [nounOf(before), nounOf(after)];
    const message =
      old === now
        ? `${named(to, now)} means something else`
        : from === to && now !== ""
          ? `${named(from, old)} becomes "${now}"`
          : `${named(from, old)} becomes ${named(to, now)}`;
    this.tell({ change: "becomes", what, message, rules }, { ...place, before, after });
  }
  private add(
    change: "adds" | "removes",
    node: Fields,
    side: Side,
    { where, ...place }: Place,
    key: string,
  ): void {
    const isCost = key === "actions" && "to" in (change === "adds" ? place.after : place.before);
    const { what = "detail", noun = "part", rules = [] } = partOf(node) ?? {};
    const words = side.wordsOf(node) ?? "";
    const message = `${change}: ${named(noun, words)}`;
    const worded = change === "adds" ? { after: words } : { before: words };
    this.told.push({ change: { change, what, where, message, ...worded, rules }, node, isCost });
  }
  /** Each difference once, however many fields it shows in. */
  private tell(change: Omit<EffectChange, "where">, { where, before, after }: Place): void {
    if (this.told.some(({ change: known }) => known.where === where && known.message === change.message))
      return;
    const [old, now] = [this.old.wordsOf(before), this.now.wordsOf(after)];
    const words = {
      ...(old === undefined ? {} : { before: old }),
      ...(now === undefined ? {} : { after: now }),
    };
    this.told.push({ change: { ...change, where, ...words } });
  }
}

/** "choice", "triggered ability" */
function nounOf(node: Fields): string {
  const { ability } = node;
  if (typeof ability === "string") return `${ability} ability`;
  return partOf(node)?.noun ?? "part";
}

interface Time {
  readonly says: string;
  readonly rules: readonly string[];
}
const times: Readonly<Record<ChosenAt, Time>> = {
  finalization: { says: "finalization", rules: ["355.5"] },
  cost: { says: "the payment of the cost", rules: ["355.10.c"] },
  resolution: { says: "resolution", rules: ["355.17"] },
};
const afterwards: Time = { says: "the finalization of a later ability", rules: ["355.5.b", "387"] };

function timeOf({ chosenAt }: Fields, isLater: boolean): Time | undefined {
  if (chosenAt === "finalization" && isLater) return afterwards;
  return isChosenAt(chosenAt) ? times[chosenAt] : undefined;
}
const atOnce: Place["isLater"] = { before: false, after: false };
const laterIn = (before: Fields, after: Fields, { isLater }: Place): Place["isLater"] => ({
  before: isLater.before || makesAbility(before),
  after: isLater.after || makesAbility(after),
});
/** "Do this: …", "When it dies this turn, …" */
function makesAbility({ reflexive, lead, at }: Fields): boolean {
  const leads = isFields(lead) ? lead["lead"] : undefined;
  return reflexive === true || isFields(at) || (typeof leads === "string" && abilityLeads.has(leads));
}
const abilityLeads: ReadonlySet<string> = new Set<Lead["lead"]>([
  "when",
  "next-time",
  "when-you-do",
  "when-they-do",
  "when-they",
]);
const isChosenAt = (value: unknown): value is ChosenAt =>
  typeof value === "string" && Object.hasOwn(times, value);
const isReferents = (value: unknown): value is readonly Referent[] => isList(value);
