import type { Card, CardFilter, ComparedProperty, KeywordName, Nameable, Quality } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { isAlone, isOneOnOne } from "./alone.ts";
import { hasHappenedTo } from "./happened.ts";
import { keywordsOn } from "./printed-keywords.ts";
import { isInState } from "./states.ts";
import { idsOf, lastKnownOf } from "./references.ts";

type ChosenFilter = Exclude<
  Extract<Quality, { readonly with: "chooses" }>["what"],
  { readonly refer: string }
>;

/** What can be asked of a permanent, and of a card outside the board. */
export interface Qualified {
  readonly card: Card;
  /** Absent for a card outside the board. */
  readonly object?: GameObject;
  /** Null: it has none. */
  readonly might: () => number | null;
  /** With what it has gained (477.1); absent: those of the card. */
  readonly tags?: readonly string[];
  readonly hasKeyword: (keyword: KeywordName) => boolean;
  /** 355.5. What an item of the chain has chosen; null for what is not on the chain. */
  readonly chosen: readonly string[] | null;
  /** Whether something like this is among what it has chosen; absent for what is not on the chain. */
  readonly choosesA?: (filter: ChosenFilter) => boolean;
}

export const prints = (card: Card, keyword: KeywordName): boolean =>
  keywordsOn(card.abilities).some((printed) => printed.keyword === keyword);

/** 133. "card" is any, "permanent" a unit or gear (133.4.a). */
export const isOfType = (card: Card, type: CardFilter["type"]): boolean =>
  type === "card" ||
  (type === "equipment" ? card.type === "gear" && card.tags.includes("Equipment") : card.type === type) ||
  (type === "permanent" && (card.type === "unit" || card.type === "gear")); // 133.4.a

export const qualifiedObject = (game: Game, object: GameObject): Qualified => ({
  object,
  tags: game.tags(object),
  card: game.card(object.name),
  // 143.2.b. Texts read a negative Might as 0.
  might: () => (object.kind === "unit" ? Math.max(0, game.might(object)) : null),
  // 722.1. Inactive text still counts for what looks for a keyword.
  hasKeyword: (keyword) => game.keyword(object, keyword) > 0 || prints(game.card(object.name), keyword),
  chosen: null,
});
/** 711. Outside the board the printed Might counts. */
export const qualifiedCard = (card: Card): Qualified => ({
  card,
  might: () => card.might ?? null,
  hasKeyword: (keyword) => prints(card, keyword),
  chosen: null,
});

/** 185.3.a.1. What has no cost is treated as costing 0. */
export const energyCost = (card: Card): number => card.cost?.energy ?? 0;
export const powerCost = (card: Card): number => card.cost?.power.length ?? 0;

/** "that chooses it and no other friendly unit", "that chooses a friendly unit" */
function chooses(
  game: Game,
  scope: Scope,
  { choosesA, chosen }: Qualified,
  { what, andNoOther }: Extract<Quality, { readonly with: "chooses" }>,
): boolean {
  if (!("refer" in what)) return choosesA?.(what) ?? false;
  const ids = idsOf(game, scope, what);
  if (chosen === null || !ids.some((id) => chosen.includes(id))) return false;
  const isOtherFriend = (id: string): boolean => {
    const object = game.find(id);
    return object?.kind === "unit" && object.controller === scope.context.you && !ids.includes(id);
  };
  return andNoOther !== true || !chosen.some(isOtherFriend);
}

/** Null: it has none. */
function propertyOf({ card, might }: Qualified, property: ComparedProperty): number | null {
  switch (property) {
    case "might":
      return might();
    case "energy-cost":
      return energyCost(card);
    case "power-cost":
      return powerCost(card);
    default:
      return property satisfies never;
  }
}

/** 359.3.e.12. What is compared with something that is not there any more has not this quality. */
function isCompared(
  game: Game,
  scope: Scope,
  subject: Qualified,
  { amount, is, plus = 0, property }: Extract<Quality, { readonly with: "compared" }>,
): boolean {
  const own = propertyOf(subject, property);
  const value = game.value(scope, amount);
  if (own === null || value === null) return false;
  switch (is) {
    case "less":
      return own < value;
    case "more":
      return own > value;
    case "no-more":
      return own <= value + plus;
    case "no-less":
      return own >= value;
    case "the-same":
      return own === value;
    default:
      return is satisfies never;
  }
}

const isAsMuch = (amount: number, or: "less" | "more" | "exactly", than: number): boolean =>
  or === "exactly" ? amount === than : or === "less" ? amount <= than : amount >= than;

/** 355.1, 760. By the spell or ability that is executed, or as the object was played. */
function isNamed(game: Game, scope: Scope, { card, tags }: Qualified, what: Nameable): boolean {
  const item = scope.item === null ? undefined : game.item(scope.item);
  const named = item?.named ?? game.find(scope.context.self)?.named;
  if (named === undefined) return false;
  switch (what) {
    case "card":
      return card.name === named;
    case "type":
      return card.type === named.toLowerCase();
    case "tag":
      return (tags ?? card.tags).includes(named);
    default:
      return what satisfies never;
  }
}

const companies = { alone: isAlone, "one-on-one": isOneOnOne } as const;
/** 355.9.b. Whether something has what a text says of it. What is unknown is never true (359.3.e.12). */
export function hasQuality(game: Game, scope: Scope, subject: Qualified, quality: Quality): boolean {
  switch (quality.with) {
    case "might": {
      const might = subject.might();
      return might !== null && isAsMuch(might, quality.or, quality.amount);
    }
    case "compared":
      return isCompared(game, scope, subject, quality);
    case "extreme": {
      const { among, how, property } = quality;
      const own = propertyOf(subject, property);
      return (
        own !== null && own === game.value(scope, { value: "among", how, property: { property }, of: among })
      );
    }
    case "keyword":
      return subject.hasKeyword(quality.keyword) === (quality.not !== true);
    case "named":
      return isNamed(game, scope, subject, quality.what);
    case "cost":
      return (
        (quality.energy === undefined ||
          isAsMuch(energyCost(subject.card), quality.or, quality.energy.energy)) &&
        (quality.power === undefined ||
          isAsMuch(powerCost(subject.card), quality.or, quality.power.power.length))
      );
    case "shared-tag": {
      const [as] = lastKnownOf(game, scope, quality.as);
      const tags = as === undefined ? [] : game.tags(as.object);
      return (subject.tags ?? subject.card.tags).some((tag) => tags.includes(tag));
    }
    case "this-way":
      return (
        subject.object !== undefined &&
        idsOf(game, scope, { refer: "they", means: quality.means }).includes(subject.object.id)
      );
    case "state":
      return subject.object !== undefined && isInState(game, subject.object, quality.state);
    case "happened":
      return subject.object !== undefined && hasHappenedTo(game, subject.object.id, quality.what);
    case "company":
      return subject.object !== undefined && companies[quality.company](game, subject.object);
    case "the-same-controller":
      return true; // 355.11. A requirement of the group: see `choose` and `optionsOf`.
    case "chooses":
      return chooses(game, scope, subject, quality);
    case "cost-no-more-than-of": {
      const [of] = lastKnownOf(game, scope, quality.of);
      if (of === undefined) return false;
      const most = game.card(of.object.name);
      return energyCost(subject.card) <= energyCost(most) && powerCost(subject.card) <= powerCost(most);
    }
    default:
      return quality satisfies never;
  }
}
