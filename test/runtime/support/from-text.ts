import { compileText } from "../../../compiler/index.ts";
import type { Card, CardType } from "../../../runtime/index.ts";

/** What the compiler makes of a text. `more`: what stands beside the text on the card. */
export function fromText(name: string, type: CardType, text: string, more: Partial<Card> = {}): Card {
  const { card, diagnostics } = compileText(text, { name, type });
  if (card === undefined) throw new Error(`${name}: ${diagnostics.map(({ message }) => message).join("; ")}`);
  return { ...card, ...more };
}

export const spellOf = (name: string, text: string, more: Partial<Card> = {}): Card =>
  fromText(name, "spell", text, more);
export const unitOf = (name: string, might: number, text: string, more: Partial<Card> = {}): Card =>
  fromText(name, "unit", text, { might, ...more });
export const gearOf = (name: string, text: string, more: Partial<Card> = {}): Card =>
  fromText(name, "gear", text, more);
