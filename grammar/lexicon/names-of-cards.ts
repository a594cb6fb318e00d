import type { CardFrame } from "../../runtime/effects/card-frame.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { LexiconAdditions } from "./additions.ts";
import { pluralOf } from "./plural.ts";

/** "Bandle City", "Kai'Sa", "Dr. Mundo", "Nunu & Willump" */
const name = /^[A-Z][A-Za-z'.-]*(?: (?:[A-Z][A-Za-z'.-]*|&|of|the|and))*$/;
const longest = 40;

/**
 * The tags and tokens of cards that are read together: a text of one can speak of another by its tag (133), and of a token
 * that has a card (187). A name that is a word of the rules text stays that word. Undefined where the language has them all.
 */
export function namesOfCards(
  frames: Iterable<CardFrame>,
  vocabulary: Vocabulary,
): LexiconAdditions | undefined {
  const tags = new Set<string>();
  const tokens = { unit: new Set<string>(), gear: new Set<string>(), battlefield: new Set<string>() };
  const { unitTokens, gearTokens, battlefieldTokens = [] } = vocabulary.lexicon;
  const knownTokens = new Set([...unitTokens, ...gearTokens, ...battlefieldTokens]);
  const isFree = (written: string): boolean =>
    written.length <= longest && name.test(written) && vocabulary.word(written) === undefined;
  for (const frame of frames) {
    for (const tag of frame.tags)
      if (!vocabulary.lexicon.tags.has(tag) && isFree(tag) && isFree(pluralOf(tag))) tags.add(tag);
    const { name: token, supertypes, type } = frame;
    if (!supertypes.includes("token") || knownTokens.has(token) || !isFree(token)) continue;
    if (type === "unit" || type === "gear" || type === "battlefield") tokens[type].add(token);
  }
  const found = {
    tags: [...tags],
    unitTokens: [...tokens.unit],
    gearTokens: [...tokens.gear],
    battlefieldTokens: [...tokens.battlefield],
  };
  return Object.values(found).every((names) => names.length === 0) ? undefined : found;
}
