import { existsSync, readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { knownCards, noCards, readScenarioFile, runScenario } from "../cli/scenarios/index.ts";
import type { KnownCards } from "../cli/scenarios/index.ts";
import { compileCards } from "../compiler/index.ts";
import { readCardFile } from "../grammar/card-files/read-card-file.ts";
import { renderDiagnostic } from "../grammar/diagnostics/render.ts";

const read = (path: string): string => readFileSync(path, "utf8");
const filesIn = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder, absolute: true }).sort();

function projectCards(folder: string): KnownCards {
  const sources = filesIn(folder, "**/*.card").flatMap((path) => readCardFile(read(path)).cards);
  return knownCards(compileCards(sources).flatMap(({ card }) => card ?? []));
}

/** One test for each scenario of the folder. */
function scenariosIn(folder: string, project: KnownCards): void {
  for (const path of filesIn(folder, "**/*.scenario.yaml")) {
    const source = read(path);
    const name = path.slice(path.lastIndexOf("/") + 1);
    const { file, diagnostics } = readScenarioFile(source, name);
    describe(name, () => {
      test("can be read", () => {
        expect(diagnostics.map((diagnostic) => renderDiagnostic(diagnostic, source))).toEqual([]);
      });
      for (const [index, { title }] of (file?.scenarios ?? []).entries())
        test(title, () => {
          if (file === undefined) return;
          const { problems } = runScenario(file, index, { compile: compileCards, project });
          expect(problems.map((problem) => renderDiagnostic(problem, source)).join("\n\n")).toBe("");
        });
    });
  }
}

describe("scenarios of cards/", () => scenariosIn("cards", projectCards("cards")));

const seed = "../shared/scenarios/seed";
if (existsSync(seed)) describe("scenarios of the seed documents", () => scenariosIn(seed, noCards));
else test.skip(`scenarios of the seed documents: ${seed} is not there`, () => undefined);
