import type { ChangedPart } from "./effect-change.ts";

/** How a field is told that one of two texts has and the other has not. */
export interface FieldWords {
  readonly what: ChangedPart;
  readonly says: string;
  readonly rules: readonly string[];
}

/** Fields that are there or not. */
const flags: Readonly<Record<string, FieldWords>> = {
  may: { what: "decision", says: '"you may": its player decides whether to do it', rules: ["355.12"] },
  optional: { what: "decision", says: '"you may": the cost need not be paid', rules: ["356.2.b"] },
  reflexive: {
    what: "timing",
    says: '"do this": a reflexive ability, which is put on the chain after what stands before and chooses then',
    rules: ["387", "388"],
  },
  instead: { what: "timing", says: '"instead": in place of what would happen', rules: ["369"] },
  isCost: { what: "cost", says: '"to": what stands before it is a cost', rules: ["355.10.c"] },
  must: { what: "timing", says: '"must": nothing is chosen before it is done', rules: ["355.10.f"] },
  oncePerTurn: { what: "limit", says: "only once per turn", rules: ["377.2.b"] },
  times: { what: "value", says: "another number of times", rules: [] },
};

/** Fields whose value is a word of the instruction set. */
const values: Readonly<Record<string, Readonly<Record<string, FieldWords>>>> = {
  duration: {
    turn: { what: "duration", says: "until end of turn", rules: ["135.2.b.5.a", "391"] },
    combat: { what: "duration", says: "until end of combat", rules: ["135.2.b.5.a", "391"] },
    "your-next-turn": { what: "duration", says: "until your next turn", rules: ["135.2.b.5.a", "391"] },
  },
  timing: {
    action: { what: "timing", says: "[Action]: it can be used in showdowns", rules: ["806"] },
    reaction: { what: "timing", says: "[Reaction]: it can be used at any time", rules: ["813"] },
  },
  often: {
    "once-each-turn": { what: "limit", says: "only once each turn", rules: ["383.3.e"] },
    "twice-each-turn": { what: "limit", says: "only twice each turn", rules: ["383.3.e"] },
  },
};

/** Fields that hold a part of the effects: what is added or taken away is told by its words. */
const parts: Readonly<Record<string, Omit<FieldWords, "says"> & { readonly noun: string }>> = {
  lead: { what: "condition", noun: "condition", rules: [] },
  if: { what: "condition", noun: "condition", rules: [] },
  unless: { what: "condition", noun: "exception", rules: [] },
  while: { what: "condition", noun: "condition", rules: [] },
  onlyIf: { what: "condition", noun: "condition", rules: ["377.2.b"] },
  onlyWhile: { what: "condition", noun: "condition", rules: ["377.2.b"] },
  onlyDuring: { what: "limit", noun: "period", rules: ["377.2.b"] },
  during: { what: "limit", noun: "period", rules: [] },
  on: { what: "condition", noun: "condition", rules: ["727"] },
  by: { what: "player", noun: "player who does it,", rules: ["411"] },
  at: { what: "timing", noun: "moment", rules: ["390.2"] },
  then: { what: "sentence", noun: "second part", rules: ["359.3.d"] },
  and: { what: "sentence", noun: "second part", rules: ["359.3.d"] },
  unlessDone: { what: "cost", noun: "way out", rules: [] },
  per: { what: "value", noun: "number of times", rules: ["135.2.b.5.a"] },
  where: { what: "place", noun: "place", rules: ["197"] },
  place: { what: "place", noun: "place", rules: ["355.2"] },
};

/** What is told of a field that is there in one text alone, or has another value; nothing where it has no words. */
export function wordsOfField(key: string, value: unknown, words: string | undefined): FieldWords | undefined {
  const ofValue = typeof value === "string" ? values[key]?.[value] : undefined;
  if (ofValue !== undefined) return ofValue;
  const flag = flags[key];
  if (flag !== undefined) return flag;
  const part = parts[key];
  if (part === undefined) return undefined;
  const { noun, ...rest } = part;
  const says = words === undefined ? `a ${noun}` : `the ${noun} "${words}"`;
  return { ...rest, says };
}
