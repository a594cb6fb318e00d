import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { BadInput } from "../bad-input.ts";
import type { SourceFile } from "../files/read-source.ts";

/** Nothing of the file can be read, unlike one with a card that cannot be read: bad input, with its place if it has one. */
export function refuseUnreadable(file: SourceFile, diagnostics: readonly Diagnostic[]): void {
  const fatal = diagnostics.find(({ code }) => code === "invalid-json" || code === "unknown-export");
  if (fatal === undefined) return;
  // A file that is no text is no JSON either: its encoding is the cause.
  const [encoding] = file.diagnostics;
  const { help, message, why: reason } = encoding ?? fatal;
  const why = fatal.code === "unknown-export" ? (help ?? reason) : reason;
  const hasPlace = encoding === undefined && fatal.code === "invalid-json" && file.source.trim() !== "";
  throw new BadInput(
    `"${file.file}": ${message}${why === undefined ? "" : ` ${why}`}`,
    hasPlace ? { file, diagnostic: { ...fatal, file: file.file } } : undefined,
  );
}
