import type { BracketedWord, RulebookKeyword } from "../../runtime/effects/keyword.ts";
import type { Lexicon } from "./lexicon.ts";
import { pluralOf } from "./plural.ts";

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
} as const satisfies { readonly [Name in RulebookKeyword]: true };

export const isRulebookKeyword = (name: string): name is RulebookKeyword => Object.hasOwn(keywords, name);

const bracketed = { Add: true, Buff: true, Mighty: true, Predict: true, Stun: true } as const satisfies {
  readonly [Word in BracketedWord]: true;
};
export const isBracketedWord = (word: string): word is BracketedWord => Object.hasOwn(bracketed, word);

/** 763.1. All but Equipment, which is a word of the language (137); and the two that only tokens have (187). */
const tags = `
  Ahri; Akali; Akshan; Ambessa; Anivia; Annie; Aphelios; Ashe; Azir; Bandle City; Bard; Bilgewater; Bird;
  Blitzcrank; Caitlyn; Cat; Darius; Demacia; Demon; Diana; Dog; Dr. Mundo; Dragon; Draven; Ekko; Elite;
  Evelynn; Ezreal; Fae; Fiora; Fizz; Freljord; Galio; Gangplank; Garen; Heimerdinger; Hwei; Icathia; Illaoi;
  Ionia; Irelia; Ivern; Ixtal; Janna; Jax; Jayce; Jhin; Jinx; Kai'Sa; Karma; Karthus; Katarina; Kathkan;
  Kayle; Kayn; Kennen; Kha'Zix; Kog'Maw; LeBlanc; Lee Sin; Leona; Lillia; Lucian; Lux; Malzahar; Master Yi;
  Mech; Mel; Miss Fortune; Morgana; Mount Targon; Nami; Nasus; Nidalee; Nilah; Nocturne; Noxus; Ornn;
  Piltover; Pirate; Poppy; Poro; Pyke; Qiyana; Recruit; Rek'Sai; Rell; Renata Glasc; Renekton; Rengar;
  Riven; Rumble; Sand Soldier; Sentinel; Sett; Shadow Isles; Shen; Shurima; Sivir; Sona; Soraka; Spider;
  Spirit; Sprite; Swain; Syndra; Taric; Teemo; The Void; Trifarian; Tryndamere; Twisted Fate; Udyr; Vayne;
  Vex; Vi; Viktor; Volibear; Warwick; Xerath; Xin Zhao; Yasuo; Yone; Yordle; Yuumi; Zaun; Zed; Zilean`
  .split(";")
  .map((name) => name.trim().replace(/\s+/g, " "));

const unitTokens = [
  ...["Bird", "Mech", "Recruit", "Reflection", "Sand Soldier", "Shadow Clone", "Sprite", "Tentacle"],
];

/** The names of the published rules and cards. */
export const defaultLexicon: Lexicon = {
  keywords: Object.keys(keywords).filter(isRulebookKeyword),
  tags: new Map([...tags, ...unitTokens].map((name) => [name, pluralOf(name)])),
  unitTokens,
  gearTokens: ["Gold"],
  battlefieldTokens: ["Baron Pit", "Brush"],
};
