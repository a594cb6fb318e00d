import { describe, expect, test } from "vitest";
import packageFile from "../../package.json" with { type: "json" };
import { riftscript } from "./support/run.ts";

const commands = ["start", "check", "build", "test", "lint", "fmt", "explain", "import", "coverage"];

describe("the command line", () => {
  test("without a command it tells what there is", async () => {
    const { code, out } = await riftscript([]);
    expect(code).toBe(0);
    for (const command of commands) expect(out).toContain(`  ${command}`);
  });

  test.each(commands)("%s --help has an example", async (command) => {
    const { code, out } = await riftscript([command, "--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Example:\\n {2}riftscript ${command}`));
  });

  test("--version is that of the package", async () => {
    expect(await riftscript(["--version"])).toEqual({ code: 0, out: packageFile.version, error: "" });
  });

  test("an unknown command is bad input, and a near one is named", async () => {
    const { code, out, error } = await riftscript(["chekc"]);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(error).toContain("unknown command 'chekc'");
    expect(error).toContain("Did you mean check?");
  });

  test.each([
    [["help", "chekc"], /^error: unknown command 'chekc'\n\(Did you mean check\?\)/],
    [["help", "loops"], /^error: unknown command 'loops'/],
  ])("%j is told to be no command", async (words, told) => {
    const { code, out, error } = await riftscript(words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toMatch(told);
  });

  test.each([
    ["an unknown option", ["check", "--fast"]],
    ["a format that is none", ["lint", "--format", "xml"]],
    ["a missing option", ["build"]],
    ["a missing argument", ["explain"]],
    ["a missing file", ["import", "--out", "x"]],
  ])("%s is bad input", async (_, words) => {
    const { code, error } = await riftscript(words);
    expect(code).toBe(2);
    expect(error).toMatch(/^error: /);
  });

  test("a fault of the program is one line without a stack trace, with its own exit code", async () => {
    const { runCommandLine } = await import("../../cli/program.ts");
    const { plainPaint } = await import("../../cli/terminal.ts");
    const told: string[] = [];
    const code = await runCommandLine(["explain", "Draw 1."], {
      out: () => {
        throw new TypeError("nothing is nothing");
      },
      error: (text) => told.push(text),
      progress: () => undefined,
      paint: plainPaint,
      readStandardInput: () => Promise.resolve(new Uint8Array()),
    });
    expect(code).toBe(3);
    expect(told).toEqual(["riftscript: this is a fault of riftscript, please report it: nothing is nothing"]);
  });
});
