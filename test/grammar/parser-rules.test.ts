import { expect, test } from "vitest";
import { defaultLanguage } from "../../compiler/compile-text.ts";
import { PhraseParser } from "../../grammar/parser/phrase-parser.ts";

test("Chevrotain finds nothing wrong in the rules that are made of the phrases", () => {
  const { line, sentence, vocabulary } = defaultLanguage();
  expect(() => new PhraseParser([line, sentence], vocabulary, true)).not.toThrow();
});
