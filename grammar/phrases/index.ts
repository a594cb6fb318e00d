import "./actions/index.ts";

/** The phrases of the language: what a line of a card can be, and what a sentence of instructions can be. */
export { ability } from "./abilities.phrase.ts";
export { sentenceOfInstructions } from "./instructions.phrase.ts";
