import type { LintedCard } from "../linted-card.ts";
import { habits } from "./choose.ts";
import { linksOf, ringsOf, type Link } from "./rings.ts";
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
}

/** Of more rings than that the longer ones are left untried: a set of 1,000 cards has about 700. */
const mostRings = 2000;

const found = new WeakMap<readonly LintedCard[], readonly Loop[]>();

/** The loops of a set of cards, those of few cards first. They are looked for once. */
export function loopsOf(cards: readonly LintedCard[]): readonly Loop[] {
  const known = found.get(cards);
  if (known !== undefined) return known;
  const loops: Loop[] = [];
  const isKnown = (ring: readonly Link[]): boolean =>
    loops.some((loop) => loop.ring.every((link) => ring.includes(link)));
  const meet = meetings();
  let tried = 0;
  for (const ring of ringsOf(linksOf(cards), isKnown)) {
    if (tried++ === mostRings) break;
    const loop =
      isLong(ring) && !ring.every((link, place) => meet(link, ring[place + 1] ?? ring[0] ?? link))
        ? undefined
        : loopOf(ring);
    if (loop !== undefined) loops.push(loop);
  }
  found.set(cards, loops);
  return loops;
}

const isLong = (ring: readonly Link[]): boolean => ring.length > 2;

/**
 * Whether two abilities are ever both put on the chain where the first is made to begin. Each two are tried once, which
 * spares most of the rings that they would be a part of.
 */
function meetings(): (first: Link, second: Link) => boolean {
  const known = new Map<Link, Map<Link, boolean>>();
  return (first, second) => {
    const of = known.get(first) ?? new Map<Link, boolean>();
    known.set(first, of);
    const met = of.get(second) ?? doMeet([first, second]);
    of.set(second, met);
    return met;
  };
}
function doMeet(pair: readonly Link[]): boolean {
  for (const ran of runs(pair)) if (ran.end !== "stops" || ran.touched === pair.length) return true;
  return false;
}

function loopOf(ring: readonly Link[]): Loop | undefined {
  let possible: Loop | undefined;
  for (const ran of runs(ring)) {
    if (ran.end === "repeats") return { ring, isCertain: true, isOptional: ran.isOptional, round: ran.round };
    if (ran.end === "goes-on") possible ??= { ring, isCertain: false, isOptional: true, round: ran.round };
  }
  return possible;
}

/** Every trial, played by players of each habit; by the later ones only where the first ones have got anywhere. */
function* runs(ring: readonly Link[]): Iterable<Ran> {
  const first = 2;
  for (const trial of trialsOf(ring)) {
    let touched = 0;
    for (const [index, habit] of habits.entries()) {
      if (index >= first && touched < Math.min(2, ring.length)) break;
      const ran = run(ring, trial, habit);
      if (ran.end === "stops") touched = Math.max(touched, ran.touched);
      yield ran;
    }
  }
}
