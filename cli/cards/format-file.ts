import { printCardFile } from "../../grammar/card-files/print-card-file.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import { sameEffects } from "../../grammar/printer/canonical.ts";
import type { SourceFile } from "../files/read-source.ts";
import type { Compiler } from "../compiler.ts";
import type { Linter } from "../linter.ts";
import type { Finding } from "../report/finding.ts";
import { isError } from "../report/finding.ts";
import { fixSource } from "./fix-files.ts";
import { compileFile, compileFindings } from "./load-cards.ts";

export interface Formatted {
  /** The whole file as it should be; absent where the file has an error. */
  readonly text?: string;
  readonly errors: readonly Finding[];
}

/** The canonical wording is that of the safe fixes of templating; the canonical layout is that of the printer. */
export function formatFile(file: SourceFile, compiler: Compiler, linter: Linter): Formatted {
  const before = compileFile(file, compiler);
  const errors = compileFindings(before).filter(isError);
  if (errors.length > 0) return { errors };

  const { source } = fixSource(file, compiler, linter, ({ diagnostic }) => diagnostic.severity === "style");
  const text = printCardFile(readCardFile(source).cards);
  const after = compileFile({ ...file, source: text }, compiler);
  const compiled = ({ cards }: Pick<typeof before, "cards">) => cards.map(({ card }) => card);
  if (!sameEffects(compiled(before), compiled(after)))
    throw new Error(`formatting ${file.file} would change a card`);
  return { text, errors };
}
