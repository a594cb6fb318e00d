import { readListedCard } from "./card-list.ts";
import { readGalleryCard } from "./gallery.ts";
import type { ImportedCard, ImportOptions, ImportResult } from "./imported-card.ts";
import { parseJson } from "./parse-json.ts";
import { ImportReporter } from "./reporter.ts";
import { readRiftcodexCard } from "./riftcodex.ts";
import { importDiagnostics } from "./import-diagnostics.ts";

const { report } = importDiagnostics;

type CardReader = (json: unknown, pointer: string, reporter: ImportReporter) => ImportedCard | undefined;

interface CardExport {
  readonly read: CardReader;
  readonly isPublished: boolean;
  readonly cards: readonly { readonly json: unknown; readonly pointer: string }[];
}

/** Errata correct the cards of an export, and are none themselves. */
const howToUseErrata =
  "`import` and `coverage` take it beside an export, as `--errata FILE`. To see what it changes: `riftscript import EXPORT.json --errata FILE --out corrected`, then `riftscript diff EXPORT.json corrected`.";

/**
 * The cards of an export: a list of cards of the Riftcodex API, page data of the official card gallery, or a plain
 * list of cards (schemas/card-list.schema.json). Texts come in the canonical notation, names as the rules have them.
 * Every print is a card; `onePrintEach` and `distinctTexts` leave reprints out. A card that cannot be read is
 * reported and left out.
 */
export function importCards(json: unknown, options: ImportOptions = {}): ImportResult {
  const reporter = new ImportReporter(options);
  const found = exportOf(json);
  if (found === undefined) {
    const what = isErrata(json) ? ": it is a list of errata" : "";
    const help = isErrata(json) ? howToUseErrata : undefined;
    reporter.add(report("unknown-export", { what }, reporter.spanOf(""), { ...reporter.details, help }));
    return { cards: [], diagnostics: reporter.diagnostics };
  }
  const { isPublished } = found;
  const cards = found.cards.flatMap(({ json: card, pointer }) => {
    const read = found.read(card, pointer, reporter);
    return read === undefined ? [] : [{ ...read, origin: { pointer, isPublished } }];
  });
  return { cards, diagnostics: reporter.diagnostics };
}

/** The cards of the text of an export; see `importCards`. Diagnostics have places in the text. */
export function importCardsFromSource(
  source: string,
  options: { readonly file?: string } = {},
): ImportResult {
  const parsed = parseJson(source, options);
  return "json" in parsed
    ? importCards(parsed.json, { ...options, source })
    : { cards: [], diagnostics: parsed.diagnostics };
}

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** Errata have names, as cards have, but an old text and a new one. */
const isErratum = (record: Readonly<Record<string, unknown>>): boolean =>
  "old" in record && "new" in record && !("type" in record);
const isErrata = (json: unknown): boolean =>
  Array.isArray(json) && json.length > 0 && json.every((each) => isRecord(each) && isErratum(each));

const listed = (list: readonly unknown[], pointer: string): CardExport["cards"] =>
  list.map((json, index) => ({ json, pointer: `${pointer}/${String(index)}` }));

function exportOf(json: unknown): CardExport | undefined {
  if (Array.isArray(json)) return exportOfList(json, "");
  if (!isRecord(json)) return undefined;
  // A page of the Riftcodex API, and what people write around a list.
  for (const key of ["items", "cards"]) {
    const list = json[key];
    if (Array.isArray(list)) return exportOfList(list, `/${key}`);
  }
  return exportOfGallery(json);
}

function exportOfList(list: readonly unknown[], pointer: string): CardExport | undefined {
  const records = list.filter(isRecord);
  if (records.length === 0 || isErrata(list)) return undefined;
  const isRiftcodex = records.some((card) => "classification" in card || "riftbound_id" in card);
  const isPlainList = records.some((card) => "name" in card || "type" in card);
  if (!isRiftcodex && !isPlainList) return undefined;
  const read = isRiftcodex ? readRiftcodexCard : readListedCard;
  return { read, isPublished: isRiftcodex, cards: listed(list, pointer) };
}

/** pageProps.page.blades[].cards.items[] */
function exportOfGallery(json: Readonly<Record<string, unknown>>): CardExport | undefined {
  const page = isRecord(json["pageProps"]) ? json["pageProps"]["page"] : undefined;
  const blades = isRecord(page) ? page["blades"] : undefined;
  if (!Array.isArray(blades)) return undefined;
  const cards = blades.flatMap((blade: unknown, index) => {
    const gallery = isRecord(blade) ? blade["cards"] : undefined;
    const items = isRecord(gallery) ? gallery["items"] : undefined;
    return Array.isArray(items) ? listed(items, `/pageProps/page/blades/${String(index)}/cards/items`) : [];
  });
  return cards.length === 0 ? undefined : { read: readGalleryCard, isPublished: true, cards };
}
