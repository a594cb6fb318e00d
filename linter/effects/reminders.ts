import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { BracketedWord, DeclaredKeyword, Keyword, KeywordName } from "../../runtime/effects/keyword.ts";
import { ownSpeaker, type Speaker } from "./speakers.ts";

/** What a reminder text explains: "[Assault 2]", "[Equip] [1]", "[Stun]". */
export interface Explained {
  readonly word: KeywordName | BracketedWord;
  readonly value?: number;
  /** The cost behind the keyword, if it has one that is written in symbols. */
  readonly cost?: string | undefined;
}

/**
 * 135.2.d. The reminder text of a keyword on a line of its own; nothing where no one wording is usual. `cost` is the cost
 * behind the keyword, if it has one that is written in symbols.
 */
export function reminderOf({ keyword, value }: Keyword, type: CardType, cost?: string): string | undefined {
  // What they do is said by what stands behind them, or depends on the place of the card.
  if (["Deathknell", "Legion", "Level", "Temporary"].includes(keyword)) return undefined;
  if (keyword === "Reaction" && type === "unit") return `${anyTime}, including to a battlefield you control.`;
  const explained = { word: keyword, ...(value === undefined ? {} : { value }), cost };
  return usualSentences(explained, ownSpeaker(type))?.join(" ");
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const anyTime = "Play any time, even before spells and abilities resolve";

/** What is usually said of a word, sentence by sentence; nothing where no one wording is usual. */
export function usualSentences(
  { cost, value = 1, word }: Explained,
  who: Speaker,
): readonly string[] | undefined {
  const { is, its, many, object, subject } = who;
  const start = capital(subject);
  const does = (verb: string): string => (many || subject === "I" ? verb : `${verb}s`);
  const look = value === 1 ? "top card" : `top ${["zero", "one", "two", "three"][value] ?? value} cards`;
  switch (word) {
    case "Accelerate":
      return [`You may pay [1][C] as an additional cost to have ${object} enter ready.`];
    case "Action":
      return ["Play on your turn or in showdowns."];
    case "Reaction":
      return [`${anyTime}.`];
    case "Ambush":
      return [`You may play ${object} as a [Reaction] to a battlefield where you have units.`];
    case "Assault":
      return [`+${value} [M] while ${is} ${many ? "attackers" : "an attacker"}.`];
    case "Shield":
      return [`+${value} [M] while ${is} ${many ? "defenders" : "a defender"}.`];
    case "Backline":
      return [`${start} must be assigned combat damage last.`];
    case "Tank":
      return [`${start} must be assigned combat damage first.`];
    case "Deflect":
      return [`Opponents must pay ${"[A]".repeat(value)} to choose ${object} with a spell or ability.`];
    case "Ganking":
      return [`${start} can move from battlefield to battlefield.`];
    case "Hidden":
      return ["Hide now for [A] to react with later for [0]."];
    case "Hunt":
      return [`When ${subject} ${does("conquer")} or ${does("hold")}, gain ${value} XP.`];
    case "Quick-Draw":
      return [`${start} ${who.gains} [Reaction].`, "When you play it, attach it to a unit you control."];
    case "Repeat":
      return [
        `You may pay the additional cost to repeat ${subject === "this" ? "this" : "the"} spell's effect.`,
      ];
    case "Unique":
      return ["Your deck can have only 1 card with this name."];
    case "Vision":
      return [`When you play ${object}, look at the top card of your Main Deck.`, "You may recycle it."];
    case "Weaponmaster":
      return [
        `When you play ${object}, you may [Equip] one of your Equipment to ${object} for [A] less, even if it's already attached.`,
      ];
    case "Equip":
      return cost === undefined ? undefined : [`${cost}: Attach this to a unit you control.`];
    case "Deathknell":
      return [`When ${subject} ${does("die")}, get the effect.`];
    case "Legion":
      return ["Get the effect if you've played another card this turn."];
    case "Level":
      return [`While you have ${value}+ XP, get the effect.`];
    case "Temporary":
      return [`Kill ${object} at the start of ${its} controller's Beginning Phase, before scoring.`];
    case "Add":
      return ["Abilities that add resources can't be reacted to."];
    case "Buff":
      return [
        `Give ${object} a +1 [M] buff if ${subject} ${many || subject === "I" ? "don't" : "doesn't"} have one.`,
      ];
    case "Mighty":
      return ["A unit is Mighty while it has 5+ [M]."];
    case "Predict":
      return value === 1
        ? [`Look at the ${look} of your Main Deck.`, "You may recycle it."]
        : [
            `Look at the ${look} of your Main Deck.`,
            "Recycle any of them and put the rest back in any order.",
          ];
    case "Stun":
      return [`${start} ${many || subject === "I" ? "don't" : "doesn't"} deal combat damage this turn.`];
    case "Empower":
    case "Empowered":
    case "Flow":
      return undefined;
    default:
      word satisfies DeclaredKeyword;
      return undefined;
  }
}

type OtherWords = (value: number, who: Speaker) => readonly string[];
const others: Readonly<Partial<Record<Explained["word"], OtherWords>>> = {
  Action: () => ["Use on your turn or in showdowns."],
  Reaction: () => [
    `${anyTime}, including to a battlefield you control.`,
    `${anyTime.replace("Play", "Use")}.`,
  ],
  Assault: (value, { is }) => [`+${value} [M] while ${is} an attacker for each instance of Assault.`],
  Equip: () => ["Pay the cost: Attach this to a unit you control."],
  Weaponmaster: (_, { is, object }) => [
    `When ${is} played, you may [Equip] one of your Equipment to ${object} for [A] less, even if it's already attached.`,
  ],
  Deathknell: (_, { many, subject }) => [
    `When ${subject} ${many || subject === "I" ? "die" : "dies"}, get the effects.`,
  ],
  Legion: () => ["Get the effect if you've played a card this turn."],
  Level: (value) => [
    `While you have ${value}+ XP, get the effects.`,
    `Use this ability only while you have ${value}+ XP.`,
  ],
  Temporary: (_, { its, object }) => [
    `Kill ${object} at the start of your Beginning Phase, before scoring.`,
    `Kill ${object} at the start of ${its} controller's next Beginning Phase, before scoring.`,
    `If this is unattached, kill it at the start of ${its} controller's Beginning Phase, before scoring.`,
  ],
  Buff: () => [
    "Give each a +1 [M] buff if it doesn't have one.",
    "To buff a unit, give it a +1 [M] buff if it doesn't already have one.",
  ],
  Mighty: (_, { has, is, subject }) => [`${capital(is)} Mighty while ${subject} ${has} 5+ [M].`],
  Predict: (value, who) =>
    (usualSentences({ word: "Predict", value }, who) ?? []).map(
      (sentence) =>
        `To Predict${value === 1 ? "" : ` ${value}`}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    ),
};

/** Other words that say the same of it, and are printed too. */
export const otherSentences = ({ value = 1, word }: Explained, who: Speaker): readonly string[] =>
  others[word]?.(value, who) ?? [];
