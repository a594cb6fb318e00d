import { Parser } from "htmlparser2";
import { domains, powerShorthands } from "../../grammar/card-files/frame-words.ts";

/** 135.2.e: the icon tokens of exports and their shorthands. */
const icons: Readonly<Record<string, string>> = {
  might: "[M]",
  exhaust: "[E]",
  rune_rainbow: "[A]",
  ...Object.fromEntries(domains.map((domain) => [`rune_${domain}`, powerShorthands[domain]])),
};

/** What stands before each item of a list: the modes of "Choose one —" are lines of their own. */
export const listItemMark = "- ";

export interface CanonicalText {
  readonly text: string;
  /** Icon tokens that have no shorthand; they are left as they are. */
  readonly unknownIcons: readonly string[];
}

/**
 * A rich text (HTML with icon tokens such as `:rb_energy_2:`) or a plain one in the canonical notation: shorthands
 * for symbols, straight quotation marks, one line for each paragraph. Reminder text is kept.
 */
export function canonicalText(rich: string): CanonicalText {
  const unknownIcons: string[] = [];
  const text = withoutMarkup(rich)
    .replace(/:rb_(\w+?):/g, (token, name: string) => {
      const energy = /^energy_(\d+)$/.exec(name)?.[1];
      const shorthand = energy === undefined ? icons[name] : `[${energy}]`;
      if (shorthand === undefined) unknownIcons.push(token);
      return shorthand ?? token;
    })
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2013\u2212]/g, "-")
    .replaceAll("\u2026", "...");
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  const filled = lines.filter((line) => line !== "");
  const isEmpty = filled.length === 1 && /^\[?no text\]?$/i.test(filled[0] ?? "");
  return { text: isEmpty ? "" : filled.join("\n"), unknownIcons };
}

const paragraphs = new Set(["p", "div", "ul", "ol", "h1", "h2", "h3", "h4"]);
const hidden = new Set(["script", "style"]);

function withoutMarkup(rich: string): string {
  let text = "";
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (hidden.has(name)) hiddenDepth += 1;
      if (name === "br" || paragraphs.has(name)) text += "\n";
      if (name === "li") text += `\n${listItemMark}`;
    },
    onclosetag(name) {
      if (hidden.has(name)) hiddenDepth -= 1;
      if (name === "li" || paragraphs.has(name)) text += "\n";
    },
    ontext(data) {
      if (hiddenDepth === 0) text += data;
    },
  });
  parser.end(rich);
  return text;
}
