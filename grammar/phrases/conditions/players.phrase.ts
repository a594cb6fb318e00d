import {
  choice,
  either,
  field,
  number,
  numeral,
  optional,
  phrase,
  plural,
  sequence,
  set,
  spelled,
  spelling,
  union,
  wordings,
} from "../../combinators/phrase.ts";
import { singleReference } from "../references.phrase.ts";
import { where } from "../where.phrase.ts";
import { quantity, unitOrGear } from "./quantity.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

type Controlled = If<"controls-more">["of"];
const battlefields = wordings<Extract<Controlled, { readonly kind: "battlefield" }>>(
  "any-battlefields",
  "battlefields",
  () => [
    phrase<Extract<Controlled, { readonly kind: "battlefield" }>>()({ kind: "battlefield" }, "battlefields"),
  ],
);
const runes = wordings<Extract<Controlled, { readonly kind: "rune" }>>("any-runes", "runes", () => [
  phrase<Extract<Controlled, { readonly kind: "rune" }>>()({ kind: "rune" }, "runes"),
]);
const controlled = union("controlled", "units, gear, battlefields or runes", () => [
  unitOrGear,
  battlefields,
  runes,
]);
const moreThan = sequence("more", plural, field("of", controlled), "than");
const fewerThan = sequence("fewer", plural, field("of", controlled), "than");

/** What a player controls and has. */
export const playerConditions = (): ConditionPhrases<
  | "controls-it"
  | "controls-more"
  | "controls-battlefields"
  | "you-control-this-battlefield"
  | "opponent-controls-battlefield"
  | "you-control-facedown"
  | "you-control"
  | "there-is"
  | "opponent-controls"
  | "runes"
  | "more-points"
  | "near-victory"
  | "has-xp"
> => ({
  "controls-it": [
    phrase<Omit<If<"controls-it">, "not">>()(
      { if: "controls-it" },
      either("by", { you: "you control", "an-opponent": "an opponent controls" }),
      field("what", singleReference),
    ),
    phrase<If<"controls-it"> & { readonly not: true }>()(
      { if: "controls-it", not: true },
      either("by", { you: "you don't control", "an-opponent": "no opponent controls" }),
      field("what", singleReference),
    ),
  ],
  "controls-more": phrase<If<"controls-more">>()(
    { if: "controls-more" },
    choice(
      [
        set("by", "you"),
        choice(["you control"], [spelling("you have")]),
        moreThan,
        choice(["an opponent"], [spelling("your opponent")]),
      ],
      [
        set("by", "an-opponent"),
        choice(["an opponent controls"], [spelling("an opponent has")]),
        moreThan,
        "you",
      ],
      // Two players: who has fewer is who the other has more than.
      [
        set("by", "an-opponent"),
        spelled(sequence(choice(["you control"], ["you have"]), fewerThan, "an opponent")),
      ],
      [
        set("by", "you"),
        spelled(sequence(choice(["an opponent controls"], ["an opponent has"]), fewerThan, "you")),
      ],
    ),
  ),
  "controls-battlefields": [
    phrase<If<"controls-battlefields"> & { readonly count: 0; readonly or: "exactly" }>()(
      { if: "controls-battlefields", count: 0, or: "exactly" },
      either("whose", { yours: "you control", opponents: "an opponent controls" }),
      "no battlefields",
    ),
    phrase<
      If<"controls-battlefields"> & { readonly whose: "yours"; readonly count: 1; readonly or: "more" }
    >()({ if: "controls-battlefields", whose: "yours", count: 1, or: "more" }, "you control a battlefield"),
    phrase<If<"controls-battlefields">>()(
      { if: "controls-battlefields" },
      either("whose", { yours: "you control", opponents: "an opponent controls" }),
      choice(
        [set("or", "more"), numeral("count"), "or more"],
        [set("or", "more"), number("count"), "+"],
        [set("or", "exactly"), "exactly", number("count")],
      ),
      "battlefields",
    ),
  ],
  "you-control-this-battlefield": phrase<If<"you-control-this-battlefield">>()(
    { if: "you-control-this-battlefield" },
    "you control this battlefield",
  ),
  "opponent-controls-battlefield": phrase<If<"opponent-controls-battlefield">>()(
    { if: "opponent-controls-battlefield" },
    "an opponent controls a battlefield",
  ),
  "you-control-facedown": phrase<If<"you-control-facedown">>()(
    { if: "you-control-facedown" },
    choice(["you control"], [spelling("you have")]),
    "a facedown card",
    optional(field("where", where)),
  ),
  "you-control": phrase<If<"you-control">>()(
    { if: "you-control" },
    choice(["you control"], [spelling("you have")]),
    field("what", quantity),
  ),
  "there-is": phrase<If<"there-is">>()({ if: "there-is" }, "there is", field("what", quantity)),
  "opponent-controls": phrase<If<"opponent-controls">>()(
    { if: "opponent-controls" },
    "an opponent controls",
    field("what", quantity),
  ),
  runes: phrase<If<"runes">>()({ if: "runes" }, "you have", number("count"), "+ runes"),
  "more-points": phrase<If<"more-points">>()(
    { if: "more-points" },
    either("whose", {
      yours: [
        choice(
          ["you have more points than an opponent"],
          [spelling("an opponent has fewer points than you")],
        ),
      ],
      opponents: [
        choice(
          ["an opponent has more points than you"],
          [spelling("you have fewer points than an opponent")],
        ),
      ],
    }),
  ),
  "near-victory": phrase<If<"near-victory">>()(
    { if: "near-victory" },
    either("whose", { yours: "your score", opponents: "an opponent's score" }),
    "is within",
    number("points"),
    "points of the Victory Score",
  ),
  "has-xp": phrase<If<"has-xp">>()(
    { if: "has-xp" },
    "you have",
    number("count"),
    choice(["or more XP"], [spelling("+ XP")]),
  ),
});
