/**
 * The contracts of the language over card texts (contract 2: nothing dropped; 5: no ambiguity), and which phrases only
 * one card uses.
 *
 *   npm run contracts -- FILE…      exports of cards; ../shared/corpus without any
 */
import { existsSync, readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { defaultLanguage } from "../compiler/compile-text.ts";
import { importCardsFromSource } from "../compiler/import/import-cards.ts";
import { distinctTexts } from "../compiler/import/prints.ts";
import { triedMutations, type Outcome } from "../compiler/contracts/nothing-dropped.ts";
import type { Mutation } from "../compiler/contracts/mutations.ts";
import { Language } from "../grammar/language.ts";
import { readText } from "../grammar/reading/read-text.ts";
import { onceUsed } from "./contracts/once-used.data.ts";
import { phraseUse } from "./contracts/phrase-use.ts";

const given = process.argv.slice(2);
const corpus = "../shared/corpus";
const files =
  given.length > 0 ? given : globSync("*.json", { cwd: corpus, absolute: true, ignore: "errata.json" });
const missing = files.find((file) => !existsSync(file));
if (files.length === 0 || missing !== undefined) {
  console.error(
    `There are no cards to measure: ${missing ?? corpus} is not there. Usage: npm run contracts -- FILE…`,
  );
  process.exit(2);
}
const cards = distinctTexts(
  files.flatMap((file) => importCardsFromSource(readFileSync(file, "utf8"), { file }).cards),
);

const started = performance.now();
const language = new Language(defaultLanguage().vocabulary.lexicon);
console.log(`the parser is built in ${(performance.now() - started).toFixed(0)} ms`);

const outcomes = new Map<Mutation["kind"], Map<Outcome, number>>();
let understood = 0;
let ambiguities = 0;
for (const { effectText, frame, text } of cards)
  for (const part of effectText === undefined ? [text] : [text, effectText]) {
    const { lines, diagnostics } = readText(part.value, language, frame);
    if (lines.length > 0) understood++;
    ambiguities += diagnostics.filter(({ code }) => code === "ambiguous-text").length;
    for (const line of lines)
      for (const { mutation, outcome } of triedMutations(line, language)) {
        const counts = outcomes.get(mutation.kind) ?? new Map<Outcome, number>();
        outcomes.set(mutation.kind, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
      }
  }
console.log(
  `${String(cards.length)} texts, ${String(understood)} understood; ambiguities: ${String(ambiguities)}\n`,
);
console.log("changed texts   tried  refused  changed  other wording  dead  accepted");
for (const [kind, counts] of outcomes) {
  const of = (outcome: Outcome, width: number) => String(counts.get(outcome) ?? 0).padStart(width);
  const tried = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${kind.padEnd(12)}${String(tried).padStart(9)}${of("refused", 9)}${of("changed", 9)}${of("worded", 15)}${of("dead", 6)}${of("accepted", 10)}`,
  );
}

const use = phraseUse(cards, language);
const usedOnce = use.filter((phrase) => phrase.cards.size === 1);
const composed = usedOnce.filter((phrase) => phrase.isComposed);
console.log(
  `\n${String(use.length)} kinds of phrases; used by no card: ${String(use.filter((phrase) => phrase.cards.size === 0).length)}, by exactly one: ${String(usedOnce.length)}, of which ${String(usedOnce.length - composed.length)} are fixed words`,
);
for (const { kind, cards: users } of composed)
  console.log(`  ${kind} (${[...users].join("")}): ${onceUsed[kind] ?? "no reason is written down"}`);
