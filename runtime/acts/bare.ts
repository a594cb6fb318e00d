import type { BareAct, GameObject, ObjectId } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { dealDamage } from "../core/deal.ts";
import { draw } from "../core/draw.ts";
import { heal } from "../core/heal.ts";
import { kill } from "../core/kill.ts";
import { move } from "../core/move.ts";
import { isLocation } from "../evaluate/places.ts";

/** A game action without a card, for tests of the rules. */
export function bare(game: Game, act: BareAct): void {
  const { turn } = game.state;
  const objects = (ids: readonly ObjectId[]): readonly GameObject[] =>
    new Set(ids).size < ids.length
      ? game.refuse("124: the same object is named twice")
      : ids.map((id) => game.find(id) ?? game.refuse(`124: ${id} is not on the board`));
  switch (act.act) {
    case "deal": {
      const { amount, by, to } = act;
      const [unit] = objects([to]);
      if (unit?.kind !== "unit") return game.refuse("417.2: only units are dealt damage");
      dealDamage(game, [{ to, amount, printed: amount, bonus: 0, by, sources: [] }]);
      return;
    }
    case "kill": {
      const cause = { rule: "428.1.a.1", by: turn, sources: [] };
      kill(
        game,
        objects(act.objects).map(({ id }) => ({ object: id, ...cause })),
      );
      return;
    }
    case "heal":
      heal(game, objects(act.objects), { rule: "418.1", by: turn, sources: [] });
      return;
    case "draw":
      draw(game, act.player, act.count, { rule: "413", by: act.player, sources: [] });
      game.needsCleanup();
      return;
    case "move":
      if (!isLocation(game, act.to)) return game.refuse(`197: ${act.to} is not a base or a battlefield`);
      move(game, objects(act.objects), act.to, { rule: "420.2.a", by: turn, sources: [] });
      return;
    default:
      return act satisfies never;
  }
}
