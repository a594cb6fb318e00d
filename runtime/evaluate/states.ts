import type { UnitState } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { attachmentsOf } from "./board.ts";

export const isEquipment = (game: Game, object: GameObject): boolean =>
  object.kind === "gear" && game.card(object.name).tags.includes("Equipment");

/** 355.9.b. */
export function isInState(game: Game, object: GameObject, state: UnitState | "mighty"): boolean {
  switch (state) {
    case "stunned":
      return object.stunned;
    case "buffed":
      return object.buffed;
    case "damaged":
      return object.damage.length > 0;
    case "ready":
      return !object.exhausted;
    case "exhausted":
      return object.exhausted;
    case "attacking":
      return object.designation === "attacker";
    case "defending":
      return object.designation === "defender";
    case "attacking-or-defending":
      return object.designation !== null; // 740.2.c
    case "equipped":
      return attachmentsOf(game, object).some((gear) => isEquipment(game, gear)); // 818.3
    case "attached":
      return object.attachedTo !== null; // 716
    case "detached":
      return object.attachedTo === null;
    case "empowered":
      return object.empowered;
    case "token":
      return object.token !== null;
    case "mighty":
      return object.kind === "unit" && game.might(object) >= 5; // 708
    default:
      return state satisfies never;
  }
}
