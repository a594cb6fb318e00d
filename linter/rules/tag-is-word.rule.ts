import { isWordOfTexts } from "../../compiler/index.ts";
import { defineRule } from "../rule.ts";

/** 133. A tag is a name, and texts speak of it by that name. */
export const tagIsWord = defineRule(
  "tag-is-word",
  {
    severity: "style",
    rules: ["133"],
    message: 'The tag "{tag}" is a word of the rules text.',
    why: "No text can speak of units with this tag: the word is read as what it means elsewhere.",
    help: "Give the tag another name.",
  },
  function* (card, report) {
    for (const tag of card.card.tags)
      if (tag !== equipment && isWordOfTexts(tag)) yield report(card.spanOfHeader("tags"), { tag });
  },
);

/** 716. The language speaks of it by a word of its own. */
const equipment = "Equipment";
