import { describe, expect, test } from "vitest";
import { noCards, runScenarioFiles } from "../../../cli/scenarios/index.ts";
import { compileCards } from "../../../compiler/index.ts";

const cards = `
    name: Spark
    type: Spell

    Deal 2 to a unit.

    ---

    name: Twin Spark
    type: Spell

    Deal 1 to a unit.
    Deal 1 to a unit.

    ---

    name: Feint
    type: Spell

    [Reaction]
    Give a unit +1 [M] this turn.

    ---

    name: Scout
    type: Unit
    might: 2

    When you play me, draw 1.

    ---

    name: Dummy
    type: Unit
    might: 3
`;

interface Parts {
  readonly board?: string;
  readonly creates?: string;
}

/** A scenario with two dummies of B, d1 at the field and d2 in the base. */
function scenario(steps: string, { board = "", creates }: Parts = {}): string {
  const indented = steps
    .trim()
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
  return `- scenario: What is shown here
  rules: ["417"]
  cards: |${cards}${creates === undefined ? "" : `  creates: ${creates}\n`}  board:
    battlefields:
      field: {controller: B}
    objects:
      d1: {card: Dummy, controller: B, at: field}
      d2: {card: Dummy, controller: B}
${board}  steps:
${indented}
`;
}

/** What is wrong, or nothing. */
const run = (steps: string, parts: Parts = {}): string => runSource(scenario(steps, parts));
function runSource(source: string): string {
  const result = runScenarioFiles([{ file: "a.scenario.yaml", source }], {
    compile: compileCards,
    project: noCards,
  });
  expect(result.passed + result.failed).toBe(1);
  return result.failures[0]?.message ?? "";
}

describe("answers", () => {
  test("a question takes the first unused answer that has its tag", () => {
    const steps = `
- play: Twin Spark
  answers: [{targets: [d1]}, {targets: [d2]}]
- expect: {d1: {damage: 1}, d2: {damage: 1}}`;
    expect(run(steps)).toBe("");
  });

  test("a question without an answer fails, with its legal options and what to write", () => {
    const failure = run(`
- play: Spark
- expect: {d1: {damage: 2}}`);
    expect(failure).toContain("error[scenario-no-answer]");
    expect(failure).toContain("A is asked for `targets`, 1 of [d1, d2]");
    expect(failure).toContain("help: Add to `answers` of this step: {targets: [d1]}.");
    expect(failure).toMatch(/a\.scenario\.yaml:\d+:7\n/);
  });

  test("an answer that does not fit fails, with the question", () => {
    const failure = run(`
- play: Spark
  answers: [{targets: [d1, d2]}]
- expect: {d1: {damage: 2}}`);
    expect(failure).toContain("error[scenario-answer-misfit]");
    expect(failure).toContain("1 of [d1, d2]");
    expect(failure).toContain("| ");
    expect(failure).toContain("^^^^^^^^^^^^^^^^^^^");
  });

  test("an answer that is left over fails", () => {
    const failure = run(`
- play: Spark
  answers: [{targets: [d1]}, {may: true}]
- expect: {d1: {damage: 2}}`);
    expect(failure).toContain("error[scenario-answer-left-over]");
    expect(failure).toContain("no question is left open");
  });

  test("an answer of another player is left over", () => {
    const failure = run(`
- play: Spark
  answers: [{targets: [d1], by: B}]
- expect: {d1: {damage: 2}}`);
    expect(failure).toContain("error[scenario-no-answer]");
  });

  test("a question with one legal answer may be left out, and takes an answer only if that fits", () => {
    const one = { board: "    A: {deck: [Dummy]}\n" };
    const kill = `- kill: [d2]\n- play: Spark\n`;
    expect(run(`${kill}- expect: {d1: {damage: 2}}`, one)).toBe("");
    expect(run(`${kill}  answers: [{targets: [d1]}]\n- expect: {d1: {damage: 2}}`, one)).toBe("");
    const failure = run(`${kill}  answers: [{targets: [d2]}]\n- expect: {d1: {damage: 2}}`, one);
    expect(failure).toContain("error[scenario-answer-misfit]");
    expect(failure).toContain("1 of [d1]");
    expect(failure).not.toMatch(/d[12]:\d/);
  });

  test("the answers of a step are not those of the next one", () => {
    const failure = run(`
- play: Spark
  hold: true
  answers: [{targets: [d1]}, {targets: [d2]}]
- play: Spark
- expect: {d1: {damage: 2}}`);
    expect(failure).toContain("error[scenario-answer-left-over]");
  });
});

