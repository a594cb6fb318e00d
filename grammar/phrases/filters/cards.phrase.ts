import type { CardFilter, TagName } from "../../../runtime/effects/filter.ts";
import {
  choice,
  either,
  field,
  noun,
  optional,
  phrase,
  sequence,
  set,
  spelled,
  unsaid,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { cardType } from "../card-types.phrase.ts";
import { quality, qualityAtEnd } from "../quality.phrase.ts";
import { tagged, taggedCard } from "./tags.phrase.ts";
import { zone, zoneItself, type NamedZone, type ZoneItself } from "./zones.phrase.ts";

export const cardWord = sequence(
  optional(either("not", { unit: "non-unit", spell: "non-spell", gear: "non-gear" })),
  cardType,
);
type Banishment = Extract<NamedZone, { readonly from: "your-banishment" }>;
type CardInZone = Omit<CardFilter, "zone" | "tags"> & { readonly zone: NamedZone };
type TaggedCard = Omit<CardFilter, "zone" | "tags" | "not"> & {
  readonly type: "card";
  readonly tags: readonly TagName[];
};
type TaggedOfType = Omit<CardFilter, "zone" | "tags" | "not" | "type"> & {
  readonly type: "unit" | "gear" | "spell";
  readonly tags: readonly TagName[];
};
/** "a Teemo unit" */
const taggedOfType = sequence(
  tagged,
  either("type", { unit: [noun("unit")], gear: "gear", spell: [noun("spell")] }),
);
const someTagged = choice([tagged], [taggedCard]);
const youOwn = optional(set("youOwn", true), "you own");
const inZone = sequence(
  youOwn,
  optional(field("qualityBefore", quality)),
  field("zone", zone),
  optional(field("quality", qualityAtEnd)),
);
/** A card outside the board: "a unit with cost no more than [3] from your trash". */
export const card: Category<CardFilter> = wordings<CardFilter>("card", "a card from …", () => [
  // "a banished card you own": from your Banishment
  phrase<Omit<CardInZone, "youOwn" | "qualityBefore"> & { readonly zone: Banishment }>()(
    { kind: "card" },
    spelled(sequence("banished", cardWord, "you own")),
    unsaid<Banishment>()("zone", { from: "your-banishment" }),
    optional(field("quality", quality)),
  ),
  phrase<CardInZone>()({ kind: "card" }, cardWord, inZone),
  phrase<TaggedCard & { readonly zone: NamedZone }>()({ kind: "card", type: "card" }, someTagged, inZone),
  phrase<TaggedOfType & { readonly zone: NamedZone }>()({ kind: "card" }, taggedOfType, inZone),
]);
type ChampionOrBoard = Extract<NamedZone, { readonly from: "your-champion-zone-or-board" }>;
export type OwnCard = Omit<TaggedOfType, "qualityBefore" | "quality"> & { readonly zone: ChampionOrBoard };
/** Before "into your hand from your Champion Zone or the board". */
export const championOrBoardCard = wordings<OwnCard>("champion-or-board-card", "a unit you own", () => [
  phrase<OwnCard>()(
    { kind: "card" },
    taggedOfType,
    youOwn,
    unsaid<ChampionOrBoard>()("zone", { from: "your-champion-zone-or-board" }),
  ),
]);
type ChampionZone = Extract<NamedZone, { readonly from: "your-champion-zone" }>;
type Champion = Pick<CardFilter, "kind"> & { readonly type: "unit"; readonly zone: ChampionZone };
/** 355.9.a.5. "Your Chosen Champion": the unit in the Champion Zone */
export const chosenChampion: Category<CardFilter> = wordings<Champion>(
  "chosen-champion",
  "Chosen Champion",
  () => [
    phrase<Champion>()(
      { kind: "card", type: "unit" },
      "your Chosen Champion",
      unsaid<ChampionZone>()("zone", { from: "your-champion-zone" }),
    ),
  ],
);
type WholeZone = Pick<CardFilter, "kind"> & {
  readonly type: "card";
  readonly zone: ZoneItself;
};
/** "Recycle your trash.": all cards from it */
export const wholeZone: Category<CardFilter> = wordings<WholeZone>("whole-zone", "your trash", () => [
  phrase<WholeZone>()({ kind: "card", type: "card" }, field("zone", zoneItself)),
]);
/** A card without a zone: what is revealed from a deck, or what may be played. */
export const bareCard: Category<CardFilter> = wordings<CardFilter>("bare-card", "a card", () => [
  phrase<Omit<CardFilter, "zone" | "qualityBefore" | "tags" | "youOwn">>()(
    { kind: "card" },
    cardWord,
    optional(field("quality", quality)),
  ),
  phrase<Omit<TaggedCard, "qualityBefore" | "youOwn">>()(
    { kind: "card", type: "card" },
    someTagged,
    optional(field("quality", quality)),
  ),
]);
