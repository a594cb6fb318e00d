import type { NthCard, PlayedCard } from "../../../runtime/effects/event.ts";
import {
  choice,
  either,
  field,
  optional,
  phrase,
  sequence,
  set,
  singular,
  spelling,
  tag,
  union,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { ordinal } from "./moments.phrase.ts";
import { quality } from "../quality.phrase.ts";
import { self } from "../references.phrase.ts";
import { where } from "../where.phrase.ts";

const aCard = wordings<{ readonly subject: "a-card" }>("a-card", "a card", () => [
  phrase<{ readonly subject: "a-card" }>()({ subject: "a-card" }, "a card"),
]);

const severalCards = wordings<{ readonly subject: "one-or-more-cards" }>("several-cards", "cards", () => [
  phrase<{ readonly subject: "one-or-more-cards" }>()({ subject: "one-or-more-cards" }, "one or more cards"),
]);

export const discarded = union("discarded", "me or a card", () => [self, aCard, severalCards]);

export const drawn = union("drawn", "a card", () => [aCard, nthCard]);

const types = { card: "card", unit: "unit", spell: "spell", gear: "gear" } as const;

export const fromFaceDown = sequence(
  set("fromFaceDown", true),
  choice(["from face down"], [spelling("from [Hidden]")]),
);

const beforeKind = sequence(
  either("played", { a: "a", another: "another" }),
  optional(either("token", { token: "token", "non-token": "non-token" })),
  optional(set("mighty", true), "[Mighty]"),
);

const afterKind = sequence(
  optional(field("where", where)),
  optional(set("toBattlefield", true), "to a battlefield"),
  choice(
    [fromFaceDown],
    [
      either("from", {
        "your-hand": "from your hand",
        "your-trash": "from your trash",
        "anywhere-but-your-hand": "from anywhere other than your hand",
      }),
    ],
    [],
  ),
  optional(field("quality", quality)),
);

type PlayedKind = Omit<PlayedCard, "type" | "tag">;

const playedCard: Category<PlayedCard> = wordings<PlayedCard>("played-card", "a card", () => [
  phrase<PlayedKind & { readonly type: NonNullable<PlayedCard["type"]> }>()(
    {},
    beforeKind,
    either("type", { ...types, token: "token" }),
    afterKind,
  ),
  phrase<PlayedKind & { readonly tag: string }>()({}, beforeKind, singular, tag("tag"), afterKind),
]);

export const nthCard = wordings<NthCard>("nth-card", "your second card each turn", () => [
  phrase<NthCard>()(
    {},
    either("whose", { your: "your", their: "their" }),
    ordinal("nth"),
    either("type", types),
    choice(["each turn"], [spelling("in a turn")]),
  ),
]);

export const played = union("played", "a card", () => [playedCard, nthCard]);
