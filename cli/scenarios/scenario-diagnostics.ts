import { defineDiagnostics } from "../../grammar/diagnostics/registry.ts";

/** What can be wrong with a scenario file before, and while, it is run. */
export const scenarioDiagnostics = defineDiagnostics({
  "scenario-yaml": {
    severity: "error",
    rules: [],
    message: "The file is not YAML: {problem}.",
    why: "A scenario file is a list of scenarios in YAML.",
  },
  "scenario-shape": {
    severity: "error",
    rules: [],
    message: "{problem}.",
  },
  "scenario-unknown-id": {
    severity: "error",
    rules: [],
    message: 'There is no object or battlefield "{id}" in this scenario.',
    why: "Objects and battlefields are named in `board`, what arrives later in `creates`.",
  },
  "scenario-unknown-card": {
    severity: "error",
    rules: [],
    message: 'No card is named "{card}".',
    why: "Cards come from `cards` of the scenario, or else from the card files of the project.",
  },
  "scenario-refused-card": {
    severity: "error",
    rules: [],
    message: 'The card "{card}" does not compile.',
    help: "`riftscript check` tells what is wrong with it.",
  },
  "scenario-id-twice": {
    severity: "error",
    rules: [],
    message: 'The id "{id}" is used twice.',
    why: "An id names one object or battlefield in the whole scenario.",
  },
  "scenario-card-twice": {
    severity: "error",
    rules: [],
    message: 'The card "{card}" is declared twice in this scenario.',
  },
  "scenario-title-twice": {
    severity: "error",
    rules: [],
    message: "The title is also that of a scenario in {file}.",
    why: "A title names one scenario in every report.",
  },
  "scenario-expects-nothing": {
    severity: "error",
    rules: [],
    message: "The scenario expects nothing.",
    why: "Without an `expect` step it would pass whatever the cards do.",
    help: "End it with an `expect` step that tells what must be seen.",
  },
  "scenario-set-up": {
    severity: "error",
    rules: [],
    message: "The board cannot be set up: {problem}.",
  },
  "scenario-step": {
    severity: "error",
    rules: [],
    message: "The step cannot be taken: {problem}.",
  },
  "scenario-not-there": {
    severity: "error",
    rules: [],
    message: "{object} is not on the board, {where}.",
  },
  "scenario-of-battlefield": {
    severity: "error",
    rules: ["190"],
    message: "{id} is a battlefield, which has no `{key}`.",
    help: "Of a battlefield only its `controller` can be expected.",
  },
  "scenario-refused": {
    severity: "error",
    rules: [],
    message: "The step is illegal: {reason}.",
    help: "If that is what the scenario shows, let `expect` with `refused: true` follow it.",
  },
  "scenario-no-answer": {
    severity: "error",
    rules: [],
    message: "There is no answer to the question: {question}.",
    help: "Add to `answers` of this step: {example}.",
  },
  "scenario-answer-misfit": {
    severity: "error",
    rules: [],
    message: "The answer does not fit: {reason}. Asked was: {question}.",
  },
  "scenario-answer-left-over": {
    severity: "error",
    rules: [],
    message: "The answer was not asked for: {asked}.",
    why: "An answer belongs to the step in which its question comes up.",
  },
  "scenario-not-legal": {
    severity: "error",
    rules: [],
    message: "This should be a legal answer, but {reason}. Asked is: {question}.",
  },
  "scenario-not-illegal": {
    severity: "error",
    rules: [],
    message: "This should be an illegal answer, but it fits. Asked is: {question}.",
  },
  "scenario-no-question": {
    severity: "error",
    rules: [],
    message: "Nothing is asked at this point.",
    help: "Write `hold: true` at the step before, which leaves its question open.",
  },
  "scenario-not-refused": {
    severity: "error",
    rules: [],
    message: "The step before should be illegal, but {instead}.",
  },
  "scenario-difference": {
    severity: "error",
    rules: [],
    message: "{what} is {found}, expected {expected}.",
  },
  "scenario-fault": {
    severity: "error",
    rules: [],
    message: "The machine stopped at this scenario: {problem}.",
    why: "This is a fault of riftscript, not of the scenario; please report it.",
  },
  "scenario-endless": {
    severity: "error",
    rules: ["334"],
    message: "The step does not come to an end: the players passed {count} times.",
  },
});
