import type { CardSource } from "../grammar/card-files/card-source.ts";
import { spanInFile, type TextPart } from "../grammar/card-files/text-part.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import {
  compileAbilities,
  defaultLanguage,
  useNamesOfCards,
  type Compiled,
  type CompiledText,
} from "./compile-text.ts";

/** Compiles a card of a file. Offsets in the diagnostics are offsets in the file. */
export function compileCard(source: CardSource): Compiled {
  const { frame } = source;
  const rules = compilePart(source.text, source);
  const effect = source.effectText && compilePart(source.effectText, source);
  const diagnostics = [...rules.diagnostics, ...(effect?.diagnostics ?? [])];
  if (
    !source.complete ||
    rules.abilities === undefined ||
    (effect !== undefined && effect.abilities === undefined)
  )
    return { diagnostics };
  return {
    card: {
      ...frame,
      abilities: rules.abilities,
      ...(effect?.abilities === undefined ? {} : { effectText: effect.abilities }),
    },
    diagnostics,
  };
}

/** Compiles cards that belong together: the text of each can speak of the tags and tokens of all. */
export function compileCards(sources: readonly CardSource[]): readonly Compiled[] {
  useNamesOfCards(sources.map(({ frame }) => frame));
  return sources.map(compileCard);
}

function compilePart(part: TextPart, { frame, file }: CardSource): CompiledText {
  const compiled = compileAbilities(part.value, frame.type, defaultLanguage(), frame.name);
  return {
    ...compiled,
    diagnostics: compiled.diagnostics.map((diagnostic) => inFile(diagnostic, part, frame.name, file)),
  };
}

function inFile(diagnostic: Diagnostic, part: TextPart, card: string, file: string | undefined): Diagnostic {
  const { fix } = diagnostic;
  return {
    ...diagnostic,
    card,
    span: spanInFile(part, diagnostic.span),
    ...(file === undefined ? {} : { file }),
    ...(fix === undefined
      ? {}
      : { fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, ...spanInFile(part, edit) })) } }),
  };
}
