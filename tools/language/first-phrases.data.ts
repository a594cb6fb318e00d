import type { CardType } from "../../runtime/index.ts";

/** What a designer needs first: a text for each, on a card of this type, and the sections that tell what may vary. */
export interface FirstPhrase {
  readonly what: string;
  readonly on: CardType;
  readonly text: string;
  readonly sections: readonly string[];
}

export const firstPhrases: readonly FirstPhrase[] = [
  {
    what: "Damage",
    on: "spell",
    text: "Deal 3 to an enemy unit at a battlefield.",
    sections: ["action", "unit-objects"],
  },
  {
    what: "Kill",
    on: "spell",
    text: "Kill a unit with 3 [M] or less.",
    sections: ["permanent-objects", "quality"],
  },
  {
    what: "Might for a turn",
    on: "spell",
    text: "Give a friendly unit +2 [M] this turn.",
    sections: ["gift"],
  },
  {
    what: "A keyword for a turn",
    on: "spell",
    text: "Give your units [Assault] this turn.",
    sections: ["gift", "keyword"],
  },
  { what: "Cards", on: "spell", text: "Draw 2, then discard 1.", sections: ["action"] },
  {
    what: "Move",
    on: "spell",
    text: "Move a friendly unit to its base.",
    sections: ["moving-objects", "destination"],
  },
  {
    what: "Back to the hand",
    on: "spell",
    text: "Return a unit to its owner's hand.",
    sections: ["action", "permanent-or-card-objects"],
  },
  {
    what: "Tokens",
    on: "spell",
    text: "Play two 1 [M] Recruit unit tokens.",
    sections: ["unit-token", "gear-token"],
  },
  { what: "Runes", on: "spell", text: "Channel 1 rune exhausted.", sections: ["action"] },
  {
    what: "Resources",
    on: "gear",
    text: "[E]: [Reaction][>] [Add] [1].",
    sections: ["resource-cost", "ability"],
  },
  {
    what: "When it is played",
    on: "unit",
    text: "When you play me, draw 1.",
    sections: ["trigger", "trigger-event"],
  },
  {
    what: "In a fight",
    on: "unit",
    text: "When I attack, deal 1 to all enemy units here.",
    sections: ["trigger-event", "unit-objects"],
  },
  {
    what: "At a place",
    on: "battlefield",
    text: "When you conquer here, draw 1.",
    sections: ["trigger-event"],
  },
  {
    what: "At a time",
    on: "unit",
    text: "At the start of your Beginning Phase, gain 1 XP.",
    sections: ["phase-event"],
  },
  {
    what: "A decision with a price",
    on: "unit",
    text: "When I conquer, you may pay [1] to ready me.",
    sections: ["payment", "plain-sentence"],
  },
  {
    what: "What follows from it",
    on: "spell",
    text: "Kill a friendly unit. If you do, draw 2.",
    sections: ["lead"],
  },
  {
    what: "A condition",
    on: "spell",
    text: "If you control two or more gear, draw 1.",
    sections: ["condition"],
  },
  { what: "For a cost", on: "unit", text: "[1], [E]: Draw 1.", sections: ["cost-part", "ability"] },
  {
    what: "As long as it stays",
    on: "unit",
    text: "While I'm buffed, other friendly units here have +1 [M].",
    sections: ["passive", "condition"],
  },
  {
    what: "Cheaper",
    on: "unit",
    text: "I cost [1] less for each gear you control.",
    sections: ["own-cost", "counted"],
  },
  {
    what: "One of several",
    on: "spell",
    text: "Choose one —\n- Draw 1.\n- Deal 2 to a unit.",
    sections: ["modal", "mode"],
  },
  {
    what: "Instead",
    on: "gear",
    text: "If a friendly unit would die, heal it, exhaust it, and recall it instead.",
    sections: ["would-event"],
  },
];
