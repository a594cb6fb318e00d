import { describe, expect, test } from "vitest";
import { runScenarioFiles, noCards } from "../../../cli/scenarios/index.ts";
import { compileCards } from "../../../compiler/index.ts";

const failures = (source: string): readonly string[] =>
  runScenarioFiles([{ file: "a.scenario.yaml", source }], {
    compile: compileCards,
    project: noCards,
  }).failures.map(({ message }) => message);

const scenario = (change: (lines: string) => string): string =>
  change(`- scenario: Spark deals damage
  rules: ["417"]
  cards: |
    name: Spark
    type: Spell

    Deal 2 to a unit.

    ---

    name: Dummy
    type: Unit
    might: 3
  board:
    objects:
      dummy: {card: Dummy, controller: B}
  steps:
    - play: Spark
    - expect: {dummy: {damage: 2}}
`);

describe("a scenario file that is none is told with its place", () => {
  test("YAML that does not end", () => {
    expect(failures("- scenario: 'x\n")).toEqual([
      `error[scenario-yaml]: The file is not YAML: a bracket, quotation mark or colon is missing here.
 --> a.scenario.yaml:2:1
   |
 2 |
   | ^
   = why: A scenario file is a list of scenarios in YAML.`,
    ]);
  });

  test.each([
    ["an empty file", "", "a scenario file must be a list"],
    ["a map", "a: 1\n", "a scenario file must be a list"],
    ["a key that is there twice", "- scenario: a\n  scenario: b\n", "the same key stands there twice"],
    ["a text", "hello\n", "a scenario file must be a list"],
    ["an empty list", "[]\n", "a scenario file holds no scenario"],
    ["two documents", "- a\n---\n- b\n", "the file holds more than one document"],
  ])("%s", (_, source, message) => {
    const [told = "", ...more] = failures(source);
    expect(more).toEqual([]);
    expect(told).toContain(message);
    expect(told).toContain("--> a.scenario.yaml:");
  });

  test("YAML that grows without end, or is nested without end", () => {
    const bomb = `a: &a [x, x]\n${["b", "c", "d", "e", "f", "g", "h", "i"].map((key, at) => `${key}: &${key} [${`*${"abcdefghi"[at] ?? ""}, `.repeat(9)}]`).join("\n")}\n`;
    expect(failures(bomb)[0]).toContain("error[scenario-yaml]");
    expect(failures("[".repeat(100_000))[0]).toContain("error[scenario-yaml]");
  });

  test.each([
    [
      "a wrong key, with a near one",
      (s: string) => s.replace("play:", "pley:"),
      '"pley" is not a key of a step',
      "    - pley: Spark\n",
    ],
    [
      "a wrong key of an expectation",
      (s: string) => s.replace("damage:", "damgae:"),
      '"damgae" is not a key of `dummy`',
      "",
    ],
    [
      "a missing key",
      (s: string) => s.replace('  rules: ["417"]\n', ""),
      'a scenario needs the key "rules"',
      "",
    ],
    [
      "an empty list",
      (s: string) => s.replace(/ {2}steps:\n[^]*/, "  steps: []\n"),
      "`steps` must hold at least one",
      "",
    ],
    [
      "the number of a rule without quotes",
      (s: string) => s.replace('rules: ["417"]', "rules: [417]"),
      "the number of a rule must be written in quotes",
      "rules: [417]",
    ],
    [
      "two verbs",
      (s: string) => s.replace("play: Spark", "{play: Spark, pass: A}"),
      "a step must have exactly one of these keys",
      "",
    ],
    [
      "a value of a wrong kind",
      (s: string) => s.replace("{damage: 2}", "{damage: two}"),
      "`damage` must be a whole number",
      "",
    ],
    [
      "a player that is none",
      (s: string) => s.replace("controller: B", "controller: C"),
      "`controller` must be one of A, B",
      "",
    ],
    [
      "a number that no card has",
      (s: string) => s.replace("{damage: 2}", "{damage: 1000}"),
      "`damage` must be at most 999",
      "",
    ],
    [
      "more runes than any game has",
      (s: string) => s.replace("    objects:", "    A: {runes: {ready: 1000000000}}\n    objects:"),
      "`ready` must be at most 999",
      "",
    ],
    [
      "a number of cards to draw that no deck has",
      (s: string) => s.replace("play: Spark", "draw: {player: A, count: 100000000}"),
      "`count` must be at most 999",
      "",
    ],
    [
      "a number below what there can be",
      (s: string) => s.replace("controller: B}", "controller: B, damage: 0}"),
      "`damage` must be at least 1",
      "",
    ],
    [
      "an id that is none",
      (s: string) => s.replaceAll("dummy:", "Dummy1:"),
      '"Dummy1" cannot stand as a key of `objects`',
      "",
    ],
  ])("%s", (_, change, message, line) => {
    const [told = ""] = failures(scenario(change));
    expect(told).toContain(`error[scenario-shape]: ${message}`);
    expect(told).toContain(line.trim());
    expect(told).toMatch(/--> a\.scenario\.yaml:\d+:\d+/);
  });
});

test.each([
  ["targets: dummy", "Write `targets: [dummy]`."],
  ["killed: [dummy]", "Write it like `killed: [{object: first}]`."],
])("the form of %s is shown", (written, help) => {
  const change = (s: string): string =>
    written.startsWith("targets")
      ? s.replace("- play: Spark", `- play: Spark\n      answers: [{${written}}]`)
      : s.replace("- expect: {", `- expect: {${written}, `);
  expect(failures(scenario(change))[0]).toContain(help);
});

