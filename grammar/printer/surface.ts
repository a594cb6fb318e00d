/** The only place that knows spaces, capitals and "a" before a vowel. */

const symbol = /^\[(?:\d+|[RGBOPYAC])\]$/;
const closesUp = /^(?:[,.:”]|'s?|\[>\]|\[>>\])$/;
const startsSentence = new Set([".", ":", "—", "[>]", "-", "“"]);
/** Quotation marks are told apart as words, and written alike. */
const quotes: Readonly<Record<string, string>> = { "“": '"', "”": '"' };
/** Before each mode of a list: on a line of its own. */
const bullet = "-";

/** Not a word: the next one begins with a capital. */
export const capitalMark = "^";

/** Writes words as a line of text. */
export function surface(words: readonly string[]): string {
  let text = "";
  let capital = true;
  for (const [index, word] of words.entries()) {
    if (word === capitalMark) {
      capital = true;
      continue;
    }
    // The full stop of a quoted ability ends the sentence around it as well.
    if (word === "." && words[index - 1] === "”" && endsWithStop(words.slice(0, index))) {
      capital = true;
      continue;
    }
    const before = words[index - 1] === capitalMark ? words[index - 2] : words[index - 1];
    let written = word === "a" && /^[aeiou]/i.test(words[index + 1] ?? "") ? "an" : word;
    if (written === "an" && /^(?:uni|one|use)/i.test(words[index + 1] ?? "")) written = "a";
    const glued =
      before === undefined ||
      closesUp.test(word) ||
      before === "non-" ||
      before === "“" ||
      (before === "and" && word === "/") ||
      (before === "/" && word === "or") ||
      (before === "+" && word === "[M]") ||
      (word === "+" && /^\d+$/.test(before)) ||
      (before === "[>>]" && word.startsWith("[")) ||
      (symbol.test(word) && symbol.test(before));
    if (!glued) text += word === bullet ? "\n" : " ";
    written = quotes[written] ?? written;
    text += capital ? written.charAt(0).toUpperCase() + written.slice(1) : written;
    capital = startsSentence.has(word);
  }
  return text;
}

const endsWithStop = (words: readonly string[]): boolean => {
  const last = words.findLastIndex((word) => word !== "”");
  return words[last] === ".";
};
