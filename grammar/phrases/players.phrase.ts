import type { OnePlayer, OtherPlayers, Players } from "../../runtime/effects/player.ts";
import {
  category,
  choice,
  either,
  field,
  optional,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  union,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import type { SingleReference, They } from "../../runtime/effects/reference.ts";
import { playersThat } from "./players-that.phrase.ts";
import { possessive, singleReference } from "./references.phrase.ts";

type PlayerOf<Kind extends Players["player"]> = Extract<Players, { readonly player: Kind }>;

/** 115. "Starting with the next player, each player …" */
const fromNext = optional(set("from", "next-player"), "starting with the next player,");
const fromAnyone = optional(
  either("from", { "next-player": "starting with the next player,", you: "starting with you," }),
);
const theirs = wordings<They>("theirs", "their", () => [phrase<They>()({ refer: "they" }, "their")]);

type OfOne<Kind extends "controller-of" | "owner-of"> = Omit<PlayerOf<Kind>, "of"> & {
  readonly of: SingleReference;
};
type OfThem<Kind extends "controller-of" | "owner-of"> = Omit<PlayerOf<Kind>, "of"> & {
  readonly of: They;
};
const otherPlayers = category<OtherPlayers, "player">("other-players", "another player", "player", () => ({
  "an-opponent": phrase<PlayerOf<"an-opponent">>()({ player: "an-opponent" }, singular, "an opponent"),
  "each-opponent": phrase<PlayerOf<"each-opponent">>()(
    { player: "each-opponent" },
    singular,
    "each opponent",
  ),
  "that-player": phrase<PlayerOf<"that-player">>()({ player: "that-player" }, singular, "that player"),
  "controller-of": [
    phrase<OfOne<"controller-of">>()(
      { player: "controller-of" },
      singular,
      choice(
        [field("of", possessive), "controller"],
        [spelled(sequence("the controller of", field("of", singleReference)))],
      ),
    ),
    phrase<OfThem<"controller-of">>()(
      { player: "controller-of" },
      plural,
      field("of", theirs),
      "controllers",
    ),
  ],
  "owner-of": [
    phrase<OfOne<"owner-of">>()(
      { player: "owner-of" },
      singular,
      choice(
        [field("of", possessive), "owner"],
        [spelled(sequence("the owner of", field("of", singleReference)))],
      ),
    ),
    phrase<OfThem<"owner-of">>()({ player: "owner-of" }, plural, field("of", theirs), "owners"),
  ],
}));
const somePlayers = category<Exclude<Players, OtherPlayers>, "player">(
  "some-players",
  "a player",
  "player",
  () => ({
    you: phrase<PlayerOf<"you">>()({ player: "you" }, plural, "you"),
    opponents: phrase<PlayerOf<"opponents">>()(
      { player: "opponents" },
      plural,
      choice(["opponents"], [spelling("your opponents")]),
    ),
    "each-player": phrase<PlayerOf<"each-player">>()(
      { player: "each-player" },
      fromAnyone,
      singular,
      "each player",
    ),
    "each-other-player": phrase<PlayerOf<"each-other-player">>()(
      { player: "each-other-player" },
      fromNext,
      singular,
      "each other player",
    ),
    "each-that": phrase<PlayerOf<"each-that">>()(
      { player: "each-that" },
      singular,
      either("of", {
        "each-player": "each player",
        "each-opponent": "each opponent",
        "each-other-player": "each other player",
      }),
      field("that", playersThat),
    ),
    attacker: phrase<PlayerOf<"attacker">>()({ player: "attacker" }, singular, "the attacker"),
    defender: phrase<PlayerOf<"defender">>()({ player: "defender" }, singular, "the defender"),
    they: phrase<PlayerOf<"they">>()({ player: "they" }, plural, "they"),
    "you-and": phrase<PlayerOf<"you-and">>()(
      { player: "you-and" },
      "you and",
      field("other", otherPlayers),
      plural,
      choice(["each"], []),
    ),
  }),
);
/** "their owners each": understood, and written without "each" */
const eachOfThem = wordings<OfThem<"controller-of"> | OfThem<"owner-of">>(
  "each-of-them",
  "their owners",
  () => [
    phrase<OfThem<"controller-of">>()(
      { player: "controller-of" },
      plural,
      field("of", theirs),
      "controllers",
      spelling("each"),
    ),
    phrase<OfThem<"owner-of">>()(
      { player: "owner-of" },
      plural,
      field("of", theirs),
      "owners",
      spelling("each"),
    ),
  ],
);
/** Who does something. */
export const players: Category<Players> = union("players", "a player", () => [
  somePlayers,
  otherPlayers,
  eachOfThem,
]);

/** Whose something is, before a noun: "your", "their", "its controller's". */
export const onePlayers = category<OnePlayer, "player">("whose", "your", "player", () => ({
  you: phrase<PlayerOf<"you">>()({ player: "you" }, "your"),
  they: phrase<PlayerOf<"they">>()({ player: "they" }, "their"),
  "that-player": phrase<PlayerOf<"that-player">>()({ player: "that-player" }, "that player's"),
  "controller-of": phrase<OfOne<"controller-of">>()(
    { player: "controller-of" },
    field("of", possessive),
    "controller's",
  ),
  "owner-of": phrase<OfOne<"owner-of">>()({ player: "owner-of" }, field("of", possessive), "owner's"),
}));
