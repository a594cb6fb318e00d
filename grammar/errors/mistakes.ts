import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { languageDiagnostics } from "../diagnostics/language-diagnostics.ts";
import type { Token } from "../vocabulary/token.ts";

const notUnits =
  /^(?:gear|equipment|spells?|cards?|runes?|legends?|battlefields?|players?|opponents?|you|abilit(?:y|ies))$/i;
const article = /^(?:an?|all|each|every|the|another|any|your|enemy|friendly|other|of|up|to|one|two)$/i;
const isDeal = (token: Token | undefined): boolean => /^deals?$/i.test(token?.image ?? "");
const isWord = (token: Token | undefined, word: RegExp): boolean =>
  token !== undefined && word.test(token.image);

/**
 * A text that breaks a rule of damage is refused by the grammar, because the effect types have no place for it. This
 * says which rule it breaks, instead of which word was expected. `place` is the first token that did not fit.
 */
export function damageMistake(tokens: readonly Token[], place: number): Diagnostic | undefined {
  const start = tokens.slice(0, place + 1).findLastIndex((token) => isDeal(token));
  if (start < 0) return undefined;
  const said = tokens.slice(start + 1);
  const [amount, next, after] = said;
  const isBonus = isWord(next, /^bonus$/i) && isWord(after, /^damage$/i);
  if (amount !== undefined && isBonus && isWord(amount, /^-\d+$/))
    return languageDiagnostics.report("invalid-bonus-damage", { amount: amount.image }, spanOf(amount));
  if (amount !== undefined && isWord(amount, /^-\d+$/))
    return languageDiagnostics.report("invalid-damage", { amount: amount.image }, spanOf(amount));
  if (place === start + 1 || place === start + 2) return notDamage(said.slice(0, 3));
  return notUnit(tokens, place);
}

/** "Deal a card" (417.2) */
function notDamage(said: readonly Token[]): Diagnostic | undefined {
  const noun = said.find((token) => notUnits.test(token.image));
  const [first] = said;
  if (
    noun === undefined ||
    first === undefined ||
    !said.slice(0, said.indexOf(noun)).every((token) => article.test(token.image))
  )
    return undefined;
  const span = { start: first.startOffset, end: noun.end };
  const word = said
    .slice(0, said.indexOf(noun) + 1)
    .map((token) => token.image)
    .join(" ");
  return languageDiagnostics.report("only-damage-is-dealt", { word }, span);
}

/** "Deal 4 to a gear" (417.2): the words from "to" up to a noun that is no unit */
function notUnit(tokens: readonly Token[], place: number): Diagnostic | undefined {
  const to = tokens.slice(0, place + 1).findLastIndex((token) => /^to$/i.test(token.image));
  if (to < 0) return undefined;
  const object = tokens.slice(to + 1);
  const end = object.findIndex((token) => notUnits.test(token.image));
  const words = object.slice(0, end + 1);
  // "Deal 2 to a gear here": "deal 2" by itself may stand before "to", and what is done for it behind.
  const mayBeFurther = /^deals?$/i.test(tokens[to - 2]?.image ?? "");
  if (end < 0 || place < to || (place > to + 1 + end && !mayBeFurther)) return undefined;
  if (!words.slice(0, -1).every((token) => article.test(token.image))) return undefined;
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const noun = words.map((token) => token.image).join(" ");
  return languageDiagnostics.report(
    "damage-to-non-unit",
    { noun },
    { start: first.startOffset, end: last.end },
  );
}

const spanOf = (token: Token): Span => ({ start: token.startOffset, end: token.end });
