import pc from "picocolors";
import type { Paint } from "../grammar/diagnostics/render.ts";

/** What a command talks to. Tests give their own. */
export interface Terminal {
  /** Writes a line to standard output. */
  readonly out: (text: string) => void;
  /** Writes a line to standard error. */
  readonly error: (text: string) => void;
  /** Shows how far long work has come; does nothing in a pipe. An empty text takes it away. */
  readonly progress: (text: string) => void;
  readonly paint: Paint & { readonly good: (text: string) => string };
  readonly readStandardInput: () => Promise<Uint8Array>;
}

const painted = (isColoured: boolean): Terminal["paint"] => {
  const colours = pc.createColors(isColoured);
  return {
    error: (text) => colours.bold(colours.red(text)),
    warning: (text) => colours.bold(colours.yellow(text)),
    style: (text) => colours.bold(colours.cyan(text)),
    good: colours.green,
    emphasis: colours.bold,
    faint: colours.dim,
  };
};

export const plainPaint: Terminal["paint"] = painted(false);

async function standardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Milliseconds for which a line of progress stays: nobody reads faster. */
const shortestProgress = 50;

/** Colours only where standard output is a terminal, and not where NO_COLOR is set. */
export function processTerminal(): Terminal {
  const isColoured = process.stdout.isTTY && (process.env["NO_COLOR"] ?? "") === "";
  const showsProgress = process.stderr.isTTY;
  let shownAt = 0;
  const progress = (text: string): void => {
    if (!showsProgress || (text === "" && shownAt === 0)) return;
    const now = Date.now();
    if (text !== "" && now - shownAt < shortestProgress) return;
    process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns || 80) - 1)}`);
    shownAt = text === "" ? 0 : now;
  };
  return {
    out: (text) => {
      progress("");
      process.stdout.write(`${text}\n`);
    },
    error: (text) => {
      progress("");
      process.stderr.write(`${text}\n`);
    },
    progress,
    paint: painted(isColoured),
    readStandardInput: standardInput,
  };
}
