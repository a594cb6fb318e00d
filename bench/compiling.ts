import { Bench } from "tinybench";
import { compileAbilities } from "../compiler/index.ts";
import { defaultLanguage } from "../compiler/compile-text.ts";
import { readText } from "../grammar/reading/read-text.ts";
import { cpuTime } from "./cpu-time.ts";
import { microseconds, ratio } from "./rows.ts";
import type { Row } from "./rows.ts";
import type { Text } from "./texts.ts";

const mostMicroseconds = 100;
const sizes = [100, 1_000, 10_000] as const;
const most = 10_000;
/** The machine is warm then. */
const roundsBefore = 20;
/** How much dearer a card may be among 10,000 than among 100. */
const mostGrowth = 1.25;

/** The median of one run over all, in milliseconds. */
async function medians(
  tasks: Readonly<Record<string, () => void>>,
  time: number,
): Promise<(name: string) => number> {
  const bench = new Bench({ now: cpuTime, time, warmupTime: time / 2, retainSamples: true });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task);
  await bench.run();
  return (name) => {
    const result = bench.getTask(name)?.result;
    if (result === undefined || !("latency" in result)) throw new Error(`${name} was not measured`);
    return result.latency.p50;
  };
}

/** Lexing alone, reading and compiling, each for all texts, warm. */
export async function compilingRows(texts: readonly Text[]): Promise<readonly Row[]> {
  const { scanner } = defaultLanguage();
  const language = defaultLanguage();
  const lines = texts.flatMap(({ value }) => value.split("\n"));
  const median = await medians(
    {
      lexing: () => lines.forEach((line) => scanner.scan(line)),
      reading: () => texts.forEach(({ value }) => readText(value, language)),
      compiling: () => texts.forEach(({ type, value }) => compileAbilities(value, type)),
    },
    2_000,
  );
  const costOf = (name: string): number => median(name) / texts.length;
  const lexing = costOf("lexing");
  const reading = costOf("reading");
  const compiling = costOf("compiling");
  return [
    { what: "a card, lexed (warm)", measured: microseconds(lexing) },
    { what: "a card, read (warm)", measured: microseconds(reading) },
    { what: "reading : lexing", measured: ratio(reading, lexing) },
    {
      what: "a card, compiled (warm)",
      measured: microseconds(compiling),
      target: `at most ${mostMicroseconds} µs`,
      reached: compiling * 1000 <= mostMicroseconds,
    },
    { what: "compiling : lexing", measured: ratio(compiling, lexing) },
  ];
}

/** What a card costs among few and among many. */
export function growthRows(texts: readonly Text[]): readonly Row[] {
  const compileAll = (cards: readonly (Text | undefined)[]): void => {
    for (const card of cards) if (card !== undefined) compileAbilities(card.value, card.type);
  };
  for (let round = 0; round < roundsBefore; round++) compileAll(texts);
  const costs = sizes.map((size) => {
    // Few cards are taken from all sets alike, and as many are compiled for each of the sizes.
    const stride = Math.max(1, Math.floor(texts.length / size));
    const cards = Array.from({ length: size }, (_, index) => texts[(index * stride) % texts.length]);
    const start = cpuTime();
    for (let compiled = 0; compiled < most; compiled += size) compileAll(cards);
    return (cpuTime() - start) / most;
  });
  const [few] = costs;
  return sizes.map((size, index): Row => {
    const cost = costs[index] ?? 0;
    const row = { what: `a card among ${size.toLocaleString("en")}`, measured: microseconds(cost) };
    return few === undefined || index === 0
      ? row
      : {
          ...row,
          measured: `${row.measured}, ${ratio(cost, few)}`,
          target: `flat, at most ${mostGrowth} x`,
          reached: cost / few <= mostGrowth,
        };
  });
}
