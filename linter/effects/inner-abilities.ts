import type { Ability } from "../../runtime/effects/ability.ts";
import type { Card } from "../../runtime/effects/card.ts";
import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { QuotedGift } from "../../runtime/effects/gift.ts";
import type { Keyword, StoodFor } from "../../runtime/effects/keyword.ts";
import { isSelf, partsOf } from "./guards.ts";
import { nounOf } from "./nouns.ts";

/** Abilities that are not lines of the card, as a card of what has them. */
export interface InnerAbilities {
  readonly card: Card;
  /** A keyword that the project declares, which stands for them. */
  readonly keyword?: Keyword;
}

/** The quoted abilities of a card (395), and what the keywords of the project on it stand for (800), each once. */
export function innerAbilities(card: Card): readonly InnerAbilities[] {
  const parts = [
    { effects: card.abilities, self: card.type },
    // 136. The effect text of an Equipment is said by its unit.
    { effects: card.effectText ?? [], self: "unit" as const },
  ];
  const inner: InnerAbilities[] = [];
  const known = new Set<unknown>();
  for (const { effects, self } of parts) {
    for (const giving of partsOf(effects, isGiving)) {
      const { gift } = giving;
      const type = holderOf(giving, self);
      inner.push({ card: { ...frameOf(card, type), abilities: [gift.ability] } });
    }
    for (const keyword of partsOf(effects, isStandIn)) {
      if (known.has(keyword.standsFor)) continue;
      known.add(keyword.standsFor);
      // Whether it fits the type of its card, keyword-on-wrong-type tells.
      inner.push({ card: { ...frameOf(card, "unit"), abilities: keyword.standsFor }, keyword });
    }
  }
  return inner;
}

const isGiving = (node: object): node is { readonly gift: QuotedGift } =>
  "gift" in node && typeof node.gift === "object" && node.gift !== null && isQuoted(node.gift);
const isQuoted = (gift: object): gift is QuotedGift => "gift" in gift && gift.gift === "ability";
const isStandIn = (node: object): node is Keyword & { readonly standsFor: readonly StoodFor[] } =>
  "keyword" in node && "standsFor" in node;

/** What has a quoted ability. Where the text leaves that open, how it speaks of itself tells (053). */
function holderOf(giving: { readonly gift: QuotedGift }, self: CardType): CardType {
  const who = "who" in giving ? giving.who : "to" in giving ? giving.to : undefined;
  const noun = typeof who === "object" && who !== null ? nounOf(who, self) : undefined;
  if (noun !== undefined) return noun;
  const [own] = partsOf<object & { readonly refer: string }>(giving.gift.ability, isSelf);
  return own?.refer === "this" ? "gear" : "unit";
}

const frameOf = (
  card: Card,
  type: CardType,
): Omit<Card, "abilities"> & { readonly abilities: readonly Ability[] } => ({
  name: card.name,
  type,
  supertypes: [],
  domains: card.domains,
  tags: [],
  abilities: [],
});
