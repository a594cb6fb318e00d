import type { PrintableCard } from "../../grammar/card-files/card-source.ts";
import { printCardFile } from "../../grammar/card-files/print-card-file.ts";

/** File names that some systems keep for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/;
const longestName = 80;

/** A name in another script by the numbers of its letters, so that its file is the same in every import. */
const byNumbers = (letters: string): string =>
  Array.from(letters, (letter) => letter.codePointAt(0)?.toString(16) ?? "").join("-");

/** A card name as a file name: letters, digits and dashes only, so that no name can leave its folder. */
export function fileNameOf(cardName: string): string {
  const plain = cardName
    .normalize("NFKD")
    .replace(/['\p{Mark}]/gu, "")
    .toLowerCase();
  const isOtherScript = !/[a-z0-9]/.test(plain);
  const letters = isOtherScript ? byNumbers(plain.replace(/[^\p{Letter}\p{Number}]/gu, "")) : plain;
  const kebab = letters
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestName)
    .replace(/^-+|-+$/g, "");
  return isOtherScript || kebab === "" || reserved.test(kebab) ? `card-${kebab}`.replace(/-$/, "") : kebab;
}

/** A card file for each card, by its relative file name; equal names get a number. */
export function toCardFiles(cards: readonly PrintableCard[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const card of cards) {
    const base = fileNameOf(card.frame.name);
    let name = `${base}.card`;
    for (let count = 2; files.has(name); count += 1) name = `${base}-${String(count)}.card`;
    files.set(name, printCardFile([card]));
  }
  return files;
}
