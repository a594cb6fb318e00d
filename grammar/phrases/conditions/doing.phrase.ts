import type { ActCondition } from "../../../runtime/effects/condition.ts";
import {
  category,
  choice,
  either,
  energy,
  field,
  number,
  optional,
  phrase,
  set,
  singular,
  spelling,
} from "../../combinators/phrase.ts";
import { choosableName } from "../choosable-names.phrase.ts";
import { bareCard } from "../filters/cards.phrase.ts";
import { self, singleReference } from "../references.phrase.ts";
import { unitOrGear } from "./quantity.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

type PlayedFrom = Extract<If<"played">, { readonly from: string }>;
type PlayedTo = Extract<If<"played">, { readonly to: string }>;
/** What was done by the same text, or in the play or combat that it follows. */
export const doingConditions = (): ConditionPhrases<
  "you-did-to-a-card" | "this-kills" | "played" | "you-spent" | "paid-additional-cost" | "assigned-excess"
> => ({
  "you-did-to-a-card": phrase<If<"you-did-to-a-card">>()(
    { if: "you-did-to-a-card" },
    "you",
    either("how", {
      revealed: "revealed",
      discarded: "discarded",
      banished: "banished",
      played: "played",
      recycled: "recycled",
      burned: "burned",
    }),
    "a",
    singular,
    field("what", bareCard),
    optional(spelling("this way")),
  ),
  "this-kills": phrase<If<"this-kills">>()(
    { if: "this-kills" },
    "this kills",
    field("what", singleReference),
  ),
  played: phrase<PlayedFrom>()(
    { if: "played" },
    "you played",
    field("what", self),
    either("from", { "your-hand": "from your hand", "your-trash": "from your trash" }),
  ),
  "you-spent": phrase<If<"you-spent">>()({ if: "you-spent" }, "you spent", energy("energy"), "or more"),
  "paid-additional-cost": phrase<If<"paid-additional-cost">>()(
    { if: "paid-additional-cost" },
    "you paid",
    choice(["the"], [spelling("my")], [spelling("its")], [spelling("this")]),
    "additional cost",
  ),
  "assigned-excess": phrase<If<"assigned-excess">>()(
    { if: "assigned-excess" },
    "you assigned",
    number("count"),
    "or more excess damage",
    optional(set("toEnemyUnits", true), "to enemy units"),
  ),
});
/** Never the second of two. */
export const actCondition = category<ActCondition, "if">("act-condition", "a condition", "if", () => ({
  played: phrase<PlayedTo>()(
    { if: "played" },
    "you play",
    field("what", self),
    either("to", { "a-battlefield": "to a battlefield", "your-base": "to your base" }),
  ),
  "you-choose": phrase<If<"you-choose">>()(
    { if: "you-choose" },
    "you choose",
    singular,
    "a",
    field("what", unitOrGear),
  ),
  chose: phrase<If<"chose">>()(
    { if: "chose" },
    choice(
      [set("who", "you"), "you choose"],
      [set("who", "they"), "they choose"],
      [set("who", "you"), spelling("you chose")],
      [set("who", "they"), spelling("they chose")],
      [
        either("who", { "a-player": "a player", "an-opponent": "an opponent", "no-one": "no one" }),
        choice(["chooses"], [spelling("chose")]),
      ],
    ),
    field("name", choosableName),
  ),
}));
