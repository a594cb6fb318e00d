import type { Happening } from "../state/index.ts";

/** What texts can look back to: "you've discarded a card this turn", "a unit has died this turn". */
const remembered: ReadonlySet<Happening["what"]> = new Set<Happening["what"]>([
  "play",
  "activate",
  "attack",
  "become-mighty",
  "buff",
  "burn",
  "channel",
  "combat-result",
  "damage",
  "defend",
  "discard",
  "draw",
  "exhaust",
  "gain-xp",
  "hide",
  "kill",
  "move",
  "ready",
  "recall",
  "recycle",
  "score",
  "spend-buff",
  "spend-xp",
  "stun",
]);
export const isRemembered = ({ what }: Happening): boolean => remembered.has(what);
