import type { Players } from "../../runtime/effects/player.ts";
import { category, field, phrase, plural, singular } from "../combinators/phrase.ts";
import { possessive } from "./references.phrase.ts";

type PlayerOf<Kind extends Players["player"]> = Extract<Players, { readonly player: Kind }>;

/** Who does something. */
export const players = category<Players, "player">("players", "a player", "player", () => ({
  you: phrase<PlayerOf<"you">>()({ player: "you" }, plural, "you"),
  opponents: phrase<PlayerOf<"opponents">>()({ player: "opponents" }, plural, "opponents"),
  "each-player": phrase<PlayerOf<"each-player">>()({ player: "each-player" }, singular, "each player"),
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
}));
