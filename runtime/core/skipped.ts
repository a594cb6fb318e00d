import type { TurnPhase } from "../effects/index.ts";
import type { Continuous, ContinuousOf, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { passivesOf } from "../evaluate/passives.ts";

type Skippable = ContinuousOf<"skip">["what"];

const isSkip = (effect: Continuous): effect is ContinuousOf<"skip"> => effect.is === "skip";

/** 443.2. Skips this if something says so: whether it does. An effect that skips the next one is used up by that. */
export function isSkipped(game: Game, player: Player, what: Skippable): boolean {
  const once = game.state.continuous
    .filter(isSkip)
    .find((effect) => effect.player === player && effect.what === what);
  if (once !== undefined) {
    game.update({ continuous: game.state.continuous.filter((effect) => effect !== once) });
    log(game, player, once.name, what);
    return true;
  }
  const always = passivesOf(game, "skips-phase").find(
    ({ passive, scope }) => passive.phase === what && isMeant(scope.context.you, player, passive.who),
  );
  if (always !== undefined) log(game, player, always.scope.context.name, what);
  return always !== undefined;
}

const isMeant = (you: Player | null, player: Player, who: "you" | "opponents" | "each-player"): boolean =>
  who === "each-player" || (you !== null && (player === you) === (who === "you"));

function log(game: Game, player: Player, name: string, skipped: TurnPhase | "conquering" | "holding"): void {
  game.log({ rule: "443.2", by: player, sources: [] }, { what: "skip", name, skipped });
}
