import type { PassiveAbility } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Active } from "./active.ts";
import { boardOf } from "./board.ts";
import { isOrdered } from "./might-limits.ts";
import { passivesOf } from "./passives.ts";

/**
 * 480.1. Names the effect for as long as its text is not inactive: effect text that is appended to another unit begins
 * anew (435.1.c).
 */
const stampOf = ({ context, key }: Active<PassiveAbility>): string => `${key} of ${context.self}`;

/**
 * 480.1, 480.2. Notes which passive abilities have begun to apply, and which do not any more: the text of what is attached
 * or detached, of dependent keywords, of what leaves. Looked at after each action, and after each Cleanup for what changes
 * without one. Nothing is kept while there is no ability whose order is seen.
 */
export function noteTimestamps(game: Game): void {
  const known = game.state.timestamps ?? [];
  if (!boardOf(game).ordered) {
    if (known.length > 0) game.update({ timestamps: [] });
    return;
  }
  const now = (["have", "might-increased-to"] as const)
    .flatMap((kind) => passivesOf<"have" | "might-increased-to">(game, kind, isOrdered))
    .map(({ active }) => active);
  const stamps = inTimestampOrder(game, now, (active) => active).map(stampOf);
  if (stamps.join("\n") !== known.join("\n")) game.update({ timestamps: stamps });
}

/** A change of Might that depends on what the Might is before it. */
export interface Change {
  readonly active: Active<PassiveAbility>;
  readonly amount: (before: number) => number;
}

/**
 * 478-480. Applies changes of one sublayer: what depends on another one after it (479.2), all others in the order in which
 * they have begun to apply (480.3).
 */
export function applyInOrder(game: Game, changes: readonly Change[], before: number): number {
  const left = inTimestampOrder(game, changes, ({ active }) => active);
  let might = before;
  while (left.length > 0) {
    const free = left.findIndex(
      (one) => !left.some((other) => other !== one && dependsOn(one, other, might)),
    );
    const [next] = left.splice(Math.max(0, free), 1);
    might += next?.amount(might) ?? 0;
  }
  return might;
}

/** 478.1.c, 479, 479.1. Only this one is altered by the sequence of the two. */
function dependsOn(one: Change, other: Change, might: number): boolean {
  const isAltered = (each: Change, after: Change): boolean =>
    each.amount(might) !== each.amount(might + after.amount(might));
  return isAltered(one, other) && !isAltered(other, one);
}

/** 480.3. What has not been noted has begun just now: battlefields first, then the objects as they have arrived. */
function inTimestampOrder<Each>(
  game: Game,
  list: readonly Each[],
  activeOf: (each: Each) => Active<PassiveAbility>,
): Each[] {
  if (list.length < 2) return [...list];
  const { battlefields, timestamps = [] } = game.state;
  const { passives } = boardOf(game);
  const placeOf = (each: Each): readonly [number, number, number] => {
    const active = activeOf(each);
    const noted = timestamps.indexOf(stampOf(active));
    return [
      noted === -1 ? timestamps.length : noted,
      Object.hasOwn(battlefields, active.context.self) ? 0 : 1,
      (passives.indexOf(active) + passives.length + 1) % (passives.length + 1),
    ];
  };
  const places = new Map(list.map((each) => [each, placeOf(each)]));
  return [...list].sort((first, second) => compare(places.get(first) ?? [], places.get(second) ?? []));
}
const compare = (first: readonly number[], second: readonly number[]): number =>
  first.map((place, index) => place - (second[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
