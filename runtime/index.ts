/** The runtime: the effect types (the instruction set) and the machine that runs them. */
export type * from "./effects/index.ts";
export { defineCard } from "./effects/index.ts";
export type * from "./state/index.ts";
export type { CardRegistry } from "./registry.ts";
export type { Outcome } from "./outcome.ts";
export { standingReplacement, type StandingReplacement } from "./evaluate/standing.ts";
export { createState } from "./create-state.ts";
export { SetupError } from "./door/check-setup.ts";
export type { SetupProblem } from "./door/check-setup.ts";
export { advance, answer, look, submit } from "./machine.ts";
export { misfit } from "./answers.ts";
export { forced } from "./forced.ts";
export { proposed } from "./proposed.ts";
export {
  damageOn,
  keywordsOf,
  locationOf,
  might,
  nameOf,
  objectByKey,
  objectOf,
  runeName,
  zoneOf,
} from "./queries.ts";
export type { ZoneName } from "./queries.ts";
