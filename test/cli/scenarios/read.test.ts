import { describe, expect, test } from "vitest";
import { runScenarioFiles, noCards } from "../../../cli/scenarios/index.ts";
import { compileCard } from "../../../compiler/index.ts";

const failures = (source: string): readonly string[] =>
  runScenarioFiles([{ file: "a.scenario.yaml", source }], {
    compile: compileCard,
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
      { compile: compileCard, project: noCards },
    );
    expect(told.at(-1)?.message).toContain("The title is also that of a scenario in a.scenario.yaml");
  });
});
