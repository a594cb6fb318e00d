import {
  choice,
  either,
  energy,
  field,
  number,
  numeral,
  optional,
  phrase,
  plural,
  resources,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  tag,
  union,
} from "../../combinators/phrase.ts";
import { gear } from "../filters/gear.phrase.ts";
import { unitsAndOrGear } from "../filters/permanents.phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

const doneThisTurn = {
  "discarded-a-card": "discarded a card",
  "played-an-equipment": "played an Equipment",
  "played-another-card": "played another card",
  "gained-xp": "gained XP",
} as const;

const playedThings = { card: "card", unit: "unit", spell: "spell", gear: "gear" } as const;

const unitsOrGear = union("units-or-gear", "units or gear", () => [unit, gear, unitsAndOrGear]);
const chosenWith = {
  spells: "with spells",
  abilities: "with abilities",
  "spells-or-abilities": "with spells or abilities",
  "spells-or-unit-abilities": "with spells or unit abilities",
} as const;

/** Which part of the turn it is, and what has happened in it. */
export const turnConditions = (): ConditionPhrases<
  | "it-is"
  | "has-died-this-turn"
  | "you-have-done-this-turn"
  | "you-have-played"
  | "you-have-played-tag"
  | "you-have-chosen"
  | "you-have-spent"
  | "you-have-spent-to-play"
> => ({
  "it-is": phrase<If<"it-is">>()(
    { if: "it-is" },
    choice(["it's"], [spelling("it is")]),
    either("during", {
      "your-turn": "your turn",
      "an-opponents-turn": "an opponent's turn",
      "a-showdown": "a showdown",
      combat: "combat",
      "your-beginning-phase": "your Beginning Phase",
      "your-main-phase": "your Main Phase",
    }),
  ),
  "has-died-this-turn": phrase<If<"has-died-this-turn">>()(
    { if: "has-died-this-turn" },
    singular,
    "a",
    field("what", unit),
    choice(["has died"], [spelling("died")]),
    optional(set("during", "your-beginning-phase"), "during your Beginning Phase"),
    "this turn",
  ),
  "you-have-done-this-turn": phrase<If<"you-have-done-this-turn">>()(
    { if: "you-have-done-this-turn" },
    "you've",
    either("done", doneThisTurn),
    "this turn",
  ),
  "you-have-played": phrase<If<"you-have-played">>()(
    { if: "you-have-played" },
    "you've played",
    choice(
      ["a", either("what", playedThings)],
      [set("another", true), "another", either("what", { unit: "unit", spell: "spell", gear: "gear" })],
      [
        choice([numeral("least"), "or more"], [number("least"), "+"]),
        either("what", { card: "cards", unit: "units", spell: "spells", gear: "gear" }),
      ],
    ),
    "this turn",
  ),
  "you-have-played-tag": phrase<If<"you-have-played-tag">>()(
    { if: "you-have-played-tag" },
    "you've played",
    singular,
    "a",
    tag("tag"),
    "this turn",
  ),
  "you-have-chosen": phrase<If<"you-have-chosen">>()(
    { if: "you-have-chosen" },
    "you've chosen",
    plural,
    field("what", unitsOrGear),
    either("times", { once: "once", twice: "twice" }),
    "this turn",
    optional(either("with", chosenWith)),
  ),
  "you-have-spent": phrase<If<"you-have-spent">>()(
    { if: "you-have-spent" },
    "you've spent",
    choice(["at least", resources("least")], [spelled(sequence(resources("least"), "or more"))]),
    "this turn",
  ),
  "you-have-spent-to-play": phrase<If<"you-have-spent-to-play">>()(
    { if: "you-have-spent-to-play" },
    "you've spent",
    energy("energy"),
    "or more to play a",
    either("what", playedThings),
    "this turn",
  ),
});
