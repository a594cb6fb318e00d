import type { Card, KeywordName } from "../effects/index.ts";

/**
 * Whether the machine executes a keyword that stands on a line of its own. A new keyword without an entry does not
 * compile. What is not executed is refused when it is played, and never does nothing in silence.
 */
const executed: Readonly<Record<KeywordName, boolean>> = {
  Accelerate: true,
  Action: true,
  Ambush: true,
  Assault: true,
  Backline: true,
  Deathknell: true,
  Deflect: true,
  Empower: true,
  Empowered: true,
  Equip: true,
  Flow: true,
  Ganking: true,
  Hidden: true,
  Hunt: true,
  Legion: true,
  Level: false,
  "Quick-Draw": true,
  Reaction: true,
  Repeat: true,
  Shield: true,
  Tank: true,
  Temporary: true,
  Unique: true, // 825. Deck construction only.
  Vision: true,
  Weaponmaster: true,
};

/** The first keyword on a card that the machine does not execute. */
export const notExecuted = (card: Card): KeywordName | undefined =>
  [...card.abilities, ...(card.effectText ?? [])]
    .flatMap((ability) => (ability.ability === "keyword" ? [ability.keyword.keyword] : []))
    .find((keyword) => !executed[keyword]);
