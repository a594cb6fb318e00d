import type { Counted } from "../../../runtime/effects/counted.ts";
import type { Quality, Side, TagName } from "../../../runtime/effects/filter.ts";
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
import { singleReference, thisSpell } from "../references.phrase.ts";
import { cardType } from "../card-types.phrase.ts";
import { playersThat } from "../players-that.phrase.ts";
import { battlefieldsLike } from "../where.phrase.ts";
import { quality } from "../quality.phrase.ts";
import { sides } from "./permanent-words.phrase.ts";
import { oneOfTags, tagged } from "./tags.phrase.ts";
import { unit, yourUnits, units } from "./units.phrase.ts";
import { gear } from "./gear.phrase.ts";

type CountOf<Kind extends Counted["count"]> = Extract<Counted, { readonly count: Kind }>;

type DoneOnBoard = Exclude<CountOf<"this-way">["done"], "revealed" | "discarded" | "recycled" | "burned">;
type RevealedWith = Omit<CountOf<"this-way">, "done" | "type" | "quality" | "side"> & {
  readonly done: "revealed";
  readonly quality: Quality;
};
type Tags = readonly TagName[];
const inZone = either("zone", {
  "your-trash": "in your trash",
  "your-hand": "in your hand",
  "opponents-trash": [choice(["in your opponent's trash"], [spelling("in an opponent's trash")])],
  "opponents-hand": [
    choice(
      ["in your opponent's hand"],
      [spelling("in an opponent's hand")],
      [spelling("in your opponents' hands")],
    ),
  ],
});
/** What is counted, one by one or all together: "card", "cards". */
const countedOf = (number: typeof singular): Omit<CountedPhrases, "units"> => ({
  gear: phrase<CountOf<"gear">>()({ count: "gear" }, number, field("of", gear)),
  "this-way": [
    phrase<Omit<CountOf<"this-way">, "side">>()(
      { count: "this-way" },
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
        killed: "killed",
        returned: "returned",
        burned: "burned",
        stunned: "stunned",
        readied: "readied",
        exhausted: "exhausted",
        moved: "moved",
      }),
      "this way",
    ),
    // "for each friendly unit that died this way"
    phrase<
      Omit<CountOf<"this-way">, "done" | "quality" | "side" | "type"> & {
        readonly done: "killed";
        readonly type: "unit" | "gear";
      }
    >()(
      { count: "this-way", done: "killed" },
      number,
      either("type", { unit: [noun("unit")], gear: "gear" }),
      spelled(sequence("that died this way")),
    ),
    phrase<
      Pick<CountOf<"this-way">, "count" | "means"> & {
        readonly side: Side;
        readonly type: "unit" | "gear";
        readonly done: DoneOnBoard;
      }
    >()(
      { count: "this-way" },
      number,
      either("side", sides),
      either("type", { unit: [noun("unit")], gear: "gear" }),
      choice(
        [
          either("done", {
            killed: "killed",
            banished: "banished",
            returned: "returned",
            stunned: "stunned",
            readied: "readied",
            exhausted: "exhausted",
            moved: "moved",
          }),
        ],
        [spelled(sequence(set("done", "killed"), "that died"))],
      ),
      "this way",
    ),
    // "for each card with [Hidden]": of those that were revealed.
    phrase<RevealedWith>()(
      { count: "this-way" },
      number,
      spelled(sequence(noun("card"), field("quality", quality), set("done", "revealed"))),
    ),
    phrase<
      Omit<CountOf<"this-way">, "done" | "type" | "quality" | "side"> & {
        readonly done: "killed";
        readonly type: "unit";
      }
    >()({ count: "this-way", done: "killed", type: "unit" }, spelled(sequence("killed this way"))),
  ],
  "cards-in": [
    phrase<Omit<CountOf<"cards-in">, "tags">>()(
      { count: "cards-in" },
      number,
      cardType,
      optional(field("quality", quality)),
      inZone,
    ),
    phrase<Omit<CountOf<"cards-in">, "type" | "tags"> & { readonly type: "card"; readonly tags: Tags }>()(
      { count: "cards-in", type: "card" },
      number,
      tagged,
      optional(field("quality", quality)),
      inZone,
    ),
  ],
  "scored-this-turn": phrase<CountOf<"scored-this-turn">>()(
    { count: "scored-this-turn" },
    number,
    noun("battlefield"),
    choice(["you've"], [spelling("you")]),
    either("done", { conquered: "conquered", held: "held" }),
    "this turn",
  ),
  "done-this-turn": phrase<CountOf<"done-this-turn">>()(
    { count: "done-this-turn" },
    number,
    optional(set("other", true), "other"),
    cardType,
    choice(["you've"], [spelling("you")]),
    either("done", {
      played: "played",
      discarded: "discarded",
      drawn: "drawn",
      recycled: "recycled",
      burned: "burned",
    }),
    "this turn",
  ),
  "runes-done": phrase<CountOf<"runes-done">>()(
    { count: "runes-done" },
    number,
    noun("rune"),
    choice(["you've"], [spelling("you")]),
    either("done", { recycled: "recycled", channeled: "channeled" }),
    "this turn",
  ),
  "died-this-turn": phrase<CountOf<"died-this-turn">>()(
    { count: "died-this-turn" },
    number,
    field("of", unit),
    "that died",
    optional(set("inCombat", true), "in combat"),
    "this turn",
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
  "cost-of": phrase<CountOf<"cost-of">>()(
    { count: "cost-of" },
    either("resource", { energy: "Energy", power: "Power" }),
    subject("of", singleReference),
    verb("cost"),
  ),
  had: phrase<CountOf<"had">>()(
    { count: "had" },
    number,
    either("what", { points: [noun("point")], xp: "XP" }),
    either("who", { you: "you have", "an-opponent": "an opponent has" }),
  ),
  "times-dealt-damage": phrase<CountOf<"times-dealt-damage">>()(
    { count: "times-dealt-damage" },
    number,
    noun("time"),
    field("of", thisSpell),
    "has dealt damage this turn",
  ),
  "killed-by-this": phrase<CountOf<"killed-by-this">>()(
    { count: "killed-by-this" },
    number,
    noun("unit"),
    "this kills",
  ),
  "tags-among": [
    phrase<CountOf<"tags-among"> & { readonly tags: Tags }>()(
      { count: "tags-among" },
      number,
      "of the following tags among",
      field("among", () => units),
      "—",
      list("tags", oneOfTags, "and"),
    ),
    phrase<Omit<CountOf<"tags-among">, "tags">>()(
      { count: "tags-among" },
      number,
      choice(["different"], [spelling("unique")]),
      noun("tag"),
      "among",
      field("among", () => units),
    ),
  ],
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
  "battlefields-like": phrase<CountOf<"battlefields-like">>()(
    { count: "battlefields-like" },
    number,
    field("of", () => battlefieldsLike),
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

/** "for each of your battlefields": understood, and written "for each battlefield you control" */
const countedOfEach = (): Omit<CountedPhrases, "units"> => {
  const one = countedOf(singular);
  return {
    ...one,
    battlefields: [
      one.battlefields,
      phrase<Omit<CountOf<"battlefields">, "other"> & { readonly whose: "you" }>()(
        { count: "battlefields", whose: "you" },
        spelled(sequence("of your battlefields")),
      ),
    ].flat(),
  };
};
/** After "for each": "enemy unit there", "card with [Hidden] revealed this way" */
export const counted = category<Counted, "count">("counted", "what is counted", "count", () => ({
  units: [
    phrase<CountOf<"units">>()({ count: "units" }, singular, field("of", unit)),
    phrase<CountOf<"units">>()({ count: "units" }, "of", plural, field("of", yourUnits)),
  ],
  ...countedOfEach(),
}));
/** After "the number of": "enemy units there", "cards in your trash" */
export const countedMany = category<Counted, "count">("counted-many", "what is counted", "count", () => ({
  units: [
    phrase<CountOf<"units">>()({ count: "units" }, plural, field("of", unit)),
    phrase<CountOf<"units">>()({ count: "units" }, plural, field("of", yourUnits)),
  ],
  ...countedOf(plural),
}));
