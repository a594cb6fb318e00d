/**
 * Slips that everybody makes in the first texts: the words are of this game, but not in this order or this place. Looked
 * at only where a line was refused.
 */
export interface Slip {
  readonly pattern: RegExp;
  /** What is so instead. */
  readonly rule: string;
  /** A text that has it right, for where the author's own cannot be mended; none where that has several lines. */
  readonly example?: string;
  /** What the line may have meant, likeliest first; `at` is where reading stopped. */
  readonly mended?: (line: string, at: number) => readonly string[];
}

const digits: Readonly<Record<string, string>> = {
  ...{ a: "1", an: "1", one: "1", two: "2", three: "3", four: "4", five: "5", six: "6" },
  ...{ seven: "7", eight: "8", nine: "9", ten: "10" },
};
const small = "one|two|three|four|five|six|seven|eight|nine|ten";
const inDigits = (word: string): string => digits[word.toLowerCase()] ?? word;
const every = (pattern: RegExp): RegExp => new RegExp(pattern.source, "gi");
/** The pattern, wherever it stands, becomes each of these. */
const becomes =
  (pattern: RegExp, ...texts: readonly string[]) =>
  (line: string): readonly string[] =>
    texts.map((text) => line.replace(every(pattern), text));

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

const noArticle =
  /\b(to|kill|ready|move|heal|buff|stun|give|return|exhaust|recall|banish) ((?:enemy|friendly) )?(unit|gear)\b(?! token)/i;
const thisUnit = /\bthis unit\b/i;
const enters =
  /\bwhen (?:this|this unit|this card|I) enters? (?:the battlefield|the battleground|play|the board)\b/i;
const unitsGet =
  /(^|, (?:then )?|\. )((?:an?|another|all|each|enemy|friendly|your|other|the|units?) ?[a-z ]*?) gets? ([+-]\d+ \[M\])/i;

