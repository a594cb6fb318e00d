/** A part of the rulebook that the runtime has to be: rules from the one top number to the other. */
export interface Section {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

export const sections: readonly Section[] = [
  { title: "Units and damage", from: 141, to: 142 },
  { title: "Turn, states, phases", from: 301, to: 317 },
  { title: "Chains", from: 327, to: 340 },
  { title: "Showdowns", from: 341, to: 348 },
  { title: "Playing cards", from: 349, to: 359 },
  { title: "Replacement effects", from: 367, to: 375 },
  { title: "Abilities", from: 376, to: 406 },
  { title: "Game actions", from: 407, to: 444 },
  { title: "Recalls", from: 454, to: 458 },
  { title: "Combat", from: 459, to: 466 },
  { title: "Scoring", from: 467, to: 472 },
  { title: "Layers", from: 473, to: 480 },
  { title: "Buffs", from: 701, to: 705 },
  { title: "Mighty", from: 706, to: 711 },
  { title: "Bonus Damage", from: 712, to: 715 },
  { title: "Attachment", from: 716, to: 719 },
  { title: "Inactive text", from: 720, to: 725 },
  { title: "Dependent keywords", from: 726, to: 727 },
  { title: "Counters", from: 741, to: 749 },
  { title: "Keywords", from: 800, to: 829 },
];
