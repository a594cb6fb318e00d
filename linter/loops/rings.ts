import type { ActivatedAbility, TriggeredAbility } from "../../runtime/effects/ability.ts";
import type { Card } from "../../runtime/effects/card.ts";
import type { LintedCard } from "../linted-card.ts";
import { costs, type Budget } from "./budget.ts";
import type { Part } from "../effects/items.ts";
import { heardBy } from "./heard.ts";
import { madeBy } from "./made.ts";
import { canBe, type Occurrence } from "./occurrence.ts";

/** An ability that may be a part of a loop. */
export interface Link {
  /** The cards that have it: they are alike in all but their names, so that one of them is tried for all. */
  readonly of: readonly LintedCard[];
  /** Which of their lines; below 0 where it is none. */
  readonly line: number;
  readonly part: Part;
  readonly card: Card;
  readonly ability: TriggeredAbility | ActivatedAbility;
  /** What it makes happen, and what makes it trigger or lets it be used again. */
  readonly made: readonly Occurrence[];
  readonly heard: readonly Occurrence[];
}

/** More abilities than that are a coincidence that nobody builds by accident. */
const longest = 3;

/** The triggered and activated abilities of these cards. */
export const linksOf = (cards: readonly LintedCard[]): readonly Link[] =>
  alike(cards).flatMap((of) => {
    const [first] = of;
    const given = first === undefined ? [] : first.inner.flatMap((inner) => givenBy(first, inner, of));
    const own = (first?.lines ?? []).flatMap(({ part, ability }, line): readonly Link[] => {
      if (first === undefined) return [];
      if (ability.ability !== "triggered" && ability.ability !== "activated") return [];
      const heard = ability.ability === "triggered" ? heardBy(ability.when) : refreshedBy(ability);
      return [{ of, line, part, card: first.card, ability, made: madeBy(ability.instructions), heard }];
    });
    return [...own, ...given];
  });

/** 395, 800. What a card gives, or has by a keyword of the project: who has the triggers is seen by playing. */
const givenBy = (first: LintedCard, inner: LintedCard, of: readonly LintedCard[]): readonly Link[] =>
  inner.lines.flatMap(({ ability }): readonly Link[] => {
    // What is used is tried by itself, on what it is given to.
    if (ability.ability === "activated")
      return [{ of, line: -1, part: "abilities", card: inner.card, ability, made: [], heard: [] }];
    if (ability.ability !== "triggered") return [];
    const [made, heard] = [madeBy(ability.instructions), heardBy(ability.when)].map((all) =>
      all.map(({ what, to }): Occurrence => ({ what, to: to === "self" ? "anything" : to })),
    );
    if (made === undefined || heard === undefined) return [];
    return [{ of, line: -1, part: "abilities", card: first.card, ability, made, heard }];
  });
/** It both waits for something and makes something happen. */
const isCausal = ({ heard, made, part }: Link): boolean =>
  part === "abilities" && heard.length > 0 && made.length > 0;

/** Cards that differ only in their names play alike. */
function alike(cards: readonly LintedCard[]): readonly (readonly LintedCard[])[] {
  const known = new Map<string, LintedCard[]>();
  for (const each of cards) {
    const { name: _name, ...plays } = each.card;
    const key = JSON.stringify(plays);
    const others = known.get(key);
    if (others === undefined) known.set(key, [each]);
    else others.push(each);
  }
  return [...known.values()];
}

/** 376. An ability whose cost is only to exhaust its object can be used again when that is readied. */
function refreshedBy({ cost, oncePerTurn }: ActivatedAbility): readonly Occurrence[] {
  if (oncePerTurn === true || !cost.every((part) => part.cost === "exhaust-this")) return [];
  return cost.length === 0 ? [] : [{ what: "ready", to: "self" }];
}

const leadsTo = (first: Link, second: Link): boolean =>
  first.made.some((made) => second.heard.some((heard) => canBe(made, first.card, heard, second.card)));

/**
 * Circles in which each ability can cause the next one, the shortest first, each once. `isKnown` tells of which nothing
 * more has to be looked for. Ends where the budget is spent.
 */
export function* ringsOf(
  all: readonly Link[],
  isKnown: (ring: readonly Link[]) => boolean,
  budget: Budget,
): Iterable<readonly Link[]> {
  const causes = (first: Link, second: Link): boolean => {
    budget.spend(costs.comparison);
    return leadsTo(first, second);
  };
  const links = all.filter(isCausal);
  for (let length = 1; length <= longest; length += 1)
    for (const [place, first] of links.entries())
      for (const ring of paths(first, [first], length, links.slice(place + 1)))
        if (!isKnown(ring)) yield ring;

  function* paths(
    first: Link,
    path: readonly Link[],
    length: number,
    later: readonly Link[],
  ): Iterable<readonly Link[]> {
    const last = path.at(-1) ?? first;
    if (path.length === length) {
      if (causes(last, first)) yield path;
      return;
    }
    for (const link of later) {
      if (budget.isSpent) return;
      if (!path.includes(link) && causes(last, link)) yield* paths(first, [...path, link], length, later);
    }
  }
}
