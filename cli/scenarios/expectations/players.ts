import { inYaml } from "../describe.ts";
import { locationOf } from "../../../runtime/index.ts";
import type { State } from "../../../runtime/index.ts";
import type { CountOrNames, ExpectedPlayer, PlayerName } from "../scenario.ts";
import { differs, sameNames } from "./expectation.ts";
import type { Seen } from "./expectation.ts";

const zones = ["hand", "deck", "trash", "banished", "base"] as const;
const numbers = ["points", "xp", "energy", "power"] as const;

/** The names of the cards in a zone of the player, of the permanents in a base. */
function namesIn(state: State, player: PlayerName, zone: (typeof zones)[number]): readonly string[] {
  if (zone !== "base") return state.players[player][zone].map(({ name }) => name);
  return state.objects.filter((object) => locationOf(object) === `base ${player}`).map(({ name }) => name);
}

/** Power is counted, whatever its domains. */
function numberOf(state: State, player: PlayerName, key: (typeof numbers)[number]): number {
  const owner = state.players[player];
  const pools = [owner, ...owner.earmarked];
  if (key === "power")
    return pools.flatMap(({ power }) => Object.values(power)).reduce((sum, amount) => sum + amount, 0);
  return key === "energy" ? pools.reduce((sum, { energy }) => sum + energy, 0) : owner[key];
}

const holds = (names: readonly string[], expected: CountOrNames): boolean =>
  typeof expected === "number" ? names.length === expected : sameNames(names, expected);

export function expectPlayer(
  { view, placeOf, tell }: Seen,
  player: PlayerName,
  expected: ExpectedPlayer,
): void {
  for (const zone of zones) {
    const wanted = expected[zone];
    if (wanted === undefined) continue;
    const names = namesIn(view.state, player, zone);
    if (holds(names, wanted)) continue;
    const found = typeof wanted === "number" ? `${names.length} ${inYaml(names)}` : names;
    tell(differs(`\`${zone}\` of ${player}`, found, wanted, placeOf(player, zone)));
  }
  for (const key of numbers) {
    const wanted = expected[key];
    const found = numberOf(view.state, player, key);
    if (wanted !== undefined && found !== wanted)
      tell(differs(`\`${key}\` of ${player}`, found, wanted, placeOf(player, key)));
  }
}
