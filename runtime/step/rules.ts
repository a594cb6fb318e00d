import type { Rules } from "./rules-interface.ts";
import type { Game } from "./game.ts";
import { addReactions } from "../acts/add-reactions.ts";
import { perform } from "../abilities/perform.ts";
import { carryOut } from "../abilities/sentence.ts";
import { keywordValue } from "../evaluate/keywords.ts";
import { mightOf } from "../evaluate/might.ts";
import { tagsOf } from "../evaluate/tags.ts";
import { valueOf } from "../evaluate/values.ts";

export const rules: Rules<Game> = {
  might: mightOf,
  keyword: keywordValue,
  tags: tagsOf,
  value: valueOf,
  perform,
  carryOut,
  addReactions,
};
