import type { ActivatedAbility, TriggeredAbility } from "../../runtime/effects/ability.ts";
import type { Card } from "../../runtime/effects/card.ts";
import type { LintedCard } from "../linted-card.ts";
import { heardBy } from "./heard.ts";
import { madeBy } from "./made.ts";
import { canBe, type Occurrence } from "./occurrence.ts";

/** An ability that may be a part of a loop. */
export interface Link {
  readonly of: LintedCard;
  readonly card: Card;
  readonly ability: TriggeredAbility | ActivatedAbility;
  /** What it makes happen, and what makes it trigger or lets it be used again. */
  readonly made: readonly Occurrence[];
  readonly heard: readonly Occurrence[];
}

/** More abilities than that are a coincidence that nobody builds by accident. */
const longest = 3;

/** The abilities of these cards that both wait for something and make something happen. */
export const linksOf = (cards: readonly LintedCard[]): readonly Link[] =>
  cards.flatMap((of) =>
    of.lines.flatMap(({ part, ability }): readonly Link[] => {
      if (part !== "abilities" || (ability.ability !== "triggered" && ability.ability !== "activated"))
        return [];
      const heard = ability.ability === "triggered" ? heardBy(ability.when) : refreshedBy(ability);
      const made = madeBy(ability.instructions);
      return heard.length === 0 || made.length === 0 ? [] : [{ of, card: of.card, ability, made, heard }];
    }),
  );

/** 376. An ability whose cost is only to exhaust its object can be used again when that is readied. */
function refreshedBy({ cost, oncePerTurn }: ActivatedAbility): readonly Occurrence[] {
  if (oncePerTurn === true || !cost.every((part) => part.cost === "exhaust-this")) return [];
  return cost.length === 0 ? [] : [{ what: "ready", to: "self" }];
}

const leadsTo = (first: Link, second: Link): boolean =>
  first.made.some((made) => second.heard.some((heard) => canBe(made, first.card, heard, second.card)));

/**
 * Circles in which each ability can cause the next one, the shortest first, each once. `isKnown` tells of which nothing
 * more has to be looked for.
 */
export function* ringsOf(
  links: readonly Link[],
  isKnown: (ring: readonly Link[]) => boolean,
): Iterable<readonly Link[]> {
  const next = new Map(links.map((link) => [link, links.filter((other) => leadsTo(link, other))]));
  for (let length = 1; length <= longest; length += 1)
    for (const [place, first] of links.entries()) {
      const later = (link: Link): boolean => links.indexOf(link) > place;
      for (const ring of paths(first, [first], length, later)) if (!isKnown(ring)) yield ring;
    }

  function* paths(
    first: Link,
    path: readonly Link[],
    length: number,
    later: (link: Link) => boolean,
  ): Iterable<readonly Link[]> {
    const last = path.at(-1) ?? first;
    const following = next.get(last) ?? [];
    if (path.length === length) {
      if (following.includes(first)) yield path;
      return;
    }
    for (const link of following)
      if (later(link) && !path.includes(link)) yield* paths(first, [...path, link], length, later);
  }
}
