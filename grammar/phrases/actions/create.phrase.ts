import type { PlayToken, Token } from "../../../runtime/effects/actions/create.ts";
import {
  category,
  choice,
  either,
  field,
  list,
  noun,
  number,
  numeral,
  optional,
  phrase,
  plural,
  set,
  singular,
  spelling,
  tokenName,
  verb,
} from "../../combinators/phrase.ts";
import { counted } from "../filters.phrase.ts";
import { pointedPlace } from "./move.phrase.ts";
import { keyword } from "../keywords.phrase.ts";

/** 179-187. "ready 3 [M] Sprite unit token with [Temporary]" */
const token = category<Token, "token">("token", "a token", "token", () => ({
  unit: phrase<Extract<Token, { token: "unit" }>>()(
    { token: "unit" },
    optional(set("ready", true), "ready"),
    optional(number("might"), "[M]"),
    tokenName("name"),
    "unit",
    noun("token"),
    optional("with", list("keywords", keyword, "and")),
  ),
  gear: phrase<Extract<Token, { token: "gear" }>>()(
    { token: "gear" },
    tokenName("name"),
    "gear",
    noun("token"),
  ),
}));

/** 419, 179. "Play two 1 [M] Recruit unit tokens here." */
export const playToken = phrase<PlayToken>()(
  { do: "play-token" },
  verb("play"),
  choice([set("count", 1), "a", singular], [numeral("count"), plural]),
  field("what", token),
  choice(
    [
      optional(
        either("destination", {
          here: "here",
          "your-base": "to your base",
          "in-your-base": [choice(["in your base"], [spelling("at your base")])],
          "into-your-base": "into your base",
        }),
      ),
    ],
    [field("place", pointedPlace)],
  ),
  optional(set("exhausted", true), "exhausted"),
  optional("for each", field("per", counted)),
);
