import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { languageDiagnostics } from "../diagnostics/language-diagnostics.ts";
import type { ReportDetails } from "../diagnostics/registry.ts";

/** The tokens from `start` up to `end` are at fault; `text` takes their place, or stands behind them. */
export interface Repair {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isAddition?: true;
}
export interface Fault {
  /** What could have been meant, if this is the fault. */
  readonly repairs: (words: readonly string[], place: number) => readonly Repair[];
  readonly tell: (said: string, where: Span, details: ReportDetails) => Diagnostic;
}

/** The sentence with a word of it; its full stop is left out. */
export function sentenceAt(
  words: readonly string[],
  place: number,
): { readonly start: number; readonly end: number } {
  const stop = words.findIndex((word, index) => index >= place && word === ".");
  return { start: words.lastIndexOf(".", place - 1) + 1, end: stop < 0 ? words.length : stop };
}

const { report } = languageDiagnostics;

/** 135.2.b.5.a. What a spell or a trigger changes, it changes for a time: the effect types have no place without. */
const missingDuration: Fault = {
  repairs(words, place) {
    const { start, end } = sentenceAt(words, place);
    if (start === 0 && isStanding(words)) return [];
    if (words.slice(start, end).some((word) => /^(?:turns?|while|until)$/.test(word))) return [];
    return [...new Set([place, end])].map((at) => ({ start, end: at, text: "this turn", isAddition: true }));
  },
  tell: (_said, where, details) => report("missing-duration", { what: "this" }, where, details),
};

/** 364.2. A statement of fact is true as long as its object is there: "Your gear have …", "While I'm buffed, …". */
const isStanding = (words: readonly string[]): boolean =>
  !words.includes(":") &&
  /^(?:all|an?|each|enemy|every|friendly|i|if|my|opponents?|opponents'|other|players?|spells?|the|this|units?|while|you|your)$/.test(
    words[0] ?? "",
  );

/** 107.1.a. "Recall a friendly unit to your base.": it goes to the base of its controller. */
const whoseBase: Fault = {
  repairs(words, place) {
    const base = words.findIndex((word, index) => index >= place - 1 && word === "base");
    const isYours = base > 0 && words[base - 1] === "your" && base - place <= 2;
    return isYours ? ["its", "their"].map((text) => ({ start: base - 1, end: base, text })) : [];
  },
  tell: (said, where, details) =>
    report("whose-base", {}, where, { ...details, help: `Write "its base", not "${said} base".` }),
};

/** 170.11.c, 383.2.c. "When I conquer an uncontrolled battlefield": it is controlled by then. */
const neverTrue: Fault = {
  repairs(words, place) {
    const start = words.findLastIndex((word, index) => index <= place && /^an?$/.test(word));
    const isConquest = /^conquers?$/.test(words[start - 1] ?? "") && words[start + 2] === "battlefield";
    const text = "a battlefield that was uncontrolled";
    return isConquest ? [{ start, end: start + 3, text }] : [];
  },
  tell: (event, where, details) => report("never-true-condition", { event }, where, details),
};

/** 323.5. "If it dies, …" behind damage: it dies in the cleanup, when all of this has been executed. */
const deathCheckedTooEarly: Fault = {
  repairs(words, place) {
    const start = words.findLastIndex((word, index) => index <= place && word === "if");
    const isDealt = start > 0 && words.slice(0, start).some((word) => /^deals?$/.test(word));
    const death = /^if (?:it|that unit|the unit)(?: is| was| has)? (?:dies|died|dead|killed)\b/;
    const found = isDealt ? death.exec(words.slice(start).join(" "))?.[0] : undefined;
    if (found === undefined) return [];
    const end = start + found.split(" ").length;
    return words[end] === ","
      ? [{ start, end: end + 1, text: "If this kills it, do this:" }]
      : [{ start, end, text: "if this kills it" }];
  },
  tell: (_said, where, { help }) => report("death-checked-too-early", {}, where, { help }),
};

/** 369.1. "If a friendly unit dies, … instead": it would have to be looked at before it happens. */
const replacementNeedsWould: Fault = {
  repairs(words, place) {
    const { start, end } = sentenceAt(words, place);
    const isInstead = /^(?:if|the)$/.test(words[start] ?? "") && words.slice(start, end).includes("instead");
    const verb = words.findIndex((word, index) => index > start && index <= place && isPresent(word));
    const present = words[verb];
    return !isInstead || present === undefined
      ? []
      : infinitives(present).map((text) => ({ start: verb, end: verb + 1, text: `would ${text}` }));
  },
  tell: (_said, where, details) =>
    report(
      "replacement-needs-would",
      { mistake: "“Instead” is for what would happen, and not for what happens" },
      where,
      details,
    ),
};
const isPresent = (word: string): boolean =>
  /^(?:is|are|die|take|move|attack|conquer|hold|leave|become|draw|discard|burn|gain|channel|play|kill|banish|recycle|stun|buff)/.test(
    word,
  );
/** "dies": die or di */
const infinitives = (word: string): readonly string[] =>
  word === "is" || word === "are"
    ? ["be"]
    : [...new Set([word, word.replace(/s$/, ""), word.replace(/es$/, "")])];

/** 364.3.a. "While I'm at a battlefield, draw 1.": nothing says when. */
const whileWithAMoment: Fault = {
  repairs(words, place) {
    const comma = words.indexOf(",");
    return words[0] === "while" && comma > 0 && comma < place
      ? [{ start: 0, end: 1, text: "At the start of your turn, if" }]
      : [];
  },
  tell: (_said, where, { help }) => report("while-with-a-moment", {}, where, { help }),
};

/** Faults of the game that the effect types have no place for, each with what mends it. */
export const faults: readonly Fault[] = [
  replacementNeedsWould,
  whileWithAMoment,
  whoseBase,
  neverTrue,
  deathCheckedTooEarly,
  missingDuration,
];
