import type { Units } from "../../../runtime/effects/object.ts";
import type { UnitFilter } from "../../../runtime/effects/filter.ts";
import type { Another, One } from "../../../runtime/effects/selection.ts";
import type { CreateToken, PlayToken, Token } from "../../../runtime/effects/actions/create.ts";
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
  sequence,
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
/** "3 [M] Sprite unit token with [Temporary]" */
const tokenOfAUnit = sequence(
  optional(choice([number("might")], [spelled(energy("might"))]), "[M]"),
  tokenName("name"),
  "unit",
  noun("token"),
  optional("with", list("keywords", keyword, "and")),
);
const readyToken = sequence(optional(set("ready", true), "ready"), tokenOfAUnit);
type GearToken = Extract<Token, { readonly token: "gear" }>;
const aGearToken = phrase<GearToken>()({ token: "gear" }, tokenName("name"), "gear", noun("token"));
/** 438.3.b. "3 [M] Mech unit token with [Tank]": what takes the place of something is neither played nor a copy. */
export const unitToken = wordings<Omit<UnitToken, "ready" | "copyOf">>("unit-token", "a unit token", () => [
  phrase<Omit<UnitToken, "ready" | "copyOf">>()({ token: "unit" }, tokenOfAUnit),
]);
/** 179-187. "ready 3 [M] Sprite unit token with [Temporary]" */
const token = category<Token, "token">("token", "a token", "token", () => ({
  unit: phrase<UnitToken>()(
    { token: "unit" },
    readyToken,
    optional(
      choice(["that's a copy of"], [spelling("that is a copy of")], [spelling("that are copies of")]),
      field("copyOf", copyModel),
    ),
  ),
  gear: aGearToken,
}));

const soMany = choice([set("count", 1), "a", singular], [numeral("count"), plural]);
/** 419, 179. "Play two 1 [M] Recruit unit tokens here." */
export const playToken = phrase<PlayToken>()(
  { do: "play-token" },
  verb("play"),
  soMany,
  field("what", token),
  choice(
    [
      optional(
        either("destination", {
          here: "here",
          "your-base": "to your base",
          "their-base": "to their base",
          "in-your-base": [choice(["in your base"], [spelling("at your base")])],
          "into-your-base": "into your base",
          "a-battlefield": "to a battlefield",
          "different-battlefields": "to different battlefields",
          "different-battlefields-you-control": "to different battlefields you control",
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

const createdUnit = wordings<CreatedUnit>("created-unit", "a unit token", () => [
  phrase<CreatedUnit>()({ token: "unit" }, readyToken),
]);
type CreatedUnit = Omit<UnitToken, "copyOf">;
export const gearToken = wordings<GearToken>("gear-token", "a gear token", () => [aGearToken]);
const created = union("created", "a token", () => [createdUnit, gearToken]);
const createdAt = either("at", {
  here: "here",
  "your-base": [choice(["at your base"], [spelling("to your base")], [spelling("in your base")])],
  "a-battlefield": "at a battlefield",
  "a-battlefield-you-control": "at a battlefield you control",
});
/** 439.5. "Create a Gold gear token at your base." */
export const createToken = [
  phrase<CreateToken>()(
    { do: "create" },
    verb("create"),
    soMany,
    field("what", created),
    optional(createdAt),
    optional(set("exhausted", true), "exhausted"),
    optional("for each", field("per", counted)),
  ),
  // "Add a Gold gear token to your base."
  phrase<Omit<CreateToken, "at"> & { readonly at: "your-base" | "here" }>()(
    { do: "create" },
    spelled(
      sequence(
        verb("add"),
        soMany,
        field("what", created),
        either("at", { "your-base": "to your base", here: "to this battlefield" }),
      ),
    ),
    optional(set("exhausted", true), "exhausted"),
    optional("for each", field("per", counted)),
  ),
];
