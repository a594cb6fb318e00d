import type { Players } from "../../runtime/effects/player.ts";
import { category, field, optional, phrase, plural, set, singular, wordings } from "../combinators/phrase.ts";
import type { They } from "../../runtime/effects/reference.ts";
import { possessive } from "./references.phrase.ts";

type PlayerOf<Kind extends Players["player"]> = Extract<Players, { readonly player: Kind }>;

/** 115. "Starting with the next player, each player …" */
const fromNext = optional(set("from", "next-player"), "starting with the next player,");
const theirs = wordings<They>("theirs", "their", () => [phrase<They>()({ refer: "they" }, "their")]);

/** Who does something. */
export const players = category<Players, "player">("players", "a player", "player", () => ({
  you: phrase<PlayerOf<"you">>()({ player: "you" }, plural, "you"),
  opponents: phrase<PlayerOf<"opponents">>()({ player: "opponents" }, plural, "opponents"),
  "each-player": phrase<PlayerOf<"each-player">>()(
    { player: "each-player" },
    fromNext,
    singular,
    "each player",
  ),
  "each-other-player": phrase<PlayerOf<"each-other-player">>()(
    { player: "each-other-player" },
    fromNext,
    singular,
    "each other player",
  ),
  "an-opponent": phrase<PlayerOf<"an-opponent">>()({ player: "an-opponent" }, singular, "an opponent"),
  "each-opponent": phrase<PlayerOf<"each-opponent">>()(
    { player: "each-opponent" },
    singular,
    "each opponent",
  ),
  "that-player": phrase<PlayerOf<"that-player">>()({ player: "that-player" }, singular, "that player"),
  they: phrase<PlayerOf<"they">>()({ player: "they" }, plural, "they"),
  "controller-of": phrase<PlayerOf<"controller-of">>()(
    { player: "controller-of" },
    singular,
    field("of", possessive),
    "controller",
  ),
  "owner-of": phrase<PlayerOf<"owner-of">>()(
    { player: "owner-of" },
    singular,
    field("of", possessive),
    "owner",
  ),
  "owners-of": phrase<PlayerOf<"owners-of">>()(
    { player: "owners-of" },
    plural,
    field("of", theirs),
    "owners",
  ),
}));
