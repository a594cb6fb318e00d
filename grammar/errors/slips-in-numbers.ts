import { becomes, every, type Slip } from "./slip.ts";

/** Numbers, amounts and costs. */

const digits: Readonly<Record<string, string>> = {
  ...{ a: "1", an: "1", one: "1", two: "2", three: "3", four: "4", five: "5", six: "6" },
  ...{ seven: "7", eight: "8", nine: "9", ten: "10" },
};

const small = "one|two|three|four|five|six|seven|eight|nine|ten";

const inDigits = (word: string): string => digits[word.toLowerCase()] ?? word;

const someCards = (verb: string): Slip => {
  const pattern = new RegExp(String.raw`\b(${verb}s?) (?:(an?|\d+|${small}) cards?|(${small}))\b`, "i");
  const [first = "", ...rest] = verb;
  return {
    pattern,
    rule: "The number is a digit and stands alone",
    example: `${first.toUpperCase()}${rest.join("")} 1.`,
    mended: (line) => [
      line.replace(
        every(pattern),
        (_, said: string, ofCards?: string, alone?: string) => `${said} ${inDigits(ofCards ?? alone ?? "")}`,
      ),
    ],
  };
};

export const slipsInNumbers: readonly Slip[] = [
  someCards("draw"),
  someCards("discard"),
  {
    pattern: new RegExp(String.raw`\b(deals?) (${small})\b`, "i"),
    rule: "An amount of damage is written in digits",
    example: "Deal 4 to a unit.",
    mended: (line) => [
      line.replace(
        new RegExp(String.raw`\b(deals?) (${small})\b`, "gi"),
        (_, verb: string, amount: string) => `${verb} ${inDigits(amount)}`,
      ),
    ],
  },
  {
    pattern: /\b(control|have) (\d+) (units?|gear)\b/i,
    rule: "A number of things is at least so many",
    example: "If you control 3+ units, draw 1.",
    mended: becomes(/\b(control|have) (\d+) (units|gear)\b/, "$1 $2+ $3"),
  },
  {
    pattern: /(\d+) or (less|more) (?:might\b|\[M\])/i,
    rule: "The symbol follows the number",
    example: "Kill a unit with 3 [M] or less.",
    mended: becomes(/(\d+) or (less|more) (?:might\b|\[M\])/, "$1 [M] or $2"),
  },
  {
    pattern: /([+-]?\d+) might\b/i,
    rule: "Might is written with its symbol",
    example: "Give a unit +2 [M] this turn.",
    mended: becomes(/([+-]?\d+) might\b/, "$1 [M]"),
  },
  {
    pattern: /\b(my|its|their|this unit's) \[M\](?! or)/i,
    rule: "The symbol stands with a number; without one it is the word",
    example: "Deal damage equal to my Might to a unit.",
    mended: becomes(/\b(my|its|their) \[M\]/, "$1 Might"),
  },
  {
    pattern: /\bplay (\d+) ([^.]*?\btokens?\b)/i,
    rule: "The number of tokens is a word",
    example: "Play two 1 [M] Recruit unit tokens.",
    mended: (line) => [
      line.replace(
        /\b(play) (\d+) (?=[^.]*?\btokens\b)/gi,
        (_, verb: string, count: string) => `${verb} ${small.split("|")[Number(count) - 1] ?? count} `,
      ),
    ],
  },
  {
    pattern: /\bgains? (?:\d+ energy|\[\d+\])/i,
    rule: "Energy is added",
    example: "[Add] [2].",
    mended: (line) => [
      line
        .replace(
          /(^|\. )gain (?:(\d+) energy|\[(\d+)\])/gi,
          (_, before: string, word = "", symbol = "") => `${before}[Add] [${String(word)}${String(symbol)}]`,
        )
        .replace(
          /\bgain (?:(\d+) energy|\[(\d+)\])/gi,
          (_, word = "", symbol = "") => `[Add] [${String(word)}${String(symbol)}]`,
        ),
    ],
  },
  {
    pattern: /\b(costs?) (\d+) or (less|more)\b/i,
    rule: "An amount of Energy stands in brackets",
    example: "Counter a spell that costs [4] or less.",
    mended: becomes(/\b(costs?) (\d+) or (less|more)\b/, "$1 [$2] or $3"),
  },
  {
    pattern: new RegExp(String.raw`\b(gains?|scores?|channels?|burns?|recycles?) (${small}) (?=[a-z])`, "i"),
    rule: "The number is a digit",
    example: "Channel 1 rune exhausted.",
    mended: (line) => [
      line.replace(
        new RegExp(String.raw`\b(gains?|scores?|channels?|burns?|recycles?) (${small}) (?=[a-z])`, "gi"),
        (_, verb: string, count: string) => `${verb} ${inDigits(count)} `,
      ),
    ],
  },
  {
    pattern: /\b(costs?) (\d+) (less|more)\b/i,
    rule: "An amount of Energy stands in brackets",
    example: "I cost [1] less.",
    mended: becomes(/\b(costs?) (\d+) (less|more)\b/, "$1 [$2] $3"),
  },
  {
    pattern: /\bpay (\d+)(?: energy)?\b/i,
    rule: "An amount of Energy stands in brackets",
    example: "You may pay [1] to draw 1.",
    mended: becomes(/\bpay (\d+)(?: energy)?\b/, "pay [$1]"),
  },
  {
    pattern: /\bmy (?:energy )?cost is reduced by \[?\d+\]?/i,
    rule: "What costs less says so itself",
    example: "I cost [1] less for each gear you control.",
    mended: becomes(/\bmy (?:energy )?cost is reduced by \[?(\d+)\]?/, "I cost [$1] less"),
  },
  {
    pattern: /^[^.:]*(\[[^\]]+\]) ?(\[E\])/,
    rule: "Costs are separated by commas",
    example: "[1], [E]: Draw 1.",
    mended: becomes(/(\[[^\]]+\]) ?(\[E\])/, "$1, $2"),
  },
  {
    pattern: /^((?:\[[^\]]+\],? ?)*\[E\])(?: -)? (?=[A-Z[])/,
    rule: "A colon stands between a cost and what is done for it",
    example: "[1], [E]: Draw 1.",
    mended: (line) => [line.replace(/^((?:\[[^\]]+\],? ?)*\[E\])(?: -)? (?=[A-Z[])/, "$1: ")],
  },
  {
    pattern: /^(?:\[?\d+\]?,? ?)?exhaust(?: me| this)?[,:]/i,
    rule: "To exhaust itself as a cost is [E], an amount of Energy stands in brackets",
    example: "[1], [E]: Draw 1.",
    mended: (line) => [
      capitalAfterColon(
        line.replace(/^\[?(\d+)\]?(?=[,: ])/, "[$1]").replace(/\bexhaust(?: me| this)?(?=[,:])/i, "[E]"),
      ),
    ],
  },
  {
    pattern: /^(\d+)[,:] /,
    rule: "An amount of Energy stands in brackets",
    example: "[1], [E]: Draw 1.",
    mended: (line) => [capitalAfterColon(line.replace(/^(\d+)(?=[,:])/, "[$1]"))],
  },
];

const capitalAfterColon = (line: string): string =>
  line.replace(/: ([a-z])/, (_, letter: string) => `: ${letter.toUpperCase()}`);
