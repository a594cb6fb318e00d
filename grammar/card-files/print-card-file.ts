import type { CardFrame, ResourceCost } from "../../runtime/effects/card-frame.ts";
import { headerKeys } from "./card-source.ts";
import type { CardComment, HeaderKey, PrintableCard } from "./card-source.ts";
import { capitalised, powerShorthands } from "./frame-words.ts";

/** Cards in the canonical layout of card files; reading it gives the same cards. */
export function printCardFile(cards: readonly PrintableCard[]): string {
  return cards.map(printCard).join("\n---\n\n");
}

function printCard(card: PrintableCard): string {
  const comments = card.comments ?? [];
  const header = headerKeys.flatMap((key) => {
    const value = printHeader(key, card.frame);
    const above = headerComments(comments, key);
    return value === undefined ? above : [...above, `${key}: ${value}`];
  });
  const blocks: (readonly string[])[] = [[...header, ...headerComments(comments, undefined)]];
  const text = printText(card.text.value, comments, "text");
  if (text.length > 0) blocks.push(text);
  if (card.effectText !== undefined) {
    blocks.push(["effect text:", ...printText(card.effectText.value, comments, "effectText")]);
  }
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function headerComments(comments: readonly CardComment[], key: HeaderKey | undefined): readonly string[] {
  return comments
    .filter(({ place }) => place.part === "header" && place.before === key)
    .map((comment) => comment.text);
}

function printText(
  value: string,
  comments: readonly CardComment[],
  part: "text" | "effectText",
): readonly string[] {
  const lines = value === "" ? [] : value.split("\n");
  const above = (from: number, to: number): readonly string[] =>
    comments
      .filter(({ place }) => place.part === part && place.line >= from && place.line < to)
      .map((comment) => comment.text);
  return [
    ...lines.flatMap((line, index) => [...above(index, index + 1), line]),
    ...above(lines.length, Number.POSITIVE_INFINITY),
  ];
}

function printHeader(key: HeaderKey, frame: CardFrame): string | undefined {
  switch (key) {
    case "name":
      return frame.name;
    case "type":
      return [...frame.supertypes, frame.type].map(capitalised).join(" ");
    case "domain":
      return printList(frame.domains.map(capitalised));
    case "cost":
      return frame.cost === undefined ? undefined : printCost(frame.cost);
    case "might":
      return frame.might === undefined ? undefined : String(frame.might);
    case "might bonus":
      return frame.mightBonus === undefined ? undefined : printBonus(frame.mightBonus);
    case "tags":
      return printList(frame.tags);
    case "set":
      return frame.set;
    case "number":
      return frame.number;
    case "rarity":
      return frame.rarity;
    default:
      return key satisfies never;
  }
}

const printList = (items: readonly string[]): string | undefined =>
  items.length > 0 ? items.join(", ") : undefined;

/** Energy first, then Power; no Energy is written only where there is no Power either. */
export function printCost(cost: ResourceCost): string {
  const power = cost.power.map((symbol) => powerShorthands[symbol]).join("");
  return cost.energy > 0 || power === "" ? `[${String(cost.energy)}]${power}` : power;
}

const printBonus = (bonus: number): string => (bonus < 0 ? String(bonus) : `+${String(bonus)}`);