export const slips: readonly Slip[] = [
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
    pattern: noArticle,
    rule: 'One is "a unit", all of them are "all units"',
    example: "Kill an enemy unit.",
    mended: (line) => [
      line.replace(every(noArticle), (_, verb: string, side: string | undefined, noun: string) =>
        side === undefined ? `${verb} a ${noun}` : `${verb} ${/^e/i.test(side) ? "an" : "a"} ${side}${noun}`,
      ),
    ],
  },
  {
    pattern: /\bthe (start|beginning) of (your|each) turn\b/i,
    rule: "A turn starts with its Beginning Phase",
    example: "At the start of your Beginning Phase, draw 1.",
    mended: becomes(/\bthe (?:start|beginning) of your turn\b/, "the start of your Beginning Phase"),
  },
  {
    pattern: /\bat (?:the )?(end|start) of (?:the )?turn\b/i,
    rule: "It is said whose turn",
    example: "At the end of your turn, draw 1.",
    mended: becomes(/\bthe end of (?:the )?turn\b/, "the end of your turn", "the end of this turn"),
  },
  {
    pattern: /\b(control|have) (\d+) (units?|gear)\b/i,
    rule: "A number of things is at least so many",
    example: "If you control 3+ units, draw 1.",
    mended: becomes(/\b(control|have) (\d+) (units|gear)\b/, "$1 $2+ $3"),
  },
  {
    pattern: /\bif (?:it|they|that unit|this unit) dies?\b/i,
    rule: 'What is still to come is "when", "if" looks at what is so now',
    example: "When it dies this turn, draw 1.",
  },
  {
    pattern: enters,
    rule: 'A unit triggers as it is played, and says "me" of itself',
    example: "When you play me, draw 1.",
    mended: becomes(enters, "When you play me"),
  },
  {
    pattern: /\b(?:when|if|while|give|ready|kill|move|buff|heal) this unit\b/i,
    rule: 'A unit says "I" and "me" of itself',
    example: "When I attack, give me +1 [M] this turn.",
    mended: (line) => {
      const own = line.replace(/\bthis unit's\b/gi, "my").replace(/\bthis unit is\b/gi, "I'm");
      const verbs = own.replace(
        /\b(when|if|while) this unit (has|\w+?)(?:s|es)?\b/gi,
        (_, word: string, verb: string) => `${word} I ${verb === "has" ? "have" : verb}`,
      );
      return [verbs.replace(every(thisUnit), "me")];
    },
  },
  {
    pattern: /\bheal (?:[a-z]+ ){1,6}for \d+/i,
    rule: "Healing takes all damage away and has no amount",
    example: "Heal a unit.",
    mended: becomes(/\b(heal (?:[a-z]+ ){0,5}[a-z]+) for \d+/, "$1"),
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
  {
    pattern: /\bas long as\b/i,
    rule: 'This game says "while"',
    example: "While I'm buffed, I have +2 [M].",
    mended: (line) =>
      [
        line.replace(/\bas long as I am\b/g, "while I'm").replace(/^as long as I am\b/i, "While I'm"),
        line.replace(/^as long as\b/i, "While").replace(/\bas long as\b/g, "while"),
      ].map((text) => text.replace(/^as long as\b/i, "While")),
  },
  {
    pattern: /^until (?:the )?end of (?:the |this )?turn, /i,
    rule: "How long it lasts stands at its end",
    example: "Give a unit +2 [M] this turn.",
    mended: (line) => [
      line.replace(
        /^until (?:the )?end of (?:the |this )?turn, ([a-z])([^.]*)/i,
        (_, first: string, rest: string) => `${first.toUpperCase()}${rest} this turn`,
      ),
    ],
  },
  {
    pattern: unitsGet,
    rule: "Might is given",
    example: "Give a unit +2 [M] this turn.",
    mended: (line) => [
      line.replace(unitsGet, (_, before: string, who: string, amount: string) => {
        const give = before === "" || before.startsWith(".") ? "Give" : "give";
        const one = /^unit\b/i.test(who) ? "a " : "";
        return `${before}${give} ${one}${who.charAt(0).toLowerCase()}${who.slice(1)} ${amount}`;
      }),
    ],
  },
  {
    pattern: /\] [-–] (?=\[)/,
    rule: "The symbol [>] stands between a keyword and what it is for",
    example: "[Reaction][>] [Add] [1].",
    mended: (line) => [line.replace(/\] [-–] (?=\[)/, "][>] ")],
  },
  {
    pattern: /^\[(?:Action|Reaction|Hidden|Repeat)[^\]]*\] [A-Z]/,
    rule: "A keyword stands on a line of its own; what it does begins on the next line",
  },
  {
    pattern: /^(\[(?:Deathknell|Legion|Level \d+|Empowered)\])(?: ?[-–—:])? (?=[A-Z])/,
    rule: "The symbol [>] binds the keyword to its text",
    example: "[Deathknell][>] Draw 1.",
    mended: (line) => [
      line.replace(/^(\[(?:Deathknell|Legion|Level \d+|Empowered)\])(?: ?[-–—:])? (?=[A-Z])/, "$1[>] "),
    ],
  },
  {
    pattern: /^\[[A-Z][^\]]*\](?:,| ?\[[A-Z][a-z])/,
    rule: "Each keyword stands on a line of its own",
  },
  {
    pattern: /^(?:When|While|If|At)\b[^,.]*\.$/,
    rule: "A comma ends the condition",
    example: "When I attack, draw 1.",
    mended: (line, at) => [
      `${line.slice(0, at).trimEnd()}, ${line.slice(at)}`,
      `${line.slice(0, at).trimEnd()},${line.slice(at + 1)}`, // "When I conquer: draw 1."
    ],
  },
  {
    pattern: /^- /,
    rule: 'A list of choices stands below a line that ends in a dash: "Choose one —"',
  },
];

const capitalAfterColon = (line: string): string =>
  line.replace(/: ([a-z])/, (_, letter: string) => `: ${letter.toUpperCase()}`);
