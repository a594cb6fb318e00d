import type { Card, DeclaredKeyword, Keyword, KeywordName, RulebookKeyword } from "../effects/index.ts";

/**
 * Whether the machine executes a keyword that stands on a line of its own. A new keyword without an entry does not
 * compile. What is not executed is refused when it is played, and never does nothing in silence.
 */
const executed: Readonly<Record<RulebookKeyword, boolean>> = {
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

const isOfRulebook = (keyword: KeywordName): keyword is RulebookKeyword => Object.hasOwn(executed, keyword);
/** A keyword that a project declares is what it stands for. */
const isExecuted = ({ keyword, standsFor }: Keyword): boolean =>
  isOfRulebook(keyword) ? executed[keyword] : standsFor !== undefined;

/** "[Level]", "[Drain]" */
export const bracketed = (keyword: KeywordName): DeclaredKeyword =>
  isOfRulebook(keyword) ? `[${keyword}]` : keyword;

/** The first keyword on a card that the machine does not execute. */
export const notExecuted = (card: Card): KeywordName | undefined =>
  [...card.abilities, ...(card.effectText ?? [])]
    .flatMap((ability) => (ability.ability === "keyword" ? [ability.keyword] : []))
    .find((keyword) => !isExecuted(keyword))?.keyword;
