import type { LintedCard } from "../linted-card.ts";
import { Budget, costs } from "./budget.ts";
import { habits } from "./choose.ts";
import { linksOf, ringsOf, type Link } from "./rings.ts";
import type { OwnLoop } from "./own-loop.ts";
import { ownLoopOf } from "./own-run.ts";
import { run, type Ran, type Traced } from "./run.ts";
import { trialsOf } from "./trial.ts";

/** A loop of these abilities. */
export interface Loop {
  readonly ring: readonly Link[];
  /** Running it came round again and again with nothing used up; else it only went on for long. */
  readonly isCertain: boolean;
  /** A player can stop it. */
  readonly isOptional: boolean;
  /** The abilities that are put on the chain in one round, in their order. */
  readonly round: readonly Traced[];
  /** One ability is used again and again: what that has come to. */
  readonly own?: OwnLoop;
}

/** The loops of a set of cards, and where looking for them has ended before it was done. */
export interface Search {
  /** Those of few cards first. */
  readonly loops: readonly Loop[];
  /** The first ability whose circles are not all tried. */
  readonly unsearched?: Link;
}

const found = new WeakMap<readonly LintedCard[], Search>();

/** Looks for the loops of a set of cards, once. */
export function searchLoops(cards: readonly LintedCard[]): Search {
  const known = found.get(cards);
  if (known !== undefined) return known;
  const search = searchIn(linksOf(cards), new Budget());
  found.set(cards, search);
  return search;
}
export const loopsOf = (cards: readonly LintedCard[]): readonly Loop[] => searchLoops(cards).loops;

export function searchIn(links: readonly Link[], budget: Budget): Search {
  const loops: Loop[] = [...ownLoops(links, budget)];
  const isKnown = (ring: readonly Link[]): boolean =>
    loops.some((loop) => loop.ring.every((link) => ring.includes(link)));
  const meet = meetings(budget);
  let latest = links[0];
  for (const ring of ringsOf(links, isKnown, budget)) {
    latest = ring[0];
    if (budget.isSpent) break;
    const loop =
      isLong(ring) && !ring.every((link, place) => meet(link, ring[place + 1] ?? ring[0] ?? link))
        ? undefined
        : loopOf(ring, budget);
    if (loop !== undefined) loops.push(loop);
  }
  return { loops, ...(budget.isSpent && latest !== undefined ? { unsearched: latest } : {}) };
}

/** 377. Abilities that can be used again and again by themselves. */
function* ownLoops(links: readonly Link[], budget: Budget): Iterable<Loop> {
  for (const link of links) {
    const own = link.ability.ability === "activated" ? ownLoopOf(link, link.ability, budget) : undefined;
    if (own === undefined) continue;
    const round = [{ name: link.card.name, controller: "A" }];
    yield { ring: [link], isCertain: own.isCertain, isOptional: true, round, own };
  }
}

const isLong = (ring: readonly Link[]): boolean => ring.length > 2;

/**
 * Whether two abilities are ever both put on the chain where the first is made to begin. Each two are tried once, which
 * spares most of the rings that they would be a part of.
 */
function meetings(budget: Budget): (first: Link, second: Link) => boolean {
  const known = new Map<Link, Map<Link, boolean>>();
  return (first, second) => {
    const of = known.get(first) ?? new Map<Link, boolean>();
    known.set(first, of);
    const met = of.get(second) ?? doMeet([first, second], budget);
    of.set(second, met);
    return met;
  };
}
function doMeet(pair: readonly Link[], budget: Budget): boolean {
  for (const ran of runs(pair, budget)) if (ran.end !== "stops" || ran.touched === pair.length) return true;
  return false;
}

function loopOf(ring: readonly Link[], budget: Budget): Loop | undefined {
  let possible: Loop | undefined;
  for (const ran of runs(ring, budget)) {
    if (ran.end === "repeats") return { ring, isCertain: true, isOptional: ran.isOptional, round: ran.round };
    if (ran.end === "goes-on") possible ??= { ring, isCertain: false, isOptional: true, round: ran.round };
  }
  return possible;
}

/** Every trial, played by players of each habit; by the later ones only where the first ones have got anywhere. */
function* runs(ring: readonly Link[], budget: Budget): Iterable<Ran> {
  const first = 2;
  for (const trial of trialsOf(ring)) {
    let touched = 0;
    for (const [index, habit] of habits.entries()) {
      if (index >= first && touched < Math.min(2, ring.length)) break;
      if (budget.isSpent) return;
      const ran = run(ring, trial, habit);
      budget.spend(costs.board + ran.steps * costs.step);
      if (ran.end === "stops") touched = Math.max(touched, ran.touched);
      yield ran;
    }
  }
}
