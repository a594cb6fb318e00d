import type { Counted, Quality } from "../../../runtime/effects/filter.ts";
import {
  category,
  choice,
  either,
  field,
  list,
  noun,
  optional,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  subject,
  verb,
  type Phrase,
} from "../../combinators/phrase.ts";
import { singleReference } from "../references.phrase.ts";
import { cardType } from "../card-types.phrase.ts";
import { playersThat } from "../players-that.phrase.ts";
import { quality } from "../quality.phrase.ts";
import { oneOfTags } from "./tags.phrase.ts";
import { unit, yourUnits, units } from "./units.phrase.ts";
import { gear } from "./gear.phrase.ts";

type CountOf<Kind extends Counted["count"]> = Extract<Counted, { readonly count: Kind }>;

type RevealedWith = Omit<CountOf<"cards-this-way">, "done" | "type" | "quality"> & {
  readonly done: "revealed";
  readonly quality: Quality;
};
/** What is counted, one by one or all together: "card", "cards". */
const countedOf = (number: typeof singular): Omit<CountedPhrases, "units"> => ({
  gear: phrase<CountOf<"gear">>()({ count: "gear" }, number, field("of", gear)),
  "cards-this-way": [
    phrase<CountOf<"cards-this-way">>()(
      { count: "cards-this-way" },
      number,
      choice(
        [noun("card")],
        [either("type", { unit: [noun("unit")], spell: [noun("spell")], gear: "gear" })],
      ),
      optional(field("quality", quality)),
      either("done", {
        revealed: "revealed",
        discarded: "discarded",
        banished: "banished",
        recycled: "recycled",
      }),
      "this way",
    ),
    // "for each card with [Hidden]": of those that were revealed.
    phrase<RevealedWith>()(
      { count: "cards-this-way" },
      number,
      spelled(sequence(noun("card"), field("quality", quality), set("done", "revealed"))),
    ),
  ],
  "cards-in": phrase<CountOf<"cards-in">>()(
    { count: "cards-in" },
    number,
    cardType,
    either("zone", {
      "your-trash": "in your trash",
      "your-hand": "in your hand",
      "opponents-trash": "in your opponent's trash",
    }),
  ),
  "played-this-turn": phrase<CountOf<"played-this-turn">>()(
    { count: "played-this-turn" },
    number,
    optional(set("other", true), "other"),
    cardType,
    "you've played this turn",
  ),
  "died-this-turn": phrase<CountOf<"died-this-turn">>()(
    { count: "died-this-turn" },
    number,
    field("of", unit),
    "that died this turn",
  ),
  runes: phrase<CountOf<"runes">>()(
    { count: "runes" },
    number,
    optional(either("state", { ready: "ready", exhausted: "exhausted" })),
    noun("rune"),
    "you control",
  ),
  "points-scored": phrase<CountOf<"points-scored">>()(
    { count: "points-scored" },
    number,
    noun("point"),
    choice(["you scored"], [spelling("you've scored")]),
    optional(either("how", { hold: "from holding", conquer: "from conquering" })),
    "this turn",
  ),
  "killed-this-way": phrase<CountOf<"killed-this-way">>()(
    { count: "killed-this-way" },
    number,
    choice(
      [choice([set("noun", "unit"), noun("unit")], [set("noun", "gear"), "gear"]), "killed this way"],
      [spelled(sequence(set("noun", "unit"), "killed this way"))],
    ),
  ),
  "cost-of": phrase<CountOf<"cost-of">>()(
    { count: "cost-of" },
    either("resource", { energy: "Energy", power: "Power" }),
    subject("of", singleReference),
    verb("cost"),
  ),
  "killed-by-this": phrase<CountOf<"killed-by-this">>()(
    { count: "killed-by-this" },
    number,
    noun("unit"),
    "this kills",
  ),
  "tags-among": phrase<CountOf<"tags-among">>()(
    { count: "tags-among" },
    number,
    "of the following tags among",
    field("among", () => units),
    "—",
    list("tags", oneOfTags, "and"),
  ),
  battlefields: phrase<CountOf<"battlefields">>()(
    { count: "battlefields" },
    number,
    optional(set("other", true), "other"),
    noun("battlefield"),
    either("whose", {
      you: "you control",
      "you-or-allies": "you or allies control",
      opponents: "opponents control",
    }),
  ),
  players: phrase<CountOf<"players">>()(
    { count: "players" },
    number,
    choice(
      [set("who", "opponent"), noun("opponent")],
      [set("who", "player"), noun("player")],
      [set("who", "other-player"), "other", noun("player")],
    ),
    optional(field("that", () => playersThat)),
  ),
  "buffs-spent": phrase<CountOf<"buffs-spent">>()(
    { count: "buffs-spent" },
    number,
    noun("buff"),
    choice(["spent this way"], [spelling("you spend")], [spelling("spent")]),
  ),
});
type CountedPhrases = {
  readonly [Kind in Counted["count"]]: Phrase<CountOf<Kind>> | readonly Phrase<CountOf<Kind>>[];
};

/** After "for each": "enemy unit there", "card with [Hidden] revealed this way" */
export const counted = category<Counted, "count">("counted", "what is counted", "count", () => ({
  units: [
    phrase<CountOf<"units">>()({ count: "units" }, singular, field("of", unit)),
    phrase<CountOf<"units">>()({ count: "units" }, "of", plural, field("of", yourUnits)),
  ],
  ...countedOf(singular),
}));
/** After "the number of": "enemy units there", "cards in your trash" */
export const countedMany = category<Counted, "count">("counted-many", "what is counted", "count", () => ({
  units: [
    phrase<CountOf<"units">>()({ count: "units" }, plural, field("of", unit)),
    phrase<CountOf<"units">>()({ count: "units" }, plural, field("of", yourUnits)),
  ],
  ...countedOf(plural),
}));