describe("steps", () => {
  test("hold leaves a question open, and resolve brings its answer", () => {
    const steps = `
- play: Spark
  hold: true
- expect:
    asked: {kind: targets, options: [d1, d2], min: 1, max: 1}
    legal: [{targets: [d1]}]
    illegal: [{targets: []}, {targets: [d1, d2]}, {may: true}, {targets: [d1], by: B}]
- resolve: all
  answers: [{targets: [d2]}]
- expect: {d2: {damage: 2}}`;
    expect(run(steps)).toBe("");
  });

  test("the other player passes first, and the newest item resolves first", () => {
    const steps = `
- play: Spark
  hold: true
  answers: [{targets: [d1]}]
- play: Feint
  by: B
  hold: true
  answers: [{targets: [d1]}]
- resolve: one
- expect: {d1: {damage: 0, might: 4}}
- resolve: all
- expect: {d1: {damage: 2, might: 4}}`;
    expect(run(steps)).toBe("");
  });

  test("what arrives on the board has the ids of creates", () => {
    const steps = `
- play: Scout
- expect:
    scout: {zone: board, at: base A, exhausted: true}
    triggered: [Scout]
    A: {hand: [Spark], deck: 0, base: [Scout]}
- attack: [scout]
  to: field
- expect: {refused: true, scout: {at: base A}}`;
    expect(run(steps, { creates: "[scout]", board: "    A: {deck: [Spark]}\n" })).toBe("");
  });

  test("an illegal step fails where no refusal is expected", () => {
    const failure = run(`
- deal: {to: d1, amount: 1, by: A}
- play: Dummy
  by: B
- expect: {d1: {damage: 1}}`);
    expect(failure).toContain("error[scenario-refused]: The step is illegal: ");
    expect(failure).toContain("let `expect` with `refused: true` follow it");
  });

  test("a legal step fails where a refusal is expected", () => {
    const failure = run(`
- deal: {to: d1, amount: 1, by: A}
- expect: {refused: true}`);
    expect(failure).toContain(
      "error[scenario-not-refused]: The step before should be illegal, but it is legal.",
    );
  });

  test("a refusal can be held against its reason", () => {
    const steps = (reason: string): string => `
- play: Dummy
  by: B
- expect: {refused: "${reason}"}`;
    expect(run(steps("no such reason"))).toContain("for another reason: ");
  });

  test.each([
    ["a combat without a showdown", "- combat: field", "there is no showdown at field"],
    ["a permanent that has not arrived", "- kill: [late]", "late has not arrived yet"],
    ["a card by the id of a permanent", "- play: d1", "d1 is not in the hand of A"],
    [
      "a facedown card without a battlefield",
      "- play: Feint\n  from: facedown",
      "Feint cannot be put facedown at a battlefield of A",
    ],
  ])("%s cannot be", (_, step, message) => {
    expect(run(`${step}\n- expect: {d1: {damage: 0}}`, { creates: "[late]" })).toContain(
      `error[scenario-step]: The step cannot be taken: ${message}.`,
    );
  });
});

