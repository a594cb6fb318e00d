import type { Units } from "../../../runtime/effects/object.ts";
import type { UnitFilter } from "../../../runtime/effects/filter.ts";
import type { Another, One } from "../../../runtime/effects/selection.ts";
import type { PlayToken, Token } from "../../../runtime/effects/actions/create.ts";
import {
  category,
  choice,
  either,
  energy,
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
  spelled,
  spelling,
  tokenName,
  union,
  verb,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { counted } from "../filters/counted.phrase.ts";
import { plainUnit } from "../filters/units.phrase.ts";
import { reference } from "../references.phrase.ts";
import { pointedPlace } from "./move.phrase.ts";
import { keyword } from "../keywords.phrase.ts";

const modelChoice = wordings<One<UnitFilter> | Another<UnitFilter>>("copy-model-choice", "a unit", () => [
  phrase<One<UnitFilter>>()({ select: "one" }, singular, "a", field("of", plainUnit)),
  phrase<Another<UnitFilter>>()({ select: "another" }, singular, "another", field("of", plainUnit)),
]);
/** What is copied; "there" after it is where the token is played. */
const copyModel: Category<Units> = union("copy-model", "a unit", () => [modelChoice, reference]);

type UnitToken = Extract<Token, { readonly token: "unit" }>;
const mightOfToken = optional(choice([number("might")], [spelled(energy("might"))]), "[M]");
/** 438.3.b. "3 [M] Mech unit token with [Tank]": what takes the place of something is neither played nor a copy. */
export const unitToken = wordings<Omit<UnitToken, "ready" | "copyOf">>("unit-token", "a unit token", () => [
  phrase<Omit<UnitToken, "ready" | "copyOf">>()(
    { token: "unit" },
    mightOfToken,
    tokenName("name"),
    "unit",
    noun("token"),
    optional("with", list("keywords", keyword, "and")),
  ),
]);
/** 179-187. "ready 3 [M] Sprite unit token with [Temporary]" */
const token = category<Token, "token">("token", "a token", "token", () => ({
  unit: phrase<UnitToken>()(
    { token: "unit" },
    optional(set("ready", true), "ready"),
    mightOfToken,
    tokenName("name"),
    "unit",
    noun("token"),
    optional("with", list("keywords", keyword, "and")),
    optional(
      choice(["that's a copy of"], [spelling("that is a copy of")], [spelling("that are copies of")]),
      field("copyOf", copyModel),
    ),
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
          "a-battlefield": "to a battlefield",
          "a-battlefield-you-control": [
            choice(["to a battlefield you control"], [spelling("at a battlefield you control")]),
          ],
        }),
      ),
    ],
    [field("place", pointedPlace)],
  ),
  optional(set("exhausted", true), "exhausted"),
  optional("for each", field("per", counted)),
);
