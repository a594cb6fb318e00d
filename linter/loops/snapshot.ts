import type { ObjectId, Player, State, ZoneCard } from "../../runtime/index.ts";

/** How many there are of everything that a position is made of; ids and the history of the turn left out. */
export type Snapshot = ReadonlyMap<string, number>;

const zones = ["hand", "deck", "trash", "banished", "champion"] as const;

/** What a position has. Damage is part of its unit, so that a unit that is worn down is not there any more. */
export function snapshotOf(state: State): Snapshot {
  const found = new Map<string, number>();
  const add = (what: string, count = 1): void => {
    if (count > 0) found.set(what, (found.get(what) ?? 0) + count);
  };
  const nameOf = (id: ObjectId | null): string =>
    state.objects.find((object) => object.id === id)?.name ?? "";
  for (const object of state.objects) {
    const { name, controller: of, owner, place, exhausted, stunned, buffed, empowered } = object;
    const { designation, baseMight, damage, attachedTo, token } = object;
    const marked = damage.reduce((sum, mark) => sum + mark.amount, 0);
    const states = { owner, place, exhausted, stunned, buffed, empowered, designation, baseMight, marked };
    add(`${name} of ${of}: ${JSON.stringify({ ...states, token })} on ${nameOf(attachedTo)}`);
  }
  for (const player of ["A", "B"] as const) addPlayer(state, player, add);
  for (const { name, owner, battlefield } of state.facedown)
    add(`facedown ${name} of ${owner} at ${battlefield}`);
  for (const [id, { controller, contestedBy }] of Object.entries(state.battlefields))
    add(`${id}: ${String(controller)}, contested by ${String(contestedBy)}`);
  for (const { is, name, controller } of state.continuous) add(`${is} by ${name} of ${controller}`);
  for (const { kind, controller, context, status, instructions } of state.chain)
    add(`${status} ${kind} ${context.name} of ${controller}: ${JSON.stringify(instructions)}`);
  return found;
}

function addPlayer(state: State, player: Player, add: (what: string, count?: number) => void): void {
  const { earmarked, energy, points, power, runeDeck, runes, xp, ...rest } = state.players[player];
  const cardsIn = (zone: (typeof zones)[number]): readonly ZoneCard[] => rest[zone];
  for (const zone of zones) for (const { name } of cardsIn(zone)) add(`${name} in the ${zone} of ${player}`);
  for (const { exhausted } of runes) add(`${exhausted ? "exhausted" : "ready"} rune of ${player}`);
  for (const [domain, amount] of Object.entries(power)) add(`${domain} Power of ${player}`, amount);
  for (const { energy: some, power: few } of earmarked) {
    add(`Energy of ${player}: earmarked`, some);
    for (const [domain, amount] of Object.entries(few))
      add(`${domain} Power of ${player}: earmarked`, amount);
  }
  add(`Energy of ${player}`, energy);
  add(`points of ${player}`, points);
  add(`XP of ${player}`, xp);
  add(`Rune Deck of ${player}`, runeDeck.length);
}

/**
 * Whether everything of the first position is there in the second one too: then what was possible is possible again, and
 * what has become more (tokens, points, XP) are counters that grow.
 */
export function isCovered(first: Snapshot, second: Snapshot): boolean {
  for (const [what, count] of first) if ((second.get(what) ?? 0) < count) return false;
  return true;
}

/** What there is more of in the second position: "Energy of A", "Recruit of A". */
export const moreIn = (first: Snapshot, second: Snapshot): readonly string[] => [
  ...new Set(
    [...second]
      .filter(([what, count]) => count > (first.get(what) ?? 0))
      .map(([what]) => what.split(":")[0] ?? what),
  ),
];
