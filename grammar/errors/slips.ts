/**
 * Slips that everybody makes in the first texts: the words are of this game, but not in this order or this place. Looked
 * at only where a line was refused.
 */
interface Slip {
  readonly pattern: RegExp;
  /** What to write instead, with an example. */
  readonly help: string;
}

const small = "one|two|three|four|five|six|seven|eight|nine|ten";
const slips: readonly Slip[] = [
  {
    pattern: new RegExp(String.raw`\bdraws? (?:(?:an?|\d+|${small}) cards?|${small})\b`, "i"),
    help: 'The number is a digit and stands alone: "Draw 1."',
  },
  {
    pattern: new RegExp(String.raw`\bdiscards? (?:(?:an?|\d+|${small}) cards?|${small})\b`, "i"),
    help: 'The number is a digit and stands alone: "Discard 1."',
  },
  {
    pattern: new RegExp(String.raw`\bdeals? (?:${small})\b`, "i"),
    help: 'An amount of damage is written in digits: "Deal 4 to a unit."',
  },
  {
    pattern:
      /(?:\bto|\bkill|\bready|\bmove|\bheal|\bbuff|\bstun|\bgive|\breturn|\bexhaust) (?:enemy|friendly) unit\b/i,
    help: 'One is "an enemy unit" or "a friendly unit", all of them are "enemy units" or "friendly units".',
  },
  {
    pattern: /\bthe (?:start|beginning) of (?:your|each) turn\b/i,
    help: 'A turn starts with its Beginning Phase: "At the start of your Beginning Phase, draw 1."',
  },
  {
    pattern: /\b(?:control|have) \d+ (?:units?|gear)\b/i,
    help: 'A number of things is at least so many: "3+ units" or "three or more units".',
  },
  {
    pattern: /\bif (?:it|they|that unit|this unit) dies?\b/i,
    help: 'What is still to come is "when", "if" looks at what is so now: "When it dies this turn, draw 1."',
  },
  {
    pattern: /\bwhen (?:this|this unit|this card|I) enters? (?:the battlefield|play|the board)\b/i,
    help: 'A unit triggers as it is played, and says "me" of itself: "When you play me, draw 1."',
  },
  {
    pattern: /\b(?:when|if|while|give|ready|kill|move|buff|heal) this unit\b/i,
    help: 'A unit says "I" and "me" of itself: "When I attack, give me +1 [M] this turn."',
  },
  {
    pattern: /\bheal (?:[a-z]+ ){1,6}for \d+/i,
    help: 'Healing takes all damage away and has no amount: "Heal a unit."',
  },
  {
    pattern: /[+-]?\d+ might\b/i,
    help: 'Might is written with its symbol: "+2 [M]", "a 1 [M] Recruit unit token".',
  },
  {
    pattern: /\] [-–] (?=\[)/,
    help: 'The symbol [>] stands between a keyword and what it is for: "[Reaction][>] [Add] [1]."',
  },
  { pattern: /\d+ or (?:less|more) \[M\]/i, help: 'The symbol follows the number: "3 [M] or less".' },
  {
    pattern: /^\[(?:Action|Reaction|Hidden|Repeat)[^\]]*\] [A-Z]/,
    help: "A keyword stands on a line of its own; what it does begins on the next line.",
  },
  {
    pattern: /^\[(?:Deathknell|Legion|Level \d+|Empowered)\](?: -)? [A-Z]/,
    help: 'The symbol [>] binds the keyword to its text: "[Deathknell][>] Draw 1."',
  },
  { pattern: /^\[[A-Z][^\]]*\](?:,| ?\[[A-Z][a-z])/, help: "Each keyword stands on a line of its own." },
  {
    pattern: /^(?:When|While|If|At)\b[^,.]*\.$/,
    help: 'A comma ends the condition: "When I attack, draw 1."',
  },
  {
    pattern: /^- /,
    help: 'A list of choices stands below a line that ends in a dash: "Choose one —".',
  },
];

/**
 * What to write instead of a refused line, where it is one of the well-known slips. `at` is the position in the line
 * where reading stopped: a slip after it is not the cause, and is told when that is mended.
 */
export const slipIn = (line: string, at: number): string | undefined =>
  slips.find(({ pattern }) => (pattern.exec(line)?.index ?? Infinity) <= at)?.help;
