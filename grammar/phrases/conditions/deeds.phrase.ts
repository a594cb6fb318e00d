import type { Deed, Happened, Twice } from "../../../runtime/effects/condition.ts";
import type { CardFilter, GearFilter, PermanentFilter, UnitFilter } from "../../../runtime/effects/filter.ts";
import type { Me } from "../../../runtime/effects/reference.ts";
import {
  category,
  choice,
  either,
  field,
  optional,
  phrase,
  resources,
  sequence,
  set,
  spelled,
  spelling,
  subject,
  union,
  verb,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { bareCard } from "../filters/cards.phrase.ts";
import { gear } from "../filters/gear.phrase.ts";
import { unitsAndOrGear } from "../filters/permanents.phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import { singleReference } from "../references.phrase.ts";
import {
  anyBattlefield,
  bareRune,
  countedPoints,
  eitherPermanent,
  gears,
  manyXp,
  quantityOf,
  twice,
  units,
} from "./quantity.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";

type Did<Kind extends Deed["did"]> = Extract<Deed, { readonly did: Kind }>;

const chosenWith = {
  spells: "with spells",
  abilities: "with abilities",
  "spells-or-abilities": "with spells or abilities",
  "spells-or-unit-abilities": "with spells or unit abilities",
} as const;
const cards = quantityOf<CardFilter>("how-many-cards", "how many cards", bareCard);
const permanents = quantityOf<PermanentFilter>(
  "how-many-permanents",
  "how many units or gear",
  eitherPermanent,
);
const battlefields = quantityOf("how-many-battlefields", "how many battlefields", anyBattlefield);
const runes = quantityOf("how-many-runes", "how many runes", bareRune);
const objects = union("objects-done-to", "units or gear", () => [units, gears, permanents, objectsTwice]);
const objectsTwice = wordings<Twice<UnitFilter> | Twice<GearFilter> | Twice<PermanentFilter>>(
  "objects-twice",
  "units or gear twice",
  () => [twice(unit), twice(gear), twice(unitsAndOrGear)],
);

/** "played", after "you've"; "played", after "you"; "play", after "didn't" */
type Tense = "perfect" | "past" | "base";
const verbs = {
  played: { perfect: "played", past: "played", base: "play" },
  discarded: { perfect: "discarded", past: "discarded", base: "discard" },
  burned: { perfect: "burned", past: "burned", base: "burn" },
  won: { perfect: "won", past: "won", base: "win" },
  lost: { perfect: "lost", past: "lost", base: "lose" },
  tied: { perfect: "tied", past: "tied", base: "tie" },
  drawn: { perfect: "drawn", past: "drew", base: "draw" },
  recycled: { perfect: "recycled", past: "recycled", base: "recycle" },
  hidden: { perfect: "hidden", past: "hid", base: "hide" },
  killed: { perfect: "killed", past: "killed", base: "kill" },
  stunned: { perfect: "stunned", past: "stunned", base: "stun" },
  buffed: { perfect: "buffed", past: "buffed", base: "buff" },
  readied: { perfect: "readied", past: "readied", base: "ready" },
  exhausted: { perfect: "exhausted", past: "exhausted", base: "exhaust" },
  moved: { perfect: "moved", past: "moved", base: "move" },
  chosen: { perfect: "chosen", past: "chose", base: "choose" },
  channeled: { perfect: "channeled", past: "channeled", base: "channel" },
  conquered: { perfect: "conquered", past: "conquered", base: "conquer" },
  held: { perfect: "held", past: "held", base: "hold" },
  scored: { perfect: "scored", past: "scored", base: "score" },
  gained: { perfect: "gained", past: "gained", base: "gain" },
  spent: { perfect: "spent", past: "spent", base: "spend" },
  attacked: { perfect: "attacked", past: "attacked", base: "attack" },
  defended: { perfect: "defended", past: "defended", base: "defend" },
  used: { perfect: "used", past: "used", base: "use" },
} as const satisfies Readonly<Record<string, Readonly<Record<Tense, string>>>>;

/** What a player has done, as a verb in one of its tenses says it; but for what was spent. */
const deedsIn = (tense: Tense) => ({
  cards: phrase<Did<"cards">>()(
    { did: "cards" },
    either("done", {
      played: verbs.played[tense],
      discarded: verbs.discarded[tense],
      drawn: verbs.drawn[tense],
      recycled: verbs.recycled[tense],
      hidden: verbs.hidden[tense],
      burned: verbs.burned[tense],
    }),
    field("what", cards),
    "this turn",
  ),
  objects: phrase<Did<"objects">>()(
    { did: "objects" },
    either("done", {
      killed: verbs.killed[tense],
      stunned: verbs.stunned[tense],
      buffed: verbs.buffed[tense],
      readied: verbs.readied[tense],
      exhausted: verbs.exhausted[tense],
      moved: verbs.moved[tense],
      chosen: verbs.chosen[tense],
    }),
    field("what", objects),
    "this turn",
    optional(either("with", chosenWith)),
  ),
  runes: phrase<Did<"runes">>()(
    { did: "runes" },
    either("done", { recycled: verbs.recycled[tense], channeled: verbs.channeled[tense] }),
    field("what", runes),
    "this turn",
  ),
  battlefields: phrase<Did<"battlefields">>()(
    { did: "battlefields" },
    either("done", { conquered: verbs.conquered[tense], held: verbs.held[tense] }),
    optional(field("what", battlefields)),
    "this turn",
  ),
  score: phrase<Did<"score">>()(
    { did: "score" },
    verbs.scored[tense],
    optional(field("what", countedPoints)),
    "this turn",
  ),
  xp: phrase<Did<"xp">>()(
    { did: "xp" },
    either("done", { gained: verbs.gained[tense], spent: verbs.spent[tense] }),
    choice(["XP"], [field("what", manyXp)]),
    "this turn",
  ),
  act: phrase<Did<"act">>()(
    { did: "act" },
    either("act", {
      attacked: verbs.attacked[tense],
      defended: verbs.defended[tense],
      "spent-a-buff": [verbs.spent[tense], "a buff"],
      "used-an-ability": [verbs.used[tense], "an activated ability"],
    }),
    "this turn",
  ),
  combat: phrase<Did<"combat">>()(
    { did: "combat" },
    either("ended", { won: verbs.won[tense], lost: verbs.lost[tense], tied: verbs.tied[tense] }),
    "a combat this turn",
  ),
});
const deedIn = (tense: "perfect" | "base"): Category<Deed> =>
  category<Deed, "did">(`deed-${tense}`, "what was done", "did", () => ({
    ...deedsIn(tense),
    spend: phrase<Did<"spend">>()(
      { did: "spend" },
      verbs.spent[tense],
      choice([resources("least"), "or more"], [spelled(sequence("at least", resources("least")))]),
      optional("to play a", either("toPlay", { card: "card", unit: "unit", spell: "spell", gear: "gear" })),
      "this turn",
    ),
  }));
const deed = deedIn("perfect");
const deedNotDone = deedIn("base");
/** "you spent [4] or more" speaks of the card that has been played. */
const deedBefore = category<Before, "did">("deed-past", "what was done", "did", () => deedsIn("past"));
type Before = Exclude<Deed, Did<"spend">>;

const happened = {
  died: "died",
  moved: "moved",
  attacked: "attacked",
  defended: "defended",
  "been-played": "been played",
  "been-stunned": "been stunned",
  "been-buffed": "been buffed",
  "been-readied": "been readied",
  "been-dealt-damage": "been dealt damage",
  "been-recalled": "been recalled",
  "been-burned": "been burned",
  "dealt-damage": "dealt damage",
  "become-mighty": "become [Mighty]",
} as const satisfies Readonly<Record<Happened, string>>;
const was = <const What extends string>(what: What) => [verb("were", "was"), what] as const;
const happenedBefore = {
  died: "died",
  moved: "moved",
  attacked: "attacked",
  defended: "defended",
  "been-played": was("played"),
  "been-stunned": was("stunned"),
  "been-buffed": was("buffed"),
  "been-readied": was("readied"),
  "been-dealt-damage": was("dealt damage"),
  "been-recalled": was("recalled"),
  "been-burned": was("burned"),
  "dealt-damage": "dealt damage",
  "become-mighty": "became [Mighty]",
} as const;
/** After "didn't". */
const notHappened = {
  died: "die",
  moved: "move",
  attacked: "attack",
  defended: "defend",
  "dealt-damage": "deal damage",
} as const;
type Active = keyof typeof notHappened;
const iHave = wordings<Me>("i-have", "I've", () => [phrase<Me>()({ refer: "me" }, "I've")]);
const inCombat = optional(set("inCombat", true), "in combat");
const thisTurn = sequence(
  optional(set("times", "twice"), "twice"),
  optional(set("during", "your-beginning-phase"), "during your Beginning Phase"),
  "this turn",
);
const whoever = union("whoever", "a unit or gear", () => [singleReference, units, gears]);

/** What has been done this turn, and what has happened. */
export const deedConditions = (): ConditionPhrases<"has-done" | "has-happened"> => ({
  "has-done": [
    phrase<Omit<If<"has-done">, "not">>()(
      { if: "has-done" },
      either("who", {
        you: [choice(["you've"], [spelling("you have")])],
        "an-opponent": "an opponent has",
      }),
      field("did", deed),
    ),
    phrase<Omit<If<"has-done">, "not" | "did"> & { readonly did: Before }>()(
      { if: "has-done" },
      spelled(
        sequence(either("who", { you: "you", "an-opponent": "an opponent" }), field("did", deedBefore)),
      ),
    ),
    phrase<If<"has-done"> & { readonly not: true }>()(
      { if: "has-done", not: true },
      spelled(
        sequence(
          either("who", { you: "you didn't", "an-opponent": "an opponent didn't" }),
          field("did", deedNotDone),
        ),
      ),
    ),
    phrase<If<"has-done"> & { readonly not: true }>()(
      { if: "has-done", not: true },
      either("who", {
        you: [choice(["you haven't"], [spelling("you have not")])],
        "an-opponent": [choice(["no opponent has"], [spelling("an opponent hasn't")])],
      }),
      field("did", deed),
    ),
  ],
  "has-happened": [
    phrase<If<"has-happened">>()(
      { if: "has-happened" },
      subject("who", whoever),
      choice([verb("have", "has")], [set("not", true), verb("haven't", "hasn't")]),
      either("what", happened),
      inCombat,
      thisTurn,
    ),
    phrase<Omit<If<"has-happened">, "who" | "not"> & { readonly who: Me }>()(
      { if: "has-happened" },
      spelled(sequence(field("who", iHave), either("what", happened))),
      inCombat,
      thisTurn,
    ),
    phrase<Omit<If<"has-happened">, "not">>()(
      { if: "has-happened" },
      subject("who", whoever),
      spelled(either("what", happenedBefore)),
      inCombat,
      thisTurn,
    ),
    phrase<Omit<If<"has-happened">, "what"> & { readonly not: true; readonly what: Active }>()(
      { if: "has-happened", not: true },
      subject("who", whoever),
      spelled(sequence("didn't", either("what", notHappened))),
      inCombat,
      thisTurn,
    ),
  ],
});
