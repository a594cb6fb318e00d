import { cardFileDiagnostics } from "../diagnostics/card-file-diagnostics.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

const replacement = "\ufffd";

/** Where the text first differs from what the bytes say, or -1. */
function firstInvalid(source: string, bytes: Uint8Array): number {
  const encoder = new TextEncoder();
  let byteOffset = 0;
  let from = 0;
  for (let at = source.indexOf(replacement); at !== -1; at = source.indexOf(replacement, from)) {
    byteOffset += encoder.encode(source.slice(from, at)).length;
    // U+FFFD may also be written in the file: EF BF BD.
    if (bytes[byteOffset] !== 0xef || bytes[byteOffset + 1] !== 0xbf || bytes[byteOffset + 2] !== 0xbd)
      return at;
    byteOffset += 3;
    from = at + 1;
  }
  return -1;
}

/**
 * The text of a file. A byte order mark is left out. Bytes that are not UTF-8 are reported once, at the first
 * of them, and read as U+FFFD.
 */
export function decodeSource(
  bytes: Uint8Array,
  options: { readonly file?: string } = {},
): { readonly source: string; readonly diagnostics: readonly Diagnostic[] } {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const content = isMarked ? bytes.subarray(3) : bytes;
  const source = new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);
  const invalid = firstInvalid(source, content);
  if (invalid === -1) return { source, diagnostics: [] };
  const span = { start: invalid, end: invalid + 1 };
  return {
    source,
    diagnostics: [cardFileDiagnostics.report("invalid-encoding", {}, span, { file: options.file })],
  };
}
