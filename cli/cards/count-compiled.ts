import type { FileToWrite } from "../files/write-target.ts";
import { loadCompiler } from "../compiler.ts";
import type { Terminal } from "../terminal.ts";
import { compileFile } from "./load-cards.ts";

/** How many of the cards of these card files compile, and where the words are told that are missing. */
export async function toldOfCompiled(
  files: readonly FileToWrite[],
  out: string,
  terminal: Terminal,
): Promise<string> {
  const compiler = await loadCompiler();
  let all = 0;
  let compiled = 0;
  for (const [index, { path, text }] of files.entries()) {
    terminal.progress(`compiling ${String(index + 1)} of ${String(files.length)}: ${path}`);
    const { cards } = compileFile({ file: path, source: text, diagnostics: [] }, compiler);
    all += cards.length;
    compiled += cards.filter(({ card }) => card !== undefined).length;
  }
  terminal.progress("");
  const told = `${String(compiled)} of ${String(all)} compile`;
  if (compiled === all) return told;
  const folder = /^[\w./-]+$/.test(out) ? out : JSON.stringify(out);
  return `${told}; the words that are missing: riftscript coverage ${folder} --gaps`;
}
