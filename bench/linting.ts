import { compileCard } from "../compiler/index.ts";
import type { CardSource } from "../grammar/card-files/card-source.ts";
import { textPart } from "../grammar/card-files/text-part.ts";
import { sourceLines } from "../grammar/card-files/source-lines.ts";
import { lintCard, lintCards } from "../linter/index.ts";
import type { CardToLint } from "../linter/index.ts";
import { cpuTime } from "./cpu-time.ts";
import { microseconds, ratio, wholeMilliseconds } from "./rows.ts";
import type { Row } from "./rows.ts";
import type { Text } from "./texts.ts";

const sizes = [100, 1_000, 10_000] as const;
/** As many are linted for each of the sizes: few are linted again and again. */
const most = 10_000;
/** How much dearer a card may be among 10,000 than among 100. */
const mostGrowth = 1.25;

function toLint({ type, value }: Text, index: number): readonly CardToLint[] {
  const source: CardSource = {
    frame: { name: `Card ${String(index)}`, type, supertypes: [], domains: [], tags: [] },
    complete: true,
    headerSpans: {},
    text: textPart(sourceLines(value), value.length),
    comments: [],
    suppressions: [],
    span: { start: 0, end: value.length },
  };
  const { card } = compileCard(source);
  return card === undefined ? [] : [{ source, card, file: value }];
}

function timeOf(task: () => void): number {
  const start = cpuTime();
  task();
  return cpuTime() - start;
}

/** All texts: each by itself, among few and among many; and together, with the search for loops. */
export function lintingRows(texts: readonly Text[]): readonly Row[] {
  const cards = texts.flatMap(toLint);
  for (const card of cards) lintCard(card);
  const costs = sizes.map((size) => {
    // Few cards are taken from all sets alike.
    const stride = Math.max(1, Math.floor(cards.length / size));
    const some = Array.from({ length: size }, (_, index) => cards[(index * stride) % cards.length]);
    const runs = most / size;
    const time = timeOf(() => {
      for (let run = 0; run < runs; run++) some.forEach((card) => card !== undefined && lintCard(card));
    });
    return time / most;
  });
  const [few] = costs;
  return [
    ...sizes.map((size, index): Row => {
      const cost = costs[index] ?? 0;
      const what = `a card, linted among ${size.toLocaleString("en")}`;
      if (few === undefined || index === 0) return { what, measured: microseconds(cost) };
      return {
        what,
        measured: `${microseconds(cost)}, ${ratio(cost, few)}`,
        target: `flat, at most ${String(mostGrowth)} x`,
        reached: cost / few <= mostGrowth,
      };
    }),
    {
      what: `${String(cards.length)} cards linted together, loops run`,
      measured: wholeMilliseconds(timeOf(() => lintCards(cards))),
    },
  ];
}
