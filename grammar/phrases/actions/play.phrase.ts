import type { Cards } from "../../../runtime/effects/object.ts";
import type { ResourceCost } from "../../../runtime/effects/card-frame.ts";
import type { CardChoice } from "../../../runtime/effects/selection.ts";
import type { It, Me, That, This } from "../../../runtime/effects/reference.ts";
import type { Play } from "../../../runtime/effects/actions/play.ts";
import {
  choice,
  either,
  spelling,
  field,
  numeral,
  set,
  optional,
  phrase,
  resources,
  spelled,
  union,
  verb,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { pointedPlace } from "./move.phrase.ts";
import { me, otherReference, otherThanSelf, reference, that, thisSpell } from "../references.phrase.ts";
import { topCards } from "../decks.phrase.ts";
import { bareCardChoice, championChoice, cardChoice, cardGroup } from "../card-selections.phrase.ts";

const notSelf: Category<Cards> = union("playable-not-self", "a card", () => [
  cardChoice,
  cardGroup,
  topCards,
  bareCardChoice,
  championChoice,
  otherThanSelf,
]);
const playable: Category<Cards> = union("playable", "a card", () => [
  cardChoice,
  cardGroup,
  topCards,
  bareCardChoice,
  championChoice,
  reference,
]);

/** 356.1.b, 356.5.a. */
export const ignoring = either("ignoring", {
  cost: [choice(["ignoring its cost"], [spelling("ignoring its costs")], [spelling("ignoring their costs")])],
  "all-costs": [choice(["ignoring any and all costs"], [spelling("ignoring all costs")])],
  "energy-cost": [
    choice(
      ["ignoring its Energy cost"],
      [spelling("ignoring their Energy costs")],
      [spelling("ignoring Energy costs")],
    ),
  ],
  "power-cost": [
    choice(
      ["ignoring its Power cost"],
      [spelling("ignoring their Power costs")],
      [spelling("ignoring Power costs")],
    ),
  ],
});
export const withoutPaying = either("ignoring", {
  cost: [choice(["without paying its cost"], [spelling("without paying their costs")])],
  "energy-cost": [
    choice(["without paying its Energy cost"], [spelling("without paying their Energy costs")]),
  ],
});

const playedFor = union("played-for", "a card", () => [otherReference, cardChoice]);
const from = either("from", { "your-trash": "from your trash", "your-hand": "from your hand" });
const tail = optional(
  choice(
    [",", ignoring],
    [",", choice(["reducing its cost by"], [spelling("reducing its Energy cost by")]), resources("reducing")],
    [spelled(withoutPaying)],
  ),
);
const battlefields = {
  "a-battlefield": "to a battlefield",
  "any-battlefield": "to any battlefield",
  "a-battlefield-you-control": "to a battlefield you control",
} as const;
type Battlefields = keyof typeof battlefields;
type Usual = Omit<Play, "again" | "cost" | "additionalCopies" | "destination"> & {
  readonly destination?: Exclude<Play["destination"], Battlefields | undefined>;
};
type ForCost = Omit<
  Play,
  "again" | "additionalCopies" | "ignoring" | "reducing" | "destination" | "what" | "place"
> & {
  readonly what: This | It | That | CardChoice;
  readonly cost: ResourceCost;
};
type ToBattlefield = Omit<Play, "again" | "cost" | "additionalCopies" | "destination" | "from" | "place"> & {
  readonly destination: Battlefields;
};

/** 370.1.b, 185. "play that token and an additional copy of it" */
type WithCopies = Pick<Play, "do" | "step"> & { readonly what: That; readonly additionalCopies: number };

/** 354.3. "play this spell again for [A]" */
type PlayAgain = Pick<Play, "do" | "step"> & Required<Pick<Play, "again" | "cost">> & { readonly what: This };

/** 419. "Play a unit from your trash, ignoring its cost." */
export const play = [
  phrase<Usual>()(
    { do: "play" },
    verb("play"),
    choice([field("what", playable)], [field("what", reference), from]),
    choice(
      [
        optional(
          either("destination", {
            here: [choice(["here"], [spelling("to here")])],
            "their-base": [choice(["to their base"], [spelling("to its base")])],
            "your-base": "to your base",
            base: "to base",
          }),
        ),
      ],
      [field("place", pointedPlace)],
    ),
    tail,
  ),
  // "You may play me … for …", "you may play me to a battlefield" are passive abilities.
  phrase<ForCost>()(
    { do: "play" },
    verb("play"),
    field("what", playedFor),
    optional(from),
    "for",
    resources("cost"),
  ),
  phrase<PlayAgain>()(
    { do: "play" },
    verb("play"),
    field("what", thisSpell),
    set("again", true),
    "again for",
    resources("cost"),
  ),
  phrase<WithCopies>()(
    { do: "play" },
    verb("play"),
    field("what", that),
    choice(
      [set("additionalCopies", 1), "and an additional copy of it"],
      ["and", numeral("additionalCopies"), "additional copies of it"],
    ),
  ),
  phrase<ToBattlefield>()(
    { do: "play" },
    verb("play"),
    field("what", notSelf),
    either("destination", battlefields),
    tail,
  ),
];
export type PlaySelfFor = Pick<Play, "do" | "step" | "from"> & {
  readonly what: Me;
  readonly cost: ResourceCost;
};
/** "play me for [A]": within a triggered ability; by itself it is a passive ability */
export const playSelfFor = wordings<PlaySelfFor>("play-self-for", "play me for …", () => [
  phrase<PlaySelfFor>()({ do: "play" }, "play", field("what", me), optional(from), "for", resources("cost")),
]);