test("a scenario with an error of form does not hide the others of its file", () => {
  const source = [
    scenario((s) => s.replace("play:", "pley:")),
    scenario((s) => s.replace("Spark deals damage", "Spark deals it again")),
    scenario((s) =>
      s.replace("Spark deals damage", "Spark deals less").replace("{damage: 2}", "{damage: 1}"),
    ),
  ].join("");
  const result = runScenarioFiles([{ file: "a.scenario.yaml", source }], {
    compile: compileCards,
    project: noCards,
  });
  expect(result).toMatchObject({ passed: 1, failed: 2 });
  expect(result.failures.map((failure) => failure.scenario)).toEqual([
    "Spark deals damage",
    "Spark deals less",
  ]);
});

test("what aliases of YAML repeat is told once", () => {
  const board = "dummy: &one {card: Dummy, controller: C}\n      other: *one\n      third: *one";
  const [told = ""] = failures(scenario((s) => s.replace("dummy: {card: Dummy, controller: B}", board)));
  expect(told.match(/error\[scenario-shape\]/g)).toHaveLength(1);
});

describe("a board that no game can have is told with its place", () => {
  const axe = `

    ---

    name: Axe
    type: Gear
    tags: Equipment

    ---

    name: Hill
    type: Battlefield
`;
  const onBoard = (lines: string): string =>
    scenario((s) =>
      s
        .replace("    might: 3\n", `    might: 3${axe}`)
        .replace("    objects:\n", lines.includes("objects:") ? lines : `${lines}    objects:\n`),
    );
  test.each([
    [
      "two gear that are attached to each other",
      "    objects:\n      one: {card: Axe, controller: A, attachedTo: two}\n      two: {card: Axe, controller: A, attachedTo: one}\n",
      ["434.1.b", "27 |"],
    ],
    [
      "a gear that is attached to itself",
      "    objects:\n      one: {card: Axe, controller: A, attachedTo: one}\n",
      ["434.1"],
    ],
    ["a spell on the board", "    objects:\n      one: {card: Spark, controller: A}\n", ["141.1, 148.1"]],
    [
      "a battlefield on the board",
      "    objects:\n      one: {card: Hill, controller: A}\n",
      ["141.1, 148.1"],
    ],
    ["a unit as battlefield", "    battlefields: {field: {card: Dummy}}\n", ["107.2.a", "field"]],
    ["a unit as legend", "    A: {legend: Dummy}\n", ["107.4.a"]],
    ["a spell as champion", "    A: {champion: Spark}\n", ["103.2.a.2"]],
    ["a battlefield in a deck", "    A: {deck: [Hill]}\n", ["103.2"]],
    ["damage on a gear", "    objects:\n      one: {card: Axe, controller: A, damage: 1}\n", ["417.2"]],
  ])("%s", (_, lines, parts) => {
    const [told = ""] = failures(onBoard(lines));
    expect(told).toContain("error[scenario-set-up]: The board cannot be set up: ");
    expect(told).toMatch(/--> a\.scenario\.yaml:\d+:\d+/);
    for (const part of parts) expect(told).toContain(part);
  });

  test("a gear stands before the unit that it is attached to, in order of arrival", () => {
    expect(
      failures(onBoard("    objects:\n      axe: {card: Axe, controller: A, attachedTo: dummy}\n")),
    ).toEqual([]);
  });
});

describe("what a scenario speaks of has to be there", () => {
  test("an object, with a near name", () => {
    expect(failures(scenario((s) => s.replace("expect: {dummy", "expect: {dumy")))).toEqual([
      `error[scenario-unknown-id]: There is no object or battlefield "dumy" in this scenario.
  --> a.scenario.yaml:19:16
   |
 19 |     - expect: {dumy: {damage: 2}}
   |                ^^^^
   = why: Objects and battlefields are named in \`board\`, what arrives later in \`creates\`.
   = help: Did you mean "dummy"?`.replaceAll("\n   ", "\n    "),
    ]);
  });

  test.each([
    [
      "a card",
      (s: string) => s.replace("play: Spark", "play: Sprak"),
      'No card is named "Sprak"',
      'Did you mean "Spark"?',
    ],
    [
      "a battlefield",
      (s: string) => s.replace("controller: B}", "controller: B, at: field}"),
      'no object or battlefield "field"',
      "",
    ],
    [
      "an id that is used twice",
      (s: string) => s.replace("  board:", "  creates: [dummy]\n  board:"),
      'The id "dummy" is used twice',
      "",
    ],
    ["an expectation", (s: string) => s.replace(/ {4}- expect.*\n/, ""), "The scenario expects nothing", ""],
  ])("%s", (_, change, message, help) => {
    const [told = ""] = failures(scenario(change));
    expect(told).toContain(message);
    expect(told).toContain(help);
  });

  test("an error in a card of a scenario has its place in the scenario file", () => {
    const [told = ""] = failures(scenario((s) => s.replace("Deal 2", "Dael 2")));
    expect(told).toContain("error[unknown-word]");
    expect(told).toContain("--> a.scenario.yaml:7:5 (Spark)");
  });

  test("a card that is declared twice", () => {
    const [told = ""] = failures(scenario((s) => s.replace("name: Dummy", "name: Spark")));
    expect(told).toContain("a.scenario.yaml:11:11");
  });

  test("a title names one scenario over all files", () => {
    const source = scenario((s) => s);
    const { failures: told } = runScenarioFiles(
      [
        { file: "a.scenario.yaml", source },
        { file: "b.scenario.yaml", source },
      ],
      { compile: compileCards, project: noCards },
    );
    expect(told.at(-1)?.message).toContain("The title is also that of a scenario in a.scenario.yaml");
  });
});
