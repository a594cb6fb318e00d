import { defineDiagnostics } from "./registry.ts";

/** What can be wrong with a rules text as a text of the language. */
export const languageDiagnostics = defineDiagnostics({
  "unknown-word": {
    severity: "error",
    rules: [],
    message: '"{word}" is not a word of the rules text.',
    why: "Every word of a rules text has a meaning in the game, so a word without one cannot be carried out.",
  },
  "unexpected-word": {
    severity: "error",
    rules: [],
    message: '"{word}" cannot stand here; expected {expected}.',
    why: "A text that is understood only in part would do something else than it says.",
  },
  "incomplete-sentence": {
    severity: "error",
    rules: ["135.2.b.5"],
    message: "The sentence ends too soon; expected {expected}.",
    why: "An instruction is a game action and its complement.",
  },
  "missing-full-stop": {
    severity: "error",
    rules: [],
    message: "The sentence does not end in a full stop.",
    help: 'Write "." at its end.',
  },
  "unknown-character": {
    severity: "error",
    rules: [],
    message: 'The character "{character}" is not used in rules text.',
  },
  "unclosed-bracket": {
    severity: "error",
    rules: ["135.2.e"],
    message: 'The bracket "{bracket}" is not closed.',
    why: "Brackets hold symbols, keywords and reminder text.",
    help: 'Write "{closing}" where it ends.',
  },
  "unopened-bracket": {
    severity: "error",
    rules: ["135.2.e"],
    message: 'The bracket "{bracket}" closes nothing.',
  },
  "unclosed-quote": {
    severity: "error",
    rules: [],
    message: "The quoted text is not closed.",
    why: "Quotation marks hold the abilities that something is given.",
    help: "Write '\"' where it ends.",
  },
  "unknown-symbol": {
    severity: "error",
    rules: ["135.2.e"],
    message: "{symbol} is neither a symbol nor a keyword.",
    help: "The symbols are [M], [E], a number such as [2], [R], [G], [B], [O], [P], [Y], [A], [C] and [>].",
  },
  "unknown-keyword": {
    severity: "error",
    rules: ["800"],
    message: '"{keyword}" is not a keyword.',
    why: "Only the keywords of the rules have a meaning by themselves.",
  },
  "number-too-large": {
    severity: "error",
    rules: [],
    message: "The number {number} is too large; the largest is {limit}.",
  },
  "invalid-number": {
    severity: "error",
    rules: [],
    message: '"{number}" cannot be the number here; expected {expected}.',
  },
  "invalid-damage": {
    severity: "error",
    rules: ["417.1.e"],
    message: "{amount} is not a valid amount of damage.",
    why: "Only 1 or more damage, a whole number, is dealt.",
    help: "Write an amount of at least 1.",
  },
  "damage-to-non-unit": {
    severity: "error",
    rules: ["417.1", "417.2"],
    message: "Damage cannot be dealt to {noun}.",
    why: "Only units can be dealt damage.",
    help: 'Name a unit, as in "Deal 4 to a unit at a battlefield."',
  },
  "only-damage-is-dealt": {
    severity: "error",
    rules: ["417.2"],
    message: '"{word}" cannot be dealt.',
    why: "Only damage can be dealt.",
    help: 'Write an amount, as in "Deal 4 to a unit."; cards are drawn: "Draw 1."',
  },
  "invalid-bonus-damage": {
    severity: "error",
    rules: ["714.1", "714.2"],
    message: "{amount} is not a valid amount of Bonus Damage.",
    why: "Bonus Damage is always positive; where it would be less than 1, none is applied.",
    help: "Write an amount of at least 1.",
  },
  "ambiguous-text": {
    severity: "error",
    rules: [],
    message: "The text can be read in two ways: as {first}, or as {second}.",
    help: "Say it so that only one of them is meant.",
  },
  "text-too-long": {
    severity: "error",
    rules: [],
    message: "The rules text has {length} characters; the limit is {limit}.",
    why: "No card has room for it.",
  },
});
