import { expect, test } from "vitest";
import { defaultLanguage } from "../../compiler/compile-text.ts";
import { PhraseParser } from "../../grammar/parser/phrase-parser.ts";
import { reachableFrom } from "../../grammar/vocabulary/words.ts";

test("Chevrotain finds nothing wrong in the rules that are made of the phrases", () => {
  const { line, sentence, vocabulary } = defaultLanguage();
  expect(() => new PhraseParser(reachableFrom([line, sentence]), vocabulary, true)).not.toThrow();
});
