import { cardFileDiagnostics } from "../../grammar/diagnostics/card-file-diagnostics.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { LoadedCard } from "./load-cards.ts";

/** 132.1. A name identifies a card: the second of two in different files is an error, as it is within one file. */
export function withDuplicateNames(cards: readonly LoadedCard[]): readonly LoadedCard[] {
  const first = new Map<string, LoadedCard>();
  return cards.map((loaded) => {
    const key = loaded.source.frame.name.toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, loaded);
    // Two of one file are told by the reader.
    if (other === undefined || other.file === loaded.file) return loaded;
    return { ...loaded, found: [duplicateName(loaded, other.file.file), ...loaded.found] };
  });
}

function duplicateName({ source, file }: LoadedCard, otherFile: string): Diagnostic {
  const { frame, headerSpans, span } = source;
  return cardFileDiagnostics.report("duplicate-name", { name: frame.name }, headerSpans.name ?? span, {
    file: file.file,
    card: frame.name,
    help: `The other one is in ${otherFile}. Give one of them another name, or delete it.`,
  });
}
