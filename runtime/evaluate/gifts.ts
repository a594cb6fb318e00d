import type { Gift, Keyword, PerEach } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { count } from "./count.ts";
import { keywordsOn } from "./printed-keywords.ts";
import { objectsOf } from "./references.ts";
import { withStoodFor } from "./stood-for.ts";
import { valueOf } from "./values.ts";

/** 477.3. Whether a gift is of Might, alone or among other things. */
export const changesMight = (gift: Gift): boolean =>
  gift.gift === "might" ||
  (gift.gift === "equal-to" && gift.keyword === undefined) ||
  (gift.gift === "keywords-of" && gift.mightEqualTo !== undefined);

/** How much Might a gift is; null where it cannot be told (359.3.e.12). */
export function mightIn(game: Game, scope: Scope, gift: Gift, per: PerEach | undefined): number | null {
  switch (gift.gift) {
    case "might":
      return gift.amount * (per === undefined ? 1 : count(game, scope, per));
    case "equal-to":
      return gift.keyword === undefined ? valueOf(game, scope, gift.amount) : 0;
    case "keywords-of":
      return gift.mightEqualTo === undefined ? 0 : valueOf(game, scope, gift.mightEqualTo);
    case "keywords":
    case "ability":
      return 0;
    default:
      return gift satisfies never;
  }
}

/** The names of the keywords that a gift can bring; null: whatever another object has. */
export function namesIn(gift: Gift): readonly string[] | null {
  switch (gift.gift) {
    case "might":
    case "keywords":
      return (gift.keywords ?? []).flatMap(withStoodFor).map(({ keyword }) => keyword);
    case "equal-to":
      return gift.keyword === undefined ? [] : [gift.keyword];
    case "ability":
      return keywordsOn([gift.ability]).map(({ keyword }) => keyword);
    case "keywords-of":
      return null;
    default:
      return gift satisfies never;
  }
}

/** 477.2. The keywords of a gift, with the values that they have now. `keywordsOf`: what an object has. */
export function keywordsIn(
  game: Game,
  scope: Scope,
  gift: Gift,
  keywordsOf: (object: GameObject) => readonly Keyword[],
): readonly Keyword[] {
  switch (gift.gift) {
    case "might":
    case "keywords":
      return (gift.keywords ?? []).flatMap(withStoodFor);
    case "equal-to": {
      if (gift.keyword === undefined) return [];
      // 807.1.b.3. A value of 0 is no keyword.
      const value = valueOf(game, scope, gift.amount) ?? 0;
      return value > 0 ? [{ keyword: gift.keyword, value }] : [];
    }
    case "ability":
      return keywordsOn([gift.ability]); // 808.3. "… has “[Deathknell][>] …”"
    case "keywords-of":
      return objectOf(game, scope, gift.of).flatMap(keywordsOf);
    default:
      return gift satisfies never;
  }
}

type Owner = Extract<Gift, { readonly gift: "keywords-of" }>["of"];
const objectOf = (game: Game, scope: Scope, owner: Owner): readonly GameObject[] =>
  ("refer" in owner
    ? objectsOf(game, scope, owner)
    : game.findAll(scope.round.chosen[owner.choice] ?? [])
  ).slice(0, 1);
