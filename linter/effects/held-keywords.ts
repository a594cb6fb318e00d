import type { Ability } from "../../runtime/effects/ability.ts";
import type { Keyword } from "../../runtime/effects/keyword.ts";
import type { LintedCard } from "../linted-card.ts";
import { isSelf, partsOf } from "./guards.ts";

/** A keyword that something has, and the effect that says so. */
export interface HeldKeyword {
  readonly keyword: Keyword;
  readonly at: object;
}

/** The keywords that one object has at the same time: the card by itself, its effect text, and each that it gives. */
export function heldTogether({ card, lines }: LintedCard): readonly (readonly HeldKeyword[])[] {
  return (["abilities", "effectText"] as const).flatMap((part) => {
    const written = lines.flatMap(({ ability, part: of }) =>
      of === part && ability.ability === "keyword" ? held(ability.keyword, ability) : [],
    );
    const abilities = card[part] ?? [];
    const given = [...partsOf(abilities, isGivingKeywords)];
    const own = given.filter((giving) => abilities.some((ability) => isAlwaysHad(ability, giving)));
    return [
      [...written, ...own.flatMap(heldBy)],
      ...given.filter((giving) => !own.includes(giving)).map((giving) => heldBy(giving)),
    ];
  });
}

/** 800. A keyword of the project brings the keywords that it stands for. */
const held = (keyword: Keyword, at: object): readonly HeldKeyword[] => [
  { keyword, at },
  ...(keyword.standsFor ?? []).flatMap((ability) =>
    ability.ability === "keyword" ? held(ability.keyword, at) : [],
  ),
];

interface Giving {
  readonly gift: { readonly keywords: readonly Keyword[] };
}
const isGivingKeywords = (node: object): node is Giving =>
  "gift" in node &&
  typeof node.gift === "object" &&
  node.gift !== null &&
  "keywords" in node.gift &&
  Array.isArray(node.gift.keywords);
const heldBy = (giving: Giving): readonly HeldKeyword[] =>
  giving.gift.keywords.flatMap((keyword) => held(keyword, giving));

/** "I have [Tank].", without a condition */
const isAlwaysHad = (ability: Ability, giving: object): boolean =>
  ability.ability === "passive" &&
  ability.passive === giving &&
  ability.passive.passive === "have" &&
  isSelf(ability.passive.who) &&
  ability.if === undefined &&
  ability.while === undefined &&
  ability.unless === undefined;
