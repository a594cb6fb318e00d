import { choice, either, spelling } from "../combinators/phrase.ts";

/** 383.4. Before "effects": "[Deathknell]", "conquer" */
export const namedEffect = either("effects", {
  deathknell: "[Deathknell]",
  temporary: "[Temporary]",
  vision: "[Vision]",
  conquer: "conquer",
  hold: "hold",
  play: "play",
  attack: [choice(["attack"], [spelling("attacking")])],
  defend: [choice(["defend"], [spelling("defending")])],
});
