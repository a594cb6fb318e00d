import { spanIn, spansIn } from "../../compiler/index.ts";
import type { CardSource } from "../../grammar/card-files/card-source.ts";
import type { Card } from "../../runtime/index.ts";
import type { Words } from "./say.ts";

/** How the parts of a card are written in its file. */
export function wordsOf({ abilities, effectText = [] }: Card, source: CardSource): Words {
  const parts = [
    { spans: spansIn(abilities), text: source.text.value },
    { spans: spansIn(effectText), text: source.effectText?.value ?? "" },
  ];
  return {
    textOf: (effect) =>
      parts
        .map(({ spans, text }) => {
          const span = spanIn(spans, effect);
          return span === undefined ? undefined : text.slice(span.start, span.end).replace(/\s+/g, " ");
        })
        .find((said) => said !== undefined),
  };
}
