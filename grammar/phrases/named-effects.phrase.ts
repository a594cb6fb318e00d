import { choice, either, spelling } from "../combinators/phrase.ts";

const named = {
  deathknell: "[Deathknell]",
  temporary: "[Temporary]",
  vision: "[Vision]",
  conquer: "conquer",
  hold: "hold",
  play: "play",
  attack: [choice(["attack"], [spelling("attacking")])],
  defend: [choice(["defend"], [spelling("defending")])],
} as const;
/** 383.4. Before "effects": "[Deathknell]", "conquer" */
export const namedEffect = either("effects", named);
/** The same with "[Hunt]", which is a conquer and a hold effect (823.1.b) */
export const triggeringEffect = either("effects", { ...named, hunt: "[Hunt]" });
