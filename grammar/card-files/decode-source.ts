import { cardFileDiagnostics } from "../diagnostics/card-file-diagnostics.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

const replacement = "\ufffd";

/**
 * Stands for bytes that are not UTF-8. It is half a surrogate pair, which no decoded text holds, so that the reader of
 * card files knows it; written to a terminal or a file it is U+FFFD.
 */
export const undecodable = "\udcff";

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
 * of them; from there on they and U+FFFD are read as `undecodable`.
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
    source: source.slice(0, invalid) + source.slice(invalid).replaceAll(replacement, undecodable),
    diagnostics: [cardFileDiagnostics.report("invalid-encoding", {}, span, { file: options.file })],
  };
}
