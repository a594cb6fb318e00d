import type { BattlefieldFilter } from "../../runtime/effects/filter.ts";
import type {
  ObjectRestriction,
  OnlyPlace,
  PlayerRestriction,
  PlayPlace,
} from "../../runtime/effects/restriction.ts";
import {
  category,
  choice,
  either,
  field,
  noun,
  numeral,
  optional,
  plural,
  phrase,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  union,
  verb,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { cardType, cardTypes } from "./card-types.phrase.ts";
import { during } from "./events/moments.phrase.ts";
import { possessive, singleReference } from "./references.phrase.ts";
import { quality } from "./quality.phrase.ts";
import { everyUnit } from "./selections.phrase.ts";
import { battlefield } from "./where.phrase.ts";

type RestrictionOf<Kind extends PlayerRestriction["cannot"]> = Extract<
  PlayerRestriction,
  { readonly cannot: Kind }
>;
type PlaceOf<Kind extends PlayPlace["place"]> = Extract<PlayPlace, { readonly place: Kind }>;

const moved = union("moved", "it or units", () => [singleReference, everyUnit]);

/** "more than one", "more than two" */
const moreThan = sequence(
  "more than",
  choice([set("moreThan", 1), "one", singular], [numeral("moreThan"), plural]),
);

const onlySoMany = choice([set("moreThan", 1), "one", singular], [numeral("moreThan"), plural]);

/** 054. After who it is: "can't play spells" */
export const playerRestriction = category<PlayerRestriction, "cannot">(
  "player-restriction",
  "can't …",
  "cannot",
  () => ({
    play: phrase<RestrictionOf<"play">>()(
      { cannot: "play" },
      choice(
        ["can't play", choice([cardTypes], [moreThan, cardType, "each turn"])],
        [spelled(sequence("can play only", onlySoMany, cardType, "each turn"))],
      ),
      optional(set("here", true), "here"),
      optional(
        choice(
          [
            either("from", {
              trash: ["from their", choice(["trash"], [spelling("trashes")])],
              hand: ["from their", choice(["hand"], [spelling("hands")])],
              "anywhere-but-hand": ["from anywhere other than their", choice(["hand"], [spelling("hands")])],
            }),
          ],
          [
            set("whose", "your"),
            either("from", {
              trash: "from your trash",
              hand: "from your hand",
              "anywhere-but-hand": "from anywhere other than your hand",
            }),
          ],
        ),
      ),
      optional(during),
    ),
    "play-units-elsewhere": phrase<RestrictionOf<"play-units-elsewhere">>()(
      { cannot: "play-units-elsewhere" },
      choice(["can only play units to their base"], [spelling("can't play units to battlefields")]),
    ),
    score: phrase<RestrictionOf<"score">>()(
      { cannot: "score" },
      "can't score",
      optional(set("here", true), "here"),
      optional(
        "until their",
        choice(
          [set("untilTurn", 2), "second"],
          [set("untilTurn", 3), "third"],
          [set("untilTurn", 4), "fourth"],
        ),
        "turn",
      ),
    ),
    "gain-points": phrase<RestrictionOf<"gain-points">>()(
      { cannot: "gain-points" },
      choice(["can't gain points"], [spelling("can't score points")]),
    ),
    "gain-xp": phrase<RestrictionOf<"gain-xp">>()({ cannot: "gain-xp" }, "can't gain XP"),
    draw: phrase<RestrictionOf<"draw">>()(
      { cannot: "draw" },
      "can't draw",
      choice(["cards"], [moreThan, noun("card"), "each turn"]),
    ),
    hide: phrase<RestrictionOf<"hide">>()({ cannot: "hide" }, "can't hide cards"),
    move: phrase<RestrictionOf<"move">>()({ cannot: "move" }, "can't move", field("what", moved)),
  }),
);

type Cannot<Kind extends ObjectRestriction["cannot"]> = Extract<ObjectRestriction, { readonly cannot: Kind }>;
const byWhat = either("by", {
  spells: "by spells",
  "spells-and-abilities": [choice(["by spells and abilities"], [spelling("by spells or abilities")])],
  "enemy-spells": "by enemy spells",
  "enemy-abilities": "by enemy abilities",
  "enemy-spells-and-abilities": [
    choice(["by enemy spells and abilities"], [spelling("by enemy spells or abilities")]),
  ],
});
const doneToObject = {
  readied: "readied",
  chosen: "chosen",
  moved: "moved",
  stunned: "stunned",
  buffed: "buffed",
  empowered: "empowered",
  killed: "killed",
  banished: "banished",
  recalled: "recalled",
  "returned-to-hand": [
    "returned to",
    choice(["a player's hand"], [spelling("hand")], [spelling("its owner's hand")]),
  ],
  healed: "healed",
  "dealt-damage": "dealt damage",
} as const;
/** 054. After what it is: "can't move to here", "can't be chosen by enemy spells and abilities" */
export const objectRestriction = category<ObjectRestriction, "cannot">(
  "object-restriction",
  "can't …",
  "cannot",
  () => ({
    move: phrase<Cannot<"move">>()(
      { cannot: "move" },
      "can't move",
      optional(either("from", { here: "from here", "my-battlefield": "from my battlefield" })),
      optional(
        either("to", {
          here: "to here",
          "my-battlefield": "to my battlefield",
          base: "to base",
          battlefields: [choice(["to battlefields"], [spelling("to a battlefield")])],
          "battlefields-you-control": [
            choice(["to battlefields you control"], [spelling("to a battlefield you control")]),
          ],
          "enemy-battlefields": [
            choice(
              ["to enemy battlefields"],
              [spelling("to an enemy battlefield")],
              [spelling("to battlefields an opponent controls")],
              [spelling("to battlefields your opponents control")],
            ),
          ],
        }),
      ),
    ),
    attack: phrase<Cannot<"attack">>()(
      { cannot: "attack" },
      "can't attack",
      optional(set("here", true), "here"),
    ),
    "deal-damage": phrase<Cannot<"deal-damage">>()({ cannot: "deal-damage" }, "can't deal damage"),
    be: [
      phrase<Cannot<"be">>()(
        { cannot: "be" },
        "can't be",
        either("done", doneToObject),
        optional("or", either("or", doneToObject)),
        optional(set("here", true), "here"),
        optional(byWhat, optional(field("quality", quality))),
      ),
      phrase<Omit<Cannot<"be">, "by" | "or" | "quality" | "here">>()(
        { cannot: "be", done: "dealt-damage" },
        spelled(choice([verb("don't", "doesn't"), "take damage"])),
      ),
    ],
  }),
);

/** 170.11, 355.2.b. Where something may be played: "an open battlefield" */
export const playPlace = category<PlayPlace, "place">("play-place", "a battlefield", "place", () => ({
  "a-battlefield": [
    phrase<PlaceOf<"a-battlefield">>()({ place: "a-battlefield" }, "a", field("of", battlefield)),
    phrase<PlaceOf<"a-battlefield">>()({ place: "a-battlefield" }, field("of", battlefields)),
  ],
  "you-are-attacking": phrase<PlaceOf<"you-are-attacking">>()(
    { place: "you-are-attacking" },
    "a battlefield you're attacking",
  ),
  "you-conquered-this-turn": phrase<PlaceOf<"you-conquered-this-turn">>()(
    { place: "you-conquered-this-turn" },
    "a battlefield you conquered this turn",
  ),
  alone: phrase<PlaceOf<"alone">>()(
    { place: "alone" },
    "an occupied battlefield",
    choice(["where a", side, "unit is alone"], [spelled(sequence("if a", side, "unit is alone there"))]),
  ),
  "battlefield-of": phrase<PlaceOf<"battlefield-of">>()(
    { place: "battlefield-of" },
    field("of", possessive),
    "battlefield",
  ),
}));
const yourBase = wordings<Extract<OnlyPlace, { readonly place: "your-base" }>>(
  "only-your-base",
  "your base",
  () => [phrase<Extract<OnlyPlace, { readonly place: "your-base" }>>()({ place: "your-base" }, "your base")],
);
/** After "only to". */
export const onlyPlace: Category<OnlyPlace> = union("only-place", "a battlefield", () => [
  playPlace,
  yourBase,
]);
const side = either("side", { enemy: "enemy", friendly: "friendly" });
type Places = Pick<BattlefieldFilter, "kind" | "state" | "side">;
/** "open battlefields": understood, and written as one. */
const battlefields: Category<BattlefieldFilter> = wordings<Places>(
  "play-battlefields",
  "battlefields",
  () => [
    phrase<Places>()(
      { kind: "battlefield" },
      spelled(
        sequence(
          optional(either("state", { occupied: "occupied", open: "open" })),
          optional(side),
          "battlefields",
        ),
      ),
    ),
  ],
);
