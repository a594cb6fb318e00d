import { powerShorthands } from "../../grammar/card-files/frame-words.ts";
import type { Domain } from "../../runtime/effects/card-frame.ts";
import { nameKey, subtitleOf } from "./card-name.ts";
import type { ImportedCard, ImportOptions, ImportResult } from "./imported-card.ts";
import { explain, ImportReporter } from "./reporter.ts";
import { canonicalText } from "./rich-text.ts";
import { shape } from "./shape.ts";
import { wordingOf } from "./prints.ts";
import { importDiagnostics } from "./import-diagnostics.ts";

const { report } = importDiagnostics;

/** An official correction of a text. Its name may be a legend's subtitle alone. */
interface Erratum {
  readonly set: string;
  readonly name: string;
  readonly old: string;
  readonly new: string;
}

const errataShape = shape<readonly Erratum[]>({
  type: "array",
  items: {
    type: "object",
    required: ["set", "name", "old", "new"],
    properties: {
      set: { type: "string" },
      name: { type: "string", minLength: 1 },
      old: { type: "string" },
      new: { type: "string", minLength: 1 },
    },
  },
});

/**
 * The cards with their corrected texts. An erratum is matched by name, for some are listed under another set than
 * that of the card. One that matches no card is reported where its set was imported; one whose old text is not that
 * of the card is reported, and its new text taken.
 */
export function applyErrata(
  cards: readonly ImportedCard[],
  errata: unknown,
  options: ImportOptions = {},
): ImportResult {
  const reporter = new ImportReporter(options);
  const validate = errataShape();
  if (!validate(errata)) {
    const { pointer, problem } = explain("", validate.errors);
    reporter.add(report("invalid-errata", { pointer, problem }, reporter.spanOf(pointer), reporter.details));
    return { cards, diagnostics: reporter.diagnostics };
  }
  const corrected = [...cards];
  const importedSets = new Set(cards.map((card) => nameKey(card.setName ?? "")));
  for (const [index, erratum] of errata.entries()) {
    const matches = indicesOf(cards, erratum.name);
    const pointer = `/${String(index)}`;
    if (matches.length === 0 && importedSets.has(nameKey(erratum.set))) {
      reporter.add(
        report("erratum-without-card", { name: erratum.name }, reporter.spanOf(pointer), reporter.details),
      );
    }
    for (const position of matches) {
      const card = corrected[position];
      if (card === undefined) continue;
      const { domains } = card.frame;
      const old = comparable(textOf(erratum.old, domains));
      const now = comparable(card.text.value);
      const text = keepMarks(textOf(erratum.new, domains), card.text.value);
      if (now === comparable(text)) continue;
      if (now !== old) {
        const values = { name: card.frame.name, text: now, old };
        reporter.add(
          report("erratum-of-another-text", values, reporter.spanOf(pointer), {
            ...reporter.details,
            card: card.frame.name,
          }),
        );
      }
      corrected[position] = { ...card, text: { value: text } };
    }
  }
  return { cards: corrected, diagnostics: reporter.diagnostics };
}

/** All prints of the card, by its name or, where none has that name, by the subtitle of a legend. */
function indicesOf(cards: readonly ImportedCard[], name: string): readonly number[] {
  // "Dark Child, Starter": the edition stands where other names have their subtitle.
  const keys = new Set([nameKey(name), nameKey(name.replace(/,\s*Starter$/i, ""))]);
  const byName = cards.flatMap((card, index) => (keys.has(nameKey(card.frame.name)) ? [index] : []));
  if (byName.length > 0) return byName;
  return cards.flatMap(({ frame }, index) => {
    const subtitle = frame.type === "legend" ? subtitleOf(frame.name) : undefined;
    return subtitle !== undefined && keys.has(nameKey(subtitle)) ? [index] : [];
  });
}

/** 135.2.e.6: errata say [C] for the Power of the card's own domain; a card with one domain shows its symbol. */
function textOf(written: string, domains: readonly Domain[]): string {
  const { text } = canonicalText(written);
  const [domain, other] = domains;
  return domain === undefined || other !== undefined ? text : text.replaceAll("[C]", powerShorthands[domain]);
}

/** Exports have the symbol of [A] where a card of two domains shows [C]; both are one to the comparison. */
const comparable = (text: string): string => wordingOf(text).replaceAll("[C]", "[A]");

/** A line that lost only the brackets of its keywords has not been corrected: the card's own line stays. */
function keepMarks(text: string, before: string): string {
  const withoutMarks = (line: string): string => line.replace(/[[\]]/g, "");
  const linesBefore = before.split("\n");
  return text
    .split("\n")
    .map((line) => linesBefore.find((old) => withoutMarks(old) === withoutMarks(line)) ?? line)
    .join("\n");
}
