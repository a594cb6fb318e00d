import type { Value } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { energyCost } from "./qualities.ts";
import { idsOf, lastKnownOf } from "./references.ts";
import { findCardOrWhatBecame } from "./zones.ts";

/** An amount; null where what it speaks of is not there any more: all that hangs on it is ignored (359.3.e.12). */
export function valueOf(game: Game, scope: Scope, value: Value): number | null {
  if (typeof value === "number") return value;
  switch (value.value) {
    case "might-of": {
      const [known] = lastKnownOf(game, scope, value.of);
      // 143.2.b. A negative Might is treated as 0.
      return known === undefined ? null : Math.max(0, known.might);
    }
    case "energy-cost-of": {
      const [id] = idsOf(game, scope, value.of);
      if (id === undefined) return null;
      const name = findCardOrWhatBecame(game, id)?.card.name ?? game.find(id)?.name;
      return name === undefined ? null : energyCost(game.card(name));
    }
    case "that-much": {
      const steps = value.means.flatMap((referent) =>
        referent.is === "step" ? (scope.round.steps[referent.step] ?? []) : [],
      );
      const [step] = steps;
      if (step === undefined) return scope.context.event?.number ?? null;
      return step.done ? (step.number ?? null) : null;
    }
    default:
      return value satisfies never;
  }
}