describe("expectations are told with what is found and what is expected", () => {
  test.each([
    ["d1: {damage: 1}", "`damage` of d1 is 2, expected 1."],
    ["d1: {at: base B}", "`at` of d1 is field, expected base B."],
    ["d1: {zone: trash}", "`zone` of d1 is board, expected trash."],
    ["d1: {keywords: [Tank]}", "`keywords` of d1 is [], expected [Tank]."],
    ["A: {trash: 2}", "`trash` of A is 1 [Spark], expected 2."],
    ["A: {hand: [Dummy]}", "`hand` of A is [], expected [Dummy]."],
    ["B: {points: 3}", "`points` of B is 0, expected 3."],
    ["deals: []", "`deals` is [{to: d1, amount: 2, by: A, source: [Spark]}], expected []."],
    ["deals: [{to: d1, amount: 3}]", "`deals` is [{to: d1, amount: 2}], expected [{to: d1, amount: 3}]."],
    ["deals: [{to: d1}, {to: d2}]", "`deals` is [{to: d1}], expected [{to: d1}, {to: d2}]."],
    ["killed: [{object: d1}]", "`killed` is [], expected [{object: d1}]."],
    ["triggered: [Spark]", "`triggered` is [], expected [Spark]."],
    ["late: {might: 1}", "late is not on the board, it has not arrived."],
    ["asked: {kind: targets}", "Nothing is asked at this point."],
  ])("%s", (expected, message) => {
    const failure = run(`- play: Spark\n  answers: [{targets: [d1]}]\n- expect: {${expected}}`, {
      creates: "[late]",
    });
    expect(failure.split("\n")[0]).toMatch(/^error\[scenario-[a-z-]+\]: /);
    expect(failure).toContain(message);
  });

  test("events count since the last expect, also while a question is open", () => {
    const steps = `
- play: Spark
  answers: [{targets: [d1]}]
- expect: {deals: [{to: d1, amount: 2}]}
- expect: {deals: []}
- play: Spark
  hold: true
- expect: {deals: [], asked: {kind: targets}}
- resolve: all
  answers: [{targets: [d2]}]
- expect: {deals: [{to: d2, amount: 2}]}`;
    expect(run(steps)).toBe("");
  });
});

describe("a report tells what may be the reason", () => {
  test("all that an expect finds is told at once", () => {
    const failure = run("- expect: {d1: {damage: 1, might: 4}, d2: {at: field}, A: {hand: 1}}");
    expect(failure.match(/error\[scenario-difference\]/g)).toHaveLength(4);
  });

  test("an ability that has not triggered is shown, and what is still going on", () => {
    const parts = { board: "    A: {deck: [Dummy]}\n" };
    const failure = run("- play: Feint\n  hold: true\n- expect: {triggered: [Scout]}", parts);
    expect(failure).toContain('Scout waits for this: "When you play me, draw 1."');
    expect(failure).toContain("A question is open: `resolve: all` with its `answers` goes on.");
  });

  test("a showdown that waits for its end", () => {
    const source = scenario("- attack: [mine]\n  to: field\n- expect: {field: {controller: A}}").replace(
      "    objects:",
      "    objects:\n      mine: {card: Dummy, controller: A}",
    );
    expect(runSource(source)).toContain("`combat: field` takes it to its end.");
  });

  test("a game that has ended, and by what", () => {
    const turns = "- endTurn: true\n- startTurn: B\n- endTurn: true\n- expect: {A: {points: 0}}";
    const failure = run(turns);
    expect(failure).toContain("196: the game has ended");
    expect(failure).toContain("A has won with 8 points: B had no card left to draw (431).");
  });

  test("a turn that has not begun, and a response that comes too late", () => {
    expect(run("- endTurn: true\n- endTurn: true\n- expect: {A: {points: 0}}")).toContain(
      "The turn of B has not begun: begin it with `startTurn: B`",
    );
    const late =
      "- play: Spark\n  answers: [{targets: [d1]}]\n- play: Feint\n  by: B\n- expect: {d1: {might: 3}}";
    expect(run(late)).toContain("write `hold: true` beside the step before");
  });

  test("a cost that cannot be paid, with what there is", () => {
    const parts = { board: "    costs: real\n" };
    const steps = "- play: Dear\n- expect: {A: {hand: 0}}";
    const source = scenario(steps, parts).replace(
      "    name: Dummy",
      "    name: Dear\n    type: Spell\n    cost: [3][R]\n\n    Draw 1.\n\n    ---\n\n    name: Dummy",
    );
    const failure = runSource(source);
    expect(failure).toContain("Dear costs [3][R]. A has 0 Energy, 0 Power and 0 ready runes");
  });

  test("keywords are named without their number, and near ones are told", () => {
    expect(run("- expect: {d1: {keywords: [Shield 2]}}")).toContain("`keywords: [Shield]`");
  });
});

