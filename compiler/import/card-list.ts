import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import schema from "../../schemas/card-list.schema.json" with { type: "json" };
import type { ImportedCard } from "./imported-card.ts";
import { importedText } from "./imported-text.ts";
import type { ImportReporter } from "./reporter.ts";
import { shape } from "./shape.ts";
import { importDiagnostics } from "./import-diagnostics.ts";

const { report } = importDiagnostics;

/** A card of a plain list; its values are written as in a card file. */
interface ListedCard {
  readonly name: string;
  readonly type: string;
  readonly domain?: string | readonly string[];
  readonly cost?: string;
  readonly might?: number;
  readonly mightBonus?: number;
  readonly tags?: readonly string[];
  readonly set?: string;
  readonly number?: string;
  readonly rarity?: string;
  readonly text?: string;
  readonly effectText?: string;
}

const listedCard = shape<ListedCard>(schema.items);

/** A card of a plain list, or nothing when it is not one. */
export function readListedCard(
  json: unknown,
  pointer: string,
  reporter: ImportReporter,
): ImportedCard | undefined {
  const validate = listedCard();
  if (!validate(json)) {
    reporter.addInvalidCard(pointer, validate.errors);
    return undefined;
  }
  const text = importedText(json.text ?? "", `${pointer}/text`, reporter);
  const effectText =
    json.effectText === undefined
      ? undefined
      : importedText(json.effectText, `${pointer}/effectText`, reporter);
  if (text === undefined || (json.effectText !== undefined && effectText === undefined)) return undefined;

  // The reader of card files knows what the headers may say; it reads them here too.
  const written = `${headerLines(json).join("\n")}\n${effectText === undefined ? "" : "effect text:\n"}`;
  const { cards, diagnostics } = readCardFile(written);
  for (const { message, help } of diagnostics) {
    const problem = `cannot be read: ${message.replace(/\.$/, "")}`;
    reporter.add(
      report("invalid-card-data", { pointer, problem }, reporter.spanOf(pointer), {
        ...reporter.details,
        help,
      }),
    );
  }
  const frame = diagnostics.length === 0 ? cards[0]?.frame : undefined;
  if (frame === undefined) return undefined;
  return { frame, text, ...(effectText === undefined ? {} : { effectText }) };
}

function headerLines(card: ListedCard): readonly string[] {
  const bonus = card.mightBonus;
  const headers: readonly (readonly [string, string | number | undefined])[] = [
    ["name", card.name],
    ["type", card.type],
    ["domain", typeof card.domain === "string" ? card.domain : card.domain?.join(", ")],
    ["cost", card.cost],
    ["might", card.might],
    ["might bonus", bonus === undefined || bonus < 0 ? bonus : `+${String(bonus)}`],
    ["tags", card.tags?.join(", ")],
    ["set", card.set],
    ["number", card.number],
    ["rarity", card.rarity],
  ];
  return headers.flatMap(([key, value]) => {
    const written = String(value ?? "")
      .replace(/\s+/g, " ")
      .trim();
    return written === "" && key !== "name" && key !== "type" ? [] : [`${key}: ${written}`];
  });
}
