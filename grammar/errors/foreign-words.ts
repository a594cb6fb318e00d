/**
 * Words that designers bring along from other card games and from plain speech, with what this game says instead. Not
 * one of them is a word of the rules text, so a hint never stands in the way of a text.
 */
interface Hint {
  /** What this game says. */
  readonly says: string;
  /** A text in the manner of the published ones. */
  readonly example: string;
}

const zones = {
  graveyard: { says: "the trash", example: "Return a unit from your trash to your hand." },
  library: { says: "the Main Deck", example: "Look at the top 3 cards of your Main Deck." },
  battleground: { says: "a battlefield", example: "Deal 2 to a unit at a battlefield." },
  lane: { says: "a battlefield", example: "Deal 2 to a unit at a battlefield." },
} as const;
const things = {
  creature: { says: "a unit", example: "Kill a unit at a battlefield." },
  minion: { says: "a unit", example: "Kill a unit at a battlefield." },
  character: { says: "a unit", example: "Give a unit +2 [M] this turn." },
  monster: { says: "a unit", example: "Kill a unit at a battlefield." },
  artifact: { says: "a gear", example: "Kill a gear." },
  item: { says: "a gear", example: "Kill a gear." },
  weapon: { says: "an Equipment", example: "Attach an Equipment you control to a unit you control." },
  land: { says: "a rune", example: "Channel 1 rune exhausted." },
  sorcery: { says: "a spell", example: "When you play a spell, draw 1." },
  instant: { says: "[Reaction]", example: "[Reaction]" },
  hero: { says: "a legend", example: "Ready your legend." },
  mana: { says: "Energy and Power, written [1] and [R]", example: "You may pay [1][R] to draw 1." },
  strength: { says: "Might, written [M]", example: "Give a unit +2 [M] this turn." },
  toughness: { says: "Might, written [M]", example: "Give a unit +2 [M] this turn." },
  health: { says: "Might and damage", example: "Heal a unit." },
  life: { says: "points", example: "You score 1 point." },
} as const;
const actions = {
  target: {
    says: 'just "a unit": what is chosen is a target',
    example: "Deal 4 to a unit at a battlefield.",
  },
  destroy: { says: "kill", example: "Kill a unit at a battlefield." },
  sacrifice: { says: "kill, with whose unit it is", example: "Kill a friendly unit, [E]: Draw 1." },
  exile: { says: "banish", example: "Banish a friendly unit." },
  remove: { says: "banish, kill or recycle; a unit loses a keyword", example: "Banish a friendly unit." },
  tap: { says: "exhaust, written [E] as a cost", example: "[E]: Deal 2 to a unit at a battlefield." },
  untap: { says: "ready", example: "Ready a friendly unit." },
  bounce: { says: "return to its owner's hand", example: "Return a unit to its owner's hand." },
  summon: { says: "play", example: "Play a 1 [M] Recruit unit token." },
  cast: { says: "play", example: "When you play a spell, draw 1." },
  mill: { says: "recycle, or put into the trash", example: "Recycle 3 from your trash." },
  scry: { says: "[Predict]", example: "[Predict]." },
  search: { says: "look at the top cards", example: "Look at the top 3 cards of your Main Deck." },
  shuffle: { says: "recycle", example: "Look at the top 3 cards of your Main Deck. Recycle the rest." },
  increase: { says: "give, with a plus", example: "Give a unit +2 [M] this turn." },
  decrease: { says: "give, with a minus", example: "Give a unit -2 [M] this turn, to a minimum of 1 [M]." },
  reduce: { says: "give, with a minus, or cost less", example: "I cost [2] less." },
  freeze: { says: "[Stun]", example: "[Stun] an enemy unit." },
  silence: { says: "[Stun], or kill", example: "[Stun] an enemy unit." },
  fight: {
    says: "deal damage to each other",
    example: "They deal damage equal to their Mights to each other.",
  },
  equip: { says: "attach, and [Equip] as a keyword", example: "[Equip] [1][R]" },
  whenever: { says: "when", example: "When I attack, draw 1." },
  switch: {
    says: "move each to the other's location",
    example: "Choose two friendly units. Move each to the other's location.",
  },
  divided: { says: "split", example: "Deal 5 damage split among any number of enemy units here." },
  distributed: { says: "split", example: "Deal 5 damage split among any number of enemy units here." },
  alongside: { says: "with another unit", example: "When I attack with another unit, draw 1." },
  upkeep: { says: "the Beginning Phase", example: "At the start of your Beginning Phase, draw 1." },
} as const;

const hints = new Map<string, Hint>(Object.entries({ ...zones, ...things, ...actions }));
/** "creatures", "destroyed", "summons" */
const stems = (word: string): readonly string[] => [
  word,
  word.replace(/ies$/, "y"),
  word.replace(/(?:s|d|r)$/, ""),
  word.replace(/(?:es|ed|er)$/, ""),
  word.replace(/(.)\1ed$/, "$1"),
];

/** What to say instead of a word of another game, or undefined. `own` is the author's sentence with that word. */
export function hintFor(word: string, own?: string): string | undefined {
  const hint = hintOf(word);
  return (
    hint && `This game says ${hint.says}${own === undefined ? `, as in "${hint.example}"` : `: "${own}"`}`
  );
}
const hintOf = (word: string): Hint | undefined =>
  stems(word.toLowerCase())
    .map((stem) => hints.get(stem))
    .find((found) => found !== undefined);

/** The words that can stand in the place of this one: "units" for "creatures". */
export function substitutesFor(word: string): readonly string[] {
  const says = hintOf(word)?.says;
  if (says === undefined) return [];
  if (/^target/i.test(word)) return ["a", "an"];
  const plain = /^(?:an? |the )?([A-Za-z ]+)$/.exec(says.split(/[,;]/)[0] ?? "")?.[1];
  if (plain === undefined) return [];
  return /[sd]$/.test(word) ? [`${plain}s`, plain] : [plain];
}
/** Every word with a hint, for tests. */
export const foreignWords: readonly string[] = [...hints.keys()];
export const hintExamples: readonly string[] = [...hints.values()].map(({ example }) => example);
