import type { Keyword, KeywordName } from "../../runtime/effects/keyword.ts";
import { phrase, wordings, type Part } from "../combinators/phrase.ts";
import { keywordCost } from "./costs.phrase.ts";

/** "[Hidden]": the name alone, under `keyword`. */
export const keywordName: Part<{ readonly keyword: KeywordName }> = {
  node: { is: "keyword", valued: false },
};
const nameAndValue: Part<{ readonly keyword: KeywordName; readonly value?: number }> = {
  node: { is: "keyword", valued: true },
};

/** 800. "[Shield 2]", as it is given or had. */
export const keyword = wordings<Omit<Keyword, "cost">>("keyword", "a keyword", () => [
  phrase<Omit<Keyword, "cost">>()({}, nameAndValue),
]);
/** "[Repeat] [2]", "[Equip] — [P], Recycle 2 cards from your trash": on a line of its own. */
export const keywordWithCost = wordings<Keyword>("keyword-with-cost", "a keyword", () => [
  phrase<Keyword>()({}, nameAndValue, keywordCost),
]);