describe("a card that its player has just one of is meant by its name", () => {
  const source = (step: string, expected: string): string => `- scenario: A legend does what it does
  rules: ["376"]
  cards: |
    name: Foreman
    type: Legend

    [E]: Give a unit +1 [M] this turn.

    ---

    name: Snare
    type: Spell

    [Hidden]
    Stun a unit.

    ---

    name: Dummy
    type: Unit
    might: 3
  board:
    battlefields:
      field: {controller: A}
    objects:
      d1: {card: Dummy, controller: A, at: field}
    A: {legend: Foreman, hand: [Snare]}
  steps:
    - ${step}
    - expect: {${expected}}
`;
  test("a legend is activated by its name", () => {
    expect(runSource(source("activate: Foreman", "d1: {might: 4}"))).toBe("");
    expect(runSource(source("activate: Dummy", "d1: {might: 4}"))).toContain(
      "Dummy has no activated ability number 1",
    );
  });

  test("a card is hidden at a battlefield", () => {
    expect(runSource(source("hide: Snare\n      to: field", "A: {hand: 0}"))).toBe("");
    expect(runSource(source("hide: Snare", "A: {hand: 0}"))).toContain(
      'a step with "hide" needs the key "to"',
    );
    expect(runSource(source("hide: Dummy\n      to: field", "A: {hand: 0}"))).toContain(
      "does not have [Hidden]",
    );
  });
});

test("a board may be left out", () => {
  const source = `- scenario: Nothing is on the board
  rules: ["413"]
  steps:
    - expect: {A: {hand: 0}}
`;
  expect(runSource(source)).toBe("");
});

describe("places", () => {
  test("who controls a battlefield can be expected, and nothing else of it", () => {
    expect(run("- expect: {field: {controller: B}}")).toBe("");
    expect(run("- expect: {field: {controller: A}}")).toContain("`controller` of field is B, expected A.");
    const failure = run("- expect: {field: {might: 1}}");
    expect(failure).toContain("field is a battlefield, which has no `might`.");
    expect(failure).toContain("Of a battlefield only its `controller` can be expected.");
  });

  test("a battlefield that nobody controls is expected as such", () => {
    const parts = { board: "    A: {hand: [Dummy]}\n" };
    const steps = (controller: string) => `- expect: {hill: {controller: ${controller}}}`;
    const hill = (source: string) =>
      source.replace("field: {controller: B}", "field: {controller: B}\n      hill: {}");
    expect(runSource(hill(scenario(steps("none"), parts)))).toBe("");
    expect(runSource(hill(scenario(steps("A"), parts)))).toContain(
      "`controller` of hill is none, expected A.",
    );
    expect(run("- expect: {field: {controller: none}}")).toContain("is B, expected none");
  });

  test("a zone is no place on the board", () => {
    expect(run("- expect: {d1: {at: trash}}")).toContain("what is elsewhere has a zone: `zone: trash`.");
  });
});

test("a text that repeats itself without reason does not take for ever", () => {
  const told = runSource(`- scenario: More tokens than any game has
  rules: ["334"]
  cards: |
    name: Flood
    type: Spell

    Gain 999 XP. Gain 999 XP. For each XP you have, play a 1 [M] Recruit unit token to your base.
  board: {}
  steps:
    - play: Flood
    - expect: {A: {base: 0}}
`);
  expect(told).toContain("the chain would hold more than 1000 items");
  expect(told).toContain("--> a.scenario.yaml:10:7");
});
