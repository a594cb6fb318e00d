import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { languageDiagnostics } from "../diagnostics/language-diagnostics.ts";
import type { Token } from "../vocabulary/token.ts";

/** The words of a refused line or sentence, and the first one that did not fit. */
interface Refused {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly place: number;
}
type Mistake = (refused: Refused) => Diagnostic | undefined;

const { report } = languageDiagnostics;

/**
 * Wordings that cards have had, and that the rules do not carry: the effect types have no place for them. A refused text
 * is told which of them it has, instead of which word was expected.
 */
export function wordingMistake(tokens: readonly Token[], place: number): Diagnostic | undefined {
  const words = tokens.map(({ image }) => image.toLowerCase());
  for (const mistake of mistakes) {
    const found = mistake({ tokens, words, place });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 713, 715.2. "Spells and abilities affecting units here each deal 1 Bonus Damage." */
const bonusDamageScope: Mistake = ({ tokens, words, place }) => {
  const marks = /^(?:affecting|choosing|targeting|affects?|chooses?|targets?)$/;
  const start = words.findIndex((word) => marks.test(word));
  const deal = words.findIndex((word) => /^deals?$/.test(word));
  const isBonus = words.includes("bonus") && words.includes("damage");
  if (!isBonus || start < 0 || start > place || deal < start) return undefined;
  const end = words[deal - 1] === "each" ? deal - 1 : deal;
  return report("bonus-damage-scope", {}, between(tokens, start, end));
};

/** 369.1. "When a friendly unit would die, …" */
const replacementNeedsWould: Mistake = ({ tokens, words, place }) => {
  const isTrigger = /^when(?:ever)?$/.test(words[0] ?? "");
  const would = words.indexOf("would");
  if (!isTrigger || would < 0 || would > place) return undefined;
  const mistake = "“When” looks for what has happened, and “would” for what has not";
  return report("replacement-needs-would", { mistake }, between(tokens, 0, would + 1));
};

/** 107.1.a. "Play it to base." */
const whoseBase: Mistake = ({ tokens, words, place }) => {
  const plays = words.slice(0, place).some((word) => /^plays?$/.test(word));
  if (!plays || words[place] !== "base" || words[place - 1] !== "to") return undefined;
  return report("whose-base", {}, between(tokens, place - 1, place + 1));
};

/** 107.1.a. "Move a friendly unit to or from your base.": a teammate's unit has a base of its own. */
const whoseBaseOfMove: Mistake = ({ tokens, words, place }) => {
  const moves = words.slice(0, place).some((word) => /^moves?$/.test(word));
  const isBase = words[place] === "your" && words[place + 1] === "base";
  if (!moves || !isBase || !/^(?:to|from)$/.test(words[place - 1] ?? "")) return undefined;
  const help = 'Write "its base", or name a unit that you control.';
  return report("whose-base", {}, between(tokens, place, place + 2), { help });
};

/** 152.1. "When you choose a unit with a spell here": a spell is nowhere. */
const locationOfSpell: Mistake = ({ tokens, words, place }) => {
  const isPlace = words[place] === "here" || words[place] === "there";
  const isSpell = /^(?:spells?|abilit(?:y|ies))$/.test(words[place - 1] ?? "");
  if (!isPlace || !isSpell) return undefined;
  return report("location-on-unlocated", {}, between(tokens, place - 1, place + 1));
};

/** 135.2.b.5.a. "Increase its Might until it equals …": that is an amount, and no duration. */
const untilItEquals: Mistake = ({ tokens, words, place }) => {
  const until = words.findIndex(
    (word, index) => word === "until" && words[index + 1] === "it" && words[index + 2] === "equals",
  );
  if (until < 0 || until > place + 1 || words.includes("turn")) return undefined;
  return report("missing-duration", { what: "“until it equals”" }, between(tokens, until, until + 3), {
    help: 'Write "Increase its Might to the Might of … this turn."',
  });
};

/** 356.1. "You may play a unit from among them. Its Energy cost is reduced by [5].": it has been played by then. */
const costChangeAfterPlay: Mistake = ({ tokens, words, place }) => {
  const reduced = words.findIndex((word, index) => word === "is" && words[index + 1] === "reduced");
  const start = words.findLastIndex((word, index) => index < reduced && /^(?:its|their)$/.test(word));
  if (start < 0 || reduced - start > 3 || words[reduced - 1] !== "cost") return undefined;
  if (place < start || place > reduced + 1) return undefined;
  return report("cost-change-after-play", {}, between(tokens, start, reduced + 2));
};

/** 387.1.a. "Do this twice:" */
const doThisAsLoop: Mistake = ({ tokens, words, place }) => {
  const start = words.findIndex((word, index) => word === "do" && words[index + 1] === "this");
  const end = words.findIndex((word, index) => index > start && /^(?:twice|times)$/.test(word));
  if (start < 0 || end < 0 || end - start > 3 || place < start || place > end) return undefined;
  return report("do-this-as-loop", {}, between(tokens, start, end + 1));
};

/** 364.3.a, 383.1.a. "While I'm at a battlefield, … at the end of your turn." */
const whileWithAMoment: Mistake = ({ tokens, words, place }) => {
  const comma = words.indexOf(",");
  const moment = words.findIndex(
    (word, index) =>
      word === "at" && words[index + 1] === "the" && /^(?:start|end|beginning)$/.test(words[index + 2] ?? ""),
  );
  if (words[0] !== "while" || comma < 0 || place < comma || moment < comma) return undefined;
  return report("while-with-a-moment", {}, between(tokens, 0, comma));
};

/** 811.5.a, 355.9.a.3. "a [Hidden] card" */
const keywordUsedAsState: Mistake = ({ tokens, words, place }) => {
  if (words[place] !== "[hidden]" || !/^(?:cards?|units?|gear)$/.test(words[place + 1] ?? ""))
    return undefined;
  return report("keyword-used-as-state", {}, between(tokens, place, place + 2));
};

/** 355.5. "a unit with less Might than a friendly unit": that one has to be chosen first. */
const comparedWithAny: Mistake = ({ tokens, words, place }) => {
  const isThan = words[place - 1] === "than" && words[place - 2] === "might";
  if (!isThan || !/^(?:a|any|another)$/.test(words[place] ?? "")) return undefined;
  const help = 'Write "Choose a friendly unit. Kill an enemy unit with less Might than it."';
  const word = tokens[place]?.image ?? "";
  return report("unexpected-word", { word, expected: "a unit that was named before" }, at(tokens, place), {
    help,
  });
};

/** 433, 420. "Swap me with a unit": numbers are swapped; units move. */
const swappedUnits: Mistake = ({ tokens, words, place }) => {
  if (words[place - 1] !== "swap" || words[place] === "the") return undefined;
  const help =
    'Units move: "Choose another unit you control. Move me to its location and it to my original location."';
  const word = tokens[place]?.image ?? "";
  return report("unexpected-word", { word, expected: "whose Might is swapped" }, at(tokens, place), { help });
};

const at = (tokens: readonly Token[], place: number): Span => between(tokens, place, place + 1);

const mistakes: readonly Mistake[] = [
  comparedWithAny,
  swappedUnits,
  bonusDamageScope,
  replacementNeedsWould,
  whoseBase,
  whoseBaseOfMove,
  locationOfSpell,
  untilItEquals,
  costChangeAfterPlay,
  doThisAsLoop,
  whileWithAMoment,
  keywordUsedAsState,
];

const between = (tokens: readonly Token[], start: number, end: number): Span => ({
  start: tokens[start]?.startOffset ?? 0,
  end: tokens[end - 1]?.end ?? 0,
});
