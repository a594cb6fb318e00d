import { existsSync, readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { compileAbilities } from "../compiler/index.ts";
import { importCardsFromSource } from "../compiler/import/import-cards.ts";
import { distinctTexts } from "../compiler/import/prints.ts";
import { readCardFile } from "../grammar/card-files/read-card-file.ts";
import type { CardType } from "../runtime/index.ts";

export interface Text {
  readonly type: CardType;
  readonly value: string;
}

const corpus = "../shared/corpus";

/** The card texts that compile: of the corpus beside the project, or else of cards/. */
export function textsToMeasure(): { readonly from: string; readonly texts: readonly Text[] } {
  const from = existsSync(corpus) ? corpus : "cards";
  const cards =
    from === corpus
      ? distinctTexts(
          globSync("*.json", { cwd: corpus, absolute: true, ignore: "errata.json" }).flatMap(
            (path) => importCardsFromSource(readFileSync(path, "utf8"), { file: path }).cards,
          ),
        )
      : globSync("cards/**/*.card").flatMap((path) => readCardFile(readFileSync(path, "utf8")).cards);
  const texts = cards.flatMap(({ effectText, frame, text }) =>
    [text, effectText].flatMap((part) =>
      part === undefined ? [] : [{ type: frame.type, value: part.value }],
    ),
  );
  return {
    from,
    texts: texts.filter(
      ({ type, value }) => value.trim() !== "" && compileAbilities(value, type).abilities !== undefined,
    ),
  };
}
