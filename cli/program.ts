import { Command, CommanderError, Option } from "commander";
import { renderDiagnostic } from "../grammar/diagnostics/render.ts";
import packageFile from "../package.json" with { type: "json" };
import { BadInput } from "./bad-input.ts";
import type { CoverageOptions } from "./commands/coverage.ts";
import type { LintOptions } from "./commands/lint.ts";
import type { SampleOptions } from "./commands/sample.ts";
import { useProjectFile } from "./files/project-file.ts";
import { exitCode } from "./exit-code.ts";
import type { ExitCode } from "./exit-code.ts";
import type { Terminal } from "./terminal.ts";

const pathsHelp = "card files, folders, or card exports (.json); `-` reads standard input";

/** Every command is loaded when it is used, so that a `check` of one card starts fast. */
export function createProgram(terminal: Terminal, finish: (code: ExitCode) => void): Command {
  const program = new Command("riftscript")
    .description("Compiles, checks, prints and runs the rules texts of Riftbound cards.")
    .version(packageFile.version, "-V, --version", "print the version")
    .helpOption("-h, --help", "show this help")
    .helpCommand("help [command]", "show the help of a command")
    .showHelpAfterError("(riftscript --help tells what there is)")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.error(text.trimEnd()),
    });

  const command = (name: string, description: string, example: string): Command =>
    program
      .command(name)
      .description(description)
      .showHelpAfterError(`(riftscript help ${name} tells what it takes)`)
      .addHelpText("after", `\nExample:\n  ${example.split("\n").join("\n  ")}`);

  command(
    "start",
    "compile cards/, lint them, run their scenarios, write the typed modules",
    "riftscript start",
  )
    .option("--out <folder>", "where the modules are written", "dist/cards")
    .action(async (options: { out: string }) => {
      const { start } = await import("./commands/start.ts");
      finish(await start(options, terminal));
    });

  command("check", "parse, compile and lint cards", "riftscript check cards/my-set")
    .argument("[paths...]", pathsHelp)
    .action(async (paths: readonly string[]) => {
      const { check } = await import("./commands/check.ts");
      finish(await check(paths, terminal));
    });

  command("build", "write a typed module for every card", "riftscript build cards --out dist/cards")
    .argument("[paths...]", pathsHelp)
    .requiredOption("--out <folder>", "where the modules are written")
    .action(async (paths: readonly string[], options: { out: string }) => {
      const { build } = await import("./commands/build.ts");
      finish(await build(paths, options, terminal));
    });

  command(
    "test",
    "run scenarios",
    "riftscript test cards/my-set\nriftscript test cards/void.scenario.yaml --json",
  )
    .argument("[paths...]", "scenario files or folders; `-` reads standard input")
    .option("--json", "{passed, failed, failures: [{scenario, file, message}]}")
    .action(async (paths: readonly string[], options: { json?: true }) => {
      const { test } = await import("./commands/test.ts");
      finish(await test(paths, options, terminal));
    });

  command(
    "lint",
    "find what is wrong, does not do what it says, or is worded in another way",
    "riftscript lint --fix",
  )
    .argument("[paths...]", pathsHelp)
    .option("--fix", "apply the safe fixes")
    .option(
      "--explain <code>",
      "tell what the code of a finding means: what is wrong, why, and what to write",
    )
    .addOption(
      new Option("--format <format>", "how findings are told")
        .choices(["text", "json", "sarif"])
        .default("text"),
    )
    .action(async (paths: readonly string[], options: LintOptions & { explain?: string }) => {
      if (options.explain !== undefined) {
        const { explainCode } = await import("./commands/explain-code.ts");
        finish(await explainCode(options.explain, terminal));
        return;
      }
      const { lint } = await import("./commands/lint.ts");
      finish(await lint(paths, options, terminal));
    });

  command("fmt", "write cards in the canonical wording and layout", "riftscript fmt cards --check")
    .argument("[paths...]", "card files or folders; `-` reads standard input and prints")
    .option("--check", "change nothing; exit with 1 if something would change")
    .action(async (paths: readonly string[], options: { check?: true }) => {
      const { format } = await import("./commands/fmt.ts");
      finish(await format(paths, options, terminal));
    });

  command(
    "explain",
    "show the effects of a text, or of the cards of a file, with the rules they rest on",
    'riftscript explain "Deal 4 to a unit at a battlefield. Draw 1."\nriftscript explain cards/void-seeker.card --json',
  )
    .argument("<text|path>", "a rules text, or a card file; `-` reads standard input")
    .option("--json", "the effects as JSON")
    .option("--type <type>", "the card type that the text stands on; else the first on which it works")
    .action(async (text: string, options: { json?: true; type?: string }) => {
      const { explain } = await import("./commands/explain.ts");
      finish(await explain(text, options, terminal));
    });

  command(
    "diff",
    "show what a change of wording changes in the effects",
    'riftscript diff "Give a unit +2 [M]." "Give a unit +2 [M] this turn."\nriftscript diff cards/before cards/after --json',
  )
    .argument("<old>", "a rules text, a card file, a folder, or a card export (.json)")
    .argument("<new>", "another one")
    .option("--json", "{version, summary, cards: [{card, result, changes, diagnostics}]}")
    .option("--type <type>", "the card type that two texts stand on; else the first on which both work")
    .action(async (old: string, now: string, options: { json?: true; type?: string }) => {
      const { diff } = await import("./commands/diff.ts");
      finish(await diff(old, now, options, terminal));
    });

  command(
    "import",
    "turn a card export into card files",
    "riftscript import origins.json --out imported/origins\nriftscript import origins.json --out imported/origins --errata errata.json",
  )
    .argument("<file>", "an API export, the data of a gallery page, or a plain list (.json)")
    .requiredOption("--out <folder>", "where the card files are written")
    .option("--errata <file>", "official corrections of texts (.json)")
    .action(async (file: string, options: { out: string; errata?: string }) => {
      const { importCards } = await import("./commands/import.ts");
      finish(await importCards(file, options, terminal));
    });

  command(
    "coverage",
    "measure how many card texts are understood without loss",
    "riftscript coverage origins.json --json",
  )
    .argument("[paths...]", pathsHelp)
    .option("--json", "{cards, parsed, roundTrip, literal, noDrop, executable, failures}")
    .option("--errata <file>", "measure the texts with these official corrections (.json)")
    .option("--gaps", "the missing words instead, those first that would unlock most cards")
    .action(async (paths: readonly string[], options: CoverageOptions) => {
      const { coverage } = await import("./commands/coverage.ts");
      finish(await coverage(paths, options, terminal));
    });

  command("sample", "write well-formed random texts", "riftscript sample deal -n 3 --seed 7")
    .argument("[phrase]", "the kind of effect that every text has, such as deal, triggered or bonus-damage")
    .option("-n, --number <count>", "how many", "5")
    .option("--seed <seed>", "the same seed gives the same texts")
    .action(async (phrase: string | undefined, options: SampleOptions) => {
      const { sample } = await import("./commands/sample.ts");
      finish(await sample(phrase, options, terminal));
    });

  // The names of the project are part of its language, whatever the command does.
  program.hook("preAction", async () => {
    await useProjectFile();
  });
  return program;
}
/** Runs the command line; whatever happens, there is an exit code and no stack trace. */
export async function runCommandLine(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exitCode.fine;
  const program = createProgram(terminal, (found) => {
    code = found;
  });
  // `help` of what is no command would show the help of all, without a word about it.
  const [first, second] = words;
  const isUnknown = first === "help" && second !== undefined && !/^-|^help$/.test(second);
  const asked = isUnknown && !program.commands.some((known) => known.name() === second) ? [second] : words;
  try {
    await program.parseAsync(asked.length === 0 ? ["--help"] : asked, { from: "user" });
    return code;
  } catch (error) {
    terminal.progress("");
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.fine : exitCode.badInput;
    if (error instanceof BadInput) {
      terminal.error(`${terminal.paint.error("riftscript:")} ${error.message}`);
      if (error.finding !== undefined) {
        const { diagnostic, file } = error.finding;
        terminal.error(`\n${renderDiagnostic(diagnostic, file.source, terminal.paint)}`);
      }
      return exitCode.badInput;
    }
    const message = error instanceof Error ? error.message : String(error);
    terminal.error(
      `${terminal.paint.error("riftscript:")} this is a fault of riftscript, please report it: ${message.split("\n", 1)[0] ?? ""}`,
    );
    return exitCode.fault;
  }
}
