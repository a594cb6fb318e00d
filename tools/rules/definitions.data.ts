/**
 * Rules that leave the machine nothing to do, with the reason in our words. definition: it names, sums up or points
 * elsewhere. outside: it speaks of something that this machine does not play, such as games of more than two.
 */
export interface DefinitionGroup {
  readonly kind: "definition" | "outside";
  readonly reason: string;
  /** Numbers, separated by spaces. */
  readonly rules: string;
}

export const definitions: readonly DefinitionGroup[] = [
  {
    kind: "definition",
    reason:
      "Introduces a list or sums it up; what happens is said by the rules under it, or by those it points to.",
    rules: `141.1 141.1.a 141.1.b 141.2 308 309 310 312 312.2 316.5 316.6 316.7 316.7.e 316.8 317.1.b 331 333.1 338.1 343
      347 358 338.1.a.3 370.1.b.1 403.2 403.3 410 410.2 417.7 464.2.b 725 801.3.b 806.1 806.1.c 813.1 818.1 829.1`,
  },
  {
    kind: "definition",
    reason: "Announces the tasks that the next rules name; those are what is done, and in which order.",
    rules: "315.1.a 315.2.b.1 315.3.a 315.4.a 316.2 317.2.e 464.2.a",
  },
  {
    kind: "definition",
    reason:
      "Says what a word of the rules means; in the code it is the name of a type, a field or a function.",
    rules: `141.2.a 142.1 316.8.a.1 383.4.b.4 394 394.1 396 408 411.5 411.5.a 417.4 417.5 417.6.b.2 417.6.c 429.1 426.1.a
      438.3.a 438.3.b 438.3.b.1 438.7.a 801.3.a.1 723 749 440.2.a 443.1 443.1.a.1 443.1.a.2 444.1.a 478 478.1 704 707 742 743 744 480.1 480.1.a 480.1.b
      480.1.c 475.1`,
  },
  {
    kind: "definition",
    reason:
      "Calls the action Limited. No act of a player is that action: it happens only where a text, a cost or a step of the turn says so.",
    rules: `410.2.a 410.2.b 415.3 416.2 417.3 418.3 420.2 423.2 424.2 425.2 426.2 427.4 428.3 429.4 429.4.a 430.4 431.4 424.2.a 438.2.a
      431.4.a 432.2 433.2 434.2 435.2 436.2 437.6 438.2 439.6 440.3 441.3 442.2 443.3 444.3`,
  },
  {
    kind: "definition",
    reason: "Calls the action Discretionary: it is an act of a player, with the conditions of its own rules.",
    rules: "419.2 410.1.b.1 410.1.b.2",
  },
  {
    kind: "definition",
    reason: "Says how cards lie on the table, or how a symbol looks.",
    rules: "414.1.a 414.5 415.1.a 434.1.b 435.1.b.1 702.1 801.2 801.2.a",
  },
  {
    kind: "definition",
    reason: "Says by which words a text of this kind is recognized: the phrases read them.",
    rules: "359.3.f.1 377.2 477.1.c 477.1.a 443.1.b 438.3",
  },
  {
    kind: "definition",
    reason: "Says on which cards it stands; the linter reports it elsewhere, and the machine does not mind.",
    rules: "379 825.2 829.1.a",
  },
  {
    kind: "definition",
    reason: "Says that an action is a replacement effect by nature; its own rules say what it does.",
    rules: "431.5 443.4",
  },
  {
    kind: "definition",
    reason:
      "Speaks of what players show each other at the table; the state hides nothing, and a game shows of it what it likes.",
    rules: "141.1.a.2 424.2.b 421.4 811.6.a",
  },
  {
    kind: "definition",
    reason: "Deck construction: a game begins with the decks that it is given.",
    rules: "825.3.a 825.3.b",
  },
  {
    kind: "outside",
    reason:
      "Speaks of texts that no card has and that the language does not read: counters that are moved or of no type, objects that are empowered twice, Equip and Empower with a timing of their own, effects that ask for the [Action] or [Reaction] of an ability, created spells, runes and legends.",
    rules: "439.2.b.2 439.2.b.3 439.2.b.4 441.1.c.1 745.1.a 746 806.5.c 813.5.c 818.1.c.5 827.1.c.4",
  },
  {
    kind: "outside",
    reason: "Teams, or more than two players: this machine plays games of two.",
    rules: "315.2.b.3 316.5.b.1 358.3 405.2 462.1 462.2 462.2.a 462.2.b 462.3 469.1.a",
  },
];

export const numbersOf = ({ rules }: DefinitionGroup): readonly string[] =>
  rules.split(/\s+/).filter((number) => number !== "");
