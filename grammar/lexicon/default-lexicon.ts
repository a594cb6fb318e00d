import type { KeywordName } from "../../runtime/effects/keyword.ts";
import type { Lexicon } from "./lexicon.ts";

/** 800-829. */
const keywords = {
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
  Level: true,
  "Quick-Draw": true,
  Reaction: true,
  Repeat: true,
  Shield: true,
  Tank: true,
  Temporary: true,
  Unique: true,
  Vision: true,
  Weaponmaster: true,
} as const satisfies { readonly [Name in KeywordName]: true };

export const isKeywordName = (name: string): name is KeywordName => Object.hasOwn(keywords, name);

/** The names of the published rules and cards. */
export const defaultLexicon: Lexicon = {
  keywords: Object.keys(keywords).filter(isKeywordName),
  tags: new Map(
    [
      "Bird",
      "Cat",
      "Dog",
      "Dragon",
      "Elite",
      "Fae",
      "Mech",
      "Pirate",
      "Poro",
      "Recruit",
      "Sand Soldier",
      "Spirit",
    ]
      .concat(["Sprite", "Teemo", "Trifarian", "Yordle"])
      .map((name) => [name, `${name}s`]),
  ),
  unitTokens: ["Bird", "Mech", "Recruit", "Reflection", "Sand Soldier", "Shadow Clone", "Sprite", "Tentacle"],
  gearTokens: ["Gold"],
  battlefieldTokens: ["Baron Pit", "Brush"],
};
