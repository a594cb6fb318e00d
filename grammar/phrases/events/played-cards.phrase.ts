import type {
  NthCard,
  PlayedCard,
  SomeCards,
  SomeRunes,
  TokenPlayed,
} from "../../../runtime/effects/event-parts.ts";
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

type SomeOf<Kind extends string> = Extract<SomeCards, { readonly subject: Kind }>;
type Plain = Omit<SomeOf<"a-card">, "type">;
const aCard = wordings<Plain>("a-card", "a card", () => [phrase<Plain>()({ subject: "a-card" }, "a card")]);
const aTypedCard = wordings<SomeOf<"a-card"> & { readonly type: "unit" | "spell" | "gear" }>(
  "a-typed-card",
  "a spell",
  () => [
    phrase<SomeOf<"a-card"> & { readonly type: "unit" | "spell" | "gear" }>()(
      { subject: "a-card" },
      "a",
      either("type", { unit: "unit", spell: "spell", gear: "gear" }),
    ),
  ],
);
const severalCards = wordings<{ readonly subject: "one-or-more-cards" }>("several-cards", "cards", () => [
  phrase<{ readonly subject: "one-or-more-cards" }>()(
    { subject: "one-or-more-cards" },
    choice(["one or more cards"], [spelling("cards")]),
  ),
]);
const someRunes = wordings<SomeRunes>("some-runes", "runes", () => [
  phrase<SomeRunes>()(
    {},
    either("subject", { "a-rune": "a rune", "one-or-more-runes": "one or more runes" }),
  ),
]);

/** What a player does something with: "a card", "one or more cards" */
export const plainCards = union("plain-cards", "a card", () => [aCard, severalCards]);
/** The same with "me" and "a spell" */
export const someCards = union("some-cards", "me or a card", () => [self, plainCards, aTypedCard]);
export const someCardsOrNth = union("some-cards-or-nth", "a card", () => [someCards, nthCard]);
export const someCardsOrRunes = union("some-cards-or-runes", "a card or a rune", () => [
  someCards,
  someRunes,
]);
/** 108. Where the cards are. */
export const fromZone = either("from", {
  "your-hand": "from your hand",
  "your-trash": "from your trash",
  "own-hand": "from their hand",
  "own-trash": "from their trash",
  "your-main-deck": [
    choice(
      ["from your Main Deck"],
      [spelling("from the top of your Main Deck")],
      [spelling("from your deck")],
      [spelling("from the top of your deck")],
    ),
  ],
  "a-deck": [choice(["from a deck"], [spelling("from the top of a deck")])],
});

const types = { card: "card", unit: "unit", spell: "spell", gear: "gear" } as const;

export const fromFaceDown = sequence(
  set("fromFaceDown", true),
  choice(["from face down"], [spelling("from [Hidden]")], [spelling("from facedown")]),
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
        "own-trash": "from their trash",
        "own-hand": "from their hand",
        "anywhere-but-your-hand": "from anywhere other than your hand",
      }),
    ],
    [],
  ),
  optional(field("quality", quality)),
);

const { card: _card, ...namedTypes } = types;
const orType = optional("or", optional(spelling("a")), either("orType", namedTypes));

type PlayedKind = Omit<PlayedCard, "type" | "tag">;

const playedCard: Category<PlayedCard> = wordings<PlayedCard>("played-card", "a card", () => [
  phrase<PlayedKind & { readonly type: NonNullable<PlayedCard["type"]> }>()(
    {},
    beforeKind,
    either("type", { ...types, token: "token", equipment: "Equipment" }),
    orType,
    afterKind,
  ),
  phrase<PlayedKind & { readonly tag: string }>()({}, beforeKind, singular, tag("tag"), orType, afterKind),
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

/** 185. "a token unit", "a token" */
export const tokenPlayed = wordings<TokenPlayed>("token-played", "a token", () => [
  phrase<Pick<TokenPlayed, "played" | "type"> & { readonly type: "token" }>()(
    { played: "a", type: "token" },
    "a token",
  ),
  phrase<Omit<TokenPlayed, "type" | "token"> & { readonly type: "unit" | "gear"; readonly token: "token" }>()(
    { played: "a", token: "token" },
    "a token",
    either("type", { unit: "unit", gear: "gear" }),
  ),
]);
