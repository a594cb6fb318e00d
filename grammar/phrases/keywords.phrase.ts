import type { Keyword, KeywordName, OtherCost } from "../../runtime/effects/keyword.ts";
import {
  choice,
  field,
  list,
  optional,
  phrase,
  wordings,
  type Category,
  type Part,
} from "../combinators/phrase.ts";
import { keywordCost, resourceCost } from "./costs.phrase.ts";

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
const otherCost: Category<OtherCost> = wordings<OtherCost>("other-cost", "a cost", () => [
  phrase<OtherCost>()(
    {},
    list("cost", resourceCost, "comma"),
    optional(
      "/",
      field("or", () => otherCost),
    ),
  ),
]);
/** "[Repeat] [2]", "[Equip] — [P], Recycle 2 cards from your trash": on a line of its own. */
export const keywordWithCost = wordings<Keyword>("keyword-with-cost", "a keyword", () => [
  phrase<Keyword>()(
    {},
    nameAndValue,
    choice([keywordCost], ["—", list("cost", resourceCost, "comma"), "/", field("or", otherCost)]),
  ),
]);
