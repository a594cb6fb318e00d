import {
  choice,
  either,
  field,
  number,
  numeral,
  optional,
  phrase,
  set,
  spelling,
} from "../../combinators/phrase.ts";
import { where } from "../where.phrase.ts";
import { quantity } from "./quantity.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

/** What a player controls and has. */
export const playerConditions = (): ConditionPhrases<
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
