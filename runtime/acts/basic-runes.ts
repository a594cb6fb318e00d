import type { ObjectId, Player, Rune } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { recycleRunes, runeName } from "../core/channel.ts";
import { addResources, priceOf, type Price } from "../core/resources.ts";

export const runeOf = (game: Game, player: Player, id: ObjectId): Rune | undefined =>
  game.state.players[player].runes.find((rune) => rune.id === id);

/** 164.2.b. "Recycle this: [Reaction] — [Add] [C].": of the domain of the rune (164.2.b.1). */
export const powerOf = ({ domain }: Rune): Price =>
  priceOf({ energy: 0, power: [domain ?? "any"] }, domain === null ? [] : [domain]);

/** 164.2. Uses the first or the second ability of a basic rune; null, or why it cannot be used. */
export function useRune(game: Game, player: Player, rune: Rune, ability: number): string | null {
  const name = runeName(rune.domain);
  if (ability === 1) {
    if (rune.exhausted) return `414.4: ${name} is exhausted`;
    exhaustRune(game, player, rune);
    return null;
  }
  if (ability !== 2) return `164.2: ${name} has no activated ability number ${ability}`;
  recycleRunes(game, [rune.id]);
  const sources = [{ kind: "ability", name, object: rune.id, controller: player }] as const;
  const entry = { what: "recycle", object: rune.id, name, rune: true } as const;
  trigger(game, [game.log({ rule: "416.1.b", by: player, sources }, entry)]);
  addResources(game, player, powerOf(rune));
  return null;
}

/** 164.2.a. "[E]: [Reaction] — [Add] [1]." */
function exhaustRune(game: Game, player: Player, rune: Rune): void {
  const { runes } = game.state.players[player];
  game.player(player, { runes: runes.map((each) => (each === rune ? { ...each, exhausted: true } : each)) });
  addResources(game, player, priceOf({ energy: 1, power: [] }, []));
}

/** Nobody leaves the Energy of a rune that is recycled for its Power. */
export function recycleForPower(game: Game, player: Player, rune: Rune): void {
  if (!rune.exhausted) exhaustRune(game, player, rune);
  useRune(game, player, rune, 2);
}
