import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { importDiagnostics } from "./import-diagnostics.ts";

/** The value of a JSON text, or one diagnostic that says where it is none. */
export function parseJson(
  source: string,
  options: { readonly file?: string } = {},
): { readonly json: unknown } | { readonly diagnostics: readonly Diagnostic[] } {
  try {
    const json: unknown = JSON.parse(source);
    return { json };
  } catch (error) {
    const said = messageOf(error);
    const problem = problemOf(said);
    const start = errorPosition(source, said);
    const span = { start, end: Math.min(start + 1, source.length) };
    const details = { file: options.file };
    return { diagnostics: [importDiagnostics.report("invalid-json", { problem }, span, details)] };
  }
}

/** What JSON.parse says, without its excerpt of the file, which may have several lines. */
const problemOf = (said: string): string =>
  said
    .replace(/(,? ?(\.\.\.)?"[^]*" is not valid JSON| in JSON at position[^]*| at position [^]*)$/, "")
    .replace(/\n/g, "\\n")
    .replace(/\r/g, "\\r")
    .replace(/\t/g, "\\t");

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const positionIn = (message: string): number | undefined => {
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : Number(position);
};

/** Nothing is wrong with a prefix whose only fault is where it stops. */
function isRightSoFar(prefix: string): boolean {
  try {
    JSON.parse(prefix);
    return true;
  } catch (error) {
    const message = messageOf(error);
    return message.includes("end of JSON input") || positionIn(message) === prefix.length;
  }
}

/** Not every message of JSON.parse has a position: then it is where the longest prefix that is right ends. */
function errorPosition(source: string, message: string): number {
  const position = positionIn(message);
  if (position !== undefined) return position;
  let right = 0;
  let wrong = source.length + 1;
  while (right + 1 < wrong) {
    const middle = Math.floor((right + wrong) / 2);
    if (isRightSoFar(source.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  return right;
}
