import type { Ability, Gift, Keyword, QuotedAbility } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";

// 800. A keyword that a project declares stands for a text: keywords and abilities.

/** A keyword, and those that it stands for. */
export const withStoodFor = (keyword: Keyword): readonly Keyword[] => [
  keyword,
  ...(keyword.standsFor ?? []).flatMap((ability) =>
    ability.ability === "keyword" ? withStoodFor(ability.keyword) : [],
  ),
];

/** The abilities that a keyword stands for by itself, and not through another keyword. */
export const abilitiesOfKeyword = ({ standsFor = [] }: Keyword): readonly QuotedAbility[] =>
  standsFor.flatMap((ability) => (ability.ability === "keyword" ? [] : [ability]));

/** The abilities that a gift brings: a quoted one, or what its keywords stand for. */
export function abilitiesIn(gift: Gift): readonly QuotedAbility[] {
  switch (gift.gift) {
    case "ability":
      return [gift.ability];
    case "might":
    case "keywords":
      return (gift.keywords ?? []).flatMap(withStoodFor).flatMap(abilitiesOfKeyword);
    case "equal-to":
    case "keywords-of":
      return [];
    default:
      return gift satisfies never;
  }
}

/** The text of an object itself; a token has keywords beside that of its card (187). */
export const textOf = (printed: readonly Ability[], { token }: GameObject): readonly Ability[] =>
  token === null || !token.keywords.some(({ standsFor }) => standsFor !== undefined)
    ? printed
    : [...printed, ...token.keywords.map((keyword): Ability => ({ ability: "keyword", keyword }))];
