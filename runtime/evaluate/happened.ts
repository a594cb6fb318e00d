import type { Happened, HappenedBefore } from "../effects/index.ts";
import type { Happening, ObjectId } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** What the log says of what has happened to an object. */
export const happenings = {
  died: "kill",
  moved: "move",
  attacked: "attack",
  defended: "defend",
  "been-played": "play",
  "been-stunned": "stun",
  "been-buffed": "buff",
  "been-readied": "ready",
  "been-dealt-damage": "damage",
  "been-recalled": "recall",
  "been-burned": "burn",
  "become-mighty": "become-mighty",
} as const satisfies Record<Exclude<Happened, "dealt-damage">, Happening["what"]>;

/** "that moved this turn" */
export const hasHappenedTo = (game: Game, id: ObjectId, what: HappenedBefore): boolean =>
  game.state.thisTurn.past.some(
    ({ happened }) => happened.what === happenings[what] && "object" in happened && happened.object === id,
  );
