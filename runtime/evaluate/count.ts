import type { Counted } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { fits } from "./filters.ts";
import { hasQuality, qualifiedCard } from "./qualities.ts";
import { idsOf } from "./references.ts";
import { findCardOrWhatBecame } from "./zones.ts";

/** "for each …": how many. */
export function count(game: Game, scope: Scope, counted: Counted): number {
  switch (counted.count) {
    case "units":
    case "gear": {
      const { of } = counted;
      return game.state.objects.filter((object) => fits(game, scope, object, of)).length;
    }
    case "cards-this-way": {
      const { quality } = counted;
      return idsOf(game, scope, { refer: "they", means: counted.means }).filter((id) => {
        const found = findCardOrWhatBecame(game, id);
        if (found === undefined) return false;
        return (
          quality === undefined || hasQuality(game, scope, qualifiedCard(game.card(found.card.name)), quality)
        );
      }).length;
    }
    case "cards-in": {
      const { you } = scope.context;
      if (you === null) return 0;
      const { trash, hand } = game.state.players[you];
      return counted.zone === "your-trash" ? trash.length : hand.length;
    }
    case "buffs-spent":
      return idsOf(game, scope, { refer: "they", means: counted.means }).length;
    default:
      return counted satisfies never;
  }
}
