import type { Passive } from "../../runtime/effects/passive.ts";
import type { Me, This } from "../../runtime/effects/reference.ts";
import {
  category,
  choice,
  either,
  field,
  numeral,
  optional,
  phrase,
  plural,
  resources,
  sequence,
  set,
  spelled,
  spelling,
  subject,
  tokenName,
  union,
  wordings,
} from "../combinators/phrase.ts";
import { playedCards, thisNamed } from "./cost-changes.phrase.ts";
import { ignoring } from "./actions/play.phrase.ts";
import { card } from "./filters/cards.phrase.ts";
import { condition } from "./conditions/condition.phrase.ts";
import { me, self } from "./references.phrase.ts";
import { onlyPlace, playPlace } from "./restrictions.phrase.ts";
import { everyUnit, unitGroup } from "./selections.phrase.ts";

type PassiveOf<Kind extends Passive["passive"]> = Extract<Passive, { readonly passive: Kind }>;
export type PlacePassive = PassiveOf<"may-be-played-to" | "may-ambush-to" | "only-played-to">;
export type PlayPassive = PassiveOf<
  | "any-number-of-buffs"
  | "moving-costs"
  | "tokens-add-more"
  | "cannot-be-countered"
  | "may-be-played-for"
  | "may-play-cards"
  | "abilities-only-while"
  | "may-hide-more"
  | "may-hide-for"
  | "hidden-stay-hidden-here"
>;

const played = union("played-units", "I or units", () => [self, everyUnit]);
const uncounterable = union("uncounterable", "this or spells", () => [self, thisNamed, playedCards]);
const buffed = union("buffed-units", "I or units", () => [self, unitGroup]);
const subjectMe = wordings<Me>("subject-me", "I", () => [phrase<Me>()({ refer: "me" }, "I")]);
const movedTo = either("to", {
  "my-battlefield": "my battlefield",
  here: [choice(["here"], [spelling("this battlefield")])],
});
const my = wordings<Me>("my", "my", () => [phrase<Me>()({ refer: "me" }, "my")]);

/** 355.2. Where something may be played. */
export const placePassive = category<PlacePassive, "passive">(
  "place-passive",
  "where it may be played",
  "passive",
  () => ({
    "may-be-played-to": [
      phrase<PassiveOf<"may-be-played-to"> & { readonly who: Me | This }>()(
        { passive: "may-be-played-to" },
        "you may play",
        field("who", self),
        "to",
        field("where", playPlace),
      ),
      phrase<PassiveOf<"may-be-played-to">>()(
        { passive: "may-be-played-to" },
        subject("who", played),
        choice(["may"], [spelling("can")]),
        "be played to",
        field("where", playPlace),
      ),
    ],
    "may-ambush-to": phrase<PassiveOf<"may-ambush-to">>()(
      { passive: "may-ambush-to" },
      field("who", subjectMe),
      choice(["can"], [spelling("may")]),
      "[Ambush] to",
      field("where", playPlace),
      optional(spelling(", even if you don't have units there")),
    ),
    "only-played-to": [
      phrase<PassiveOf<"only-played-to">>()(
        { passive: "only-played-to" },
        choice(["play"], [spelling("you may play")]),
        field("who", me),
        "only to",
        field("where", onlyPlace),
      ),
      phrase<PassiveOf<"only-played-to">>()(
        { passive: "only-played-to" },
        spelled(sequence(field("who", subjectMe), "can only be played to", field("where", onlyPlace))),
      ),
    ],
  }),
);

const additionalCards = choice(
  [set("count", 1), "an additional card"],
  [numeral("count"), "additional cards"],
);

/** What a player may do beyond the rules: play for another cost, hide more. */
export const playPassive = category<PlayPassive, "passive">(
  "play-passive",
  "what may be done",
  "passive",
  () => ({
    "any-number-of-buffs": phrase<PassiveOf<"any-number-of-buffs">>()(
      { passive: "any-number-of-buffs" },
      subject("who", buffed),
      "can have any number of buffs",
    ),
    "moving-costs": phrase<PassiveOf<"moving-costs">>()(
      { passive: "moving-costs" },
      "opponents must pay",
      resources("amount"),
      choice(
        [
          set("beyondFirst", true),
          "for each unit beyond the first to move multiple units to",
          movedTo,
          "at the same time",
        ],
        ["for each unit they move to", movedTo],
      ),
    ),
    "tokens-add-more": phrase<PassiveOf<"tokens-add-more">>()(
      { passive: "tokens-add-more" },
      "your",
      tokenName("name"),
      "[Add]",
      "an additional",
      resources("amount"),
    ),
    "cannot-be-countered": phrase<PassiveOf<"cannot-be-countered">>()(
      { passive: "cannot-be-countered" },
      subject("what", uncounterable),
      optional(set("andAbilities", true), "and abilities"),
      "can't be countered",
    ),
    "may-be-played-for": phrase<PassiveOf<"may-be-played-for">>()(
      { passive: "may-be-played-for" },
      "you may play",
      field("who", me),
      optional(
        either("from", {
          "your-trash": "from your trash",
          "your-champion-zone": "from your Champion Zone",
        }),
      ),
      "for",
      resources("cost"),
    ),
    "may-play-cards": phrase<PassiveOf<"may-play-cards">>()(
      { passive: "may-play-cards" },
      "you may play",
      plural,
      field("what", card),
      optional(",", ignoring),
    ),
    "abilities-only-while": phrase<PassiveOf<"abilities-only-while">>()(
      { passive: "abilities-only-while" },
      "use",
      field("who", my),
      "abilities only while",
      field("condition", condition),
    ),
    "may-hide-more": [
      phrase<Omit<PassiveOf<"may-hide-more">, "who">>()(
        { passive: "may-hide-more" },
        "you may hide",
        additionalCards,
        either("where", { here: "here", "each-battlefield": "at each battlefield you control" }),
      ),
      phrase<PassiveOf<"may-hide-more"> & { readonly who: "players" }>()(
        { passive: "may-hide-more", who: "players" },
        choice(["players may hide"], [spelling("each player may hide")], [spelling("each player can hide")]),
        additionalCards,
        either("where", { here: "here", "each-battlefield": "at each battlefield they control" }),
      ),
    ],
    "may-hide-for": phrase<PassiveOf<"may-hide-for">>()(
      { passive: "may-hide-for" },
      "you may pay",
      resources("cost"),
      "to hide a card with [Hidden] instead of [A]",
    ),
    "hidden-stay-hidden-here": phrase<PassiveOf<"hidden-stay-hidden-here">>()(
      { passive: "hidden-stay-hidden-here" },
      choice(
        [set("whose", "opponents"), "your opponents' [Hidden] cards"],
        [set("whose", "players"), "[Hidden] cards"],
      ),
      "can't be revealed here",
    ),
  }),
);
