import type { Keyword } from "../../runtime/effects/keyword.ts";
import { writtenKeyword } from "../../grammar/lexicon/lexicon.ts";

/** "[Assault 2]" */
export const printKeyword = ({ keyword, value }: Keyword): string =>
  value === undefined ? `[${writtenKeyword(keyword)}]` : `[${writtenKeyword(keyword)} ${value}]`;

/** "[Assault 2] and [Tank]" */
export const printKeywords = (keywords: readonly Keyword[]): string =>
  keywords.map(printKeyword).join(" and ");

export const withArticle = (noun: string): string =>
  `${/^(?:[aeio]|u(?!ni))/i.test(noun) ? "an" : "a"} ${noun}`;
