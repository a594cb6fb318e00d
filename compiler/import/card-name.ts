/**
 * The name of a card as the rules have it (132.4: "[Short Name], [Subtitle]"), from the name of one of its prints:
 * "Jinx - Rebel (Alternate Art)" is "Jinx, Rebel"; "Gold // Buff" is a token with something else on its back.
 */
export function cardNameOf(printName: string): string {
  const [front = ""] = printName.split(" // ");
  return front
    .replace(/(\s*\([^()]*\))+\s*$/, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(" - ", ", ");
}

/** Equal for two spellings of one name: case, punctuation and accents do not count. */
export function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, "");
}

/** "Boss" of "Sett, The Boss": some sources name a legend by its subtitle alone. */
export const subtitleOf = (name: string): string | undefined => /^[^,]+,\s*(.+)$/.exec(name)?.[1];
