import { becomes, every, type Slip } from "./slip.ts";
import { slipsInNumbers } from "./slips-in-numbers.ts";

const noArticle =
  /\b(to|kill|ready|move|heal|buff|stun|give|return|exhaust|recall|banish) ((?:enemy|friendly) )?(unit|gear)\b(?! token)/i;

const thisUnit = /\bthis unit\b/i;

const enters =
  /\bwhen (?:this|this unit|this card|I) enters? (?:the battlefield|the battleground|play|the board)\b/i;

const unitsGet =
  /(^|, (?:then )?|\. )((?:an?|another|all|each|enemy|friendly|your|other|the|units?) ?[a-z ]*?) gets? ([+-]\d+ \[M\])/i;

export const slips: readonly Slip[] = [
  ...slipsInNumbers,
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
    pattern: /\b(?:at|of|during) (?:the (?:start|end) of )?my (?:turn|[A-Z][a-z]+ Phase)\b/i,
    rule: "A turn is that of a player, who is you",
    example: "At the end of your turn, draw 1.",
    mended: becomes(/\bmy (turn|[A-Z][a-z]+ Phase)\b/, "your $1"),
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
