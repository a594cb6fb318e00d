export { knownCards, noCards } from "./known-cards.ts";
export type { KnownCards } from "./known-cards.ts";
export { readScenarioFile } from "./read.ts";
export { runScenario } from "./run.ts";
export type { CardsForScenarios } from "./run.ts";
export { runScenarioFiles } from "./suite.ts";
export type { SuiteResult } from "./suite.ts";
