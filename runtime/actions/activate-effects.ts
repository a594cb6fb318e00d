import type { Executor } from "./executor.ts";
import { triggerEffects } from "../abilities/named-effects.ts";
import { lastKnownOf } from "../evaluate/references.ts";
import { did, ignored } from "./executor.ts";
import { select } from "./select.ts";

/** 383.4.g. The named effects go on the chain as if they had just triggered. */
export const activateEffects: Executor<"activate-effects"> = (game, scope, action) => {
  const objects =
    "refer" in action.of
      ? lastKnownOf(game, scope, action.of).map(({ object }) => object) // "Repeat this gear's play effect."
      : select(game, scope, action.of, action);
  const number = triggerEffects(game, objects, action.effects);
  return number === 0
    ? ignored
    : did(
        objects.map(({ id }) => id),
        number,
      );
};
