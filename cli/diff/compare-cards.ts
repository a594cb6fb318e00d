import { spanIn, spansIn, type Spans } from "../../compiler/index.ts";
import { printCost } from "../../grammar/card-files/print-card-file.ts";
import type { CardSource } from "../../grammar/card-files/card-source.ts";
import type { Ability, Card, Referent } from "../../runtime/index.ts";
import { meantBy, namesIn } from "../explain/chosen-parts.ts";
import { align, type Aligned } from "./align.ts";
import { Comparison, type Side } from "./compare-effects.ts";
import type { EffectChange } from "./effect-change.ts";
import { isFields, likeness, type Fields } from "./meaning.ts";
import { partOf } from "./part-of.ts";

/** A card and how it was written. */
export interface WrittenCard {
  readonly card: Card;
  readonly source: CardSource;
}

/** What is different in the effects of a card, in the order of the new text. Nothing where only its wording is. */
export function compareCards(before: WrittenCard, after: WrittenCard): readonly EffectChange[] {
  return [
    ...compareHeaders(before.card, after.card),
    ...compareTexts(before.card.abilities, after.card.abilities, {
      before: before.source.text.value,
      after: after.source.text.value,
      prefix: "",
    }),
    ...compareTexts(before.card.effectText ?? [], after.card.effectText ?? [], {
      before: before.source.effectText?.value ?? "",
      after: after.source.effectText?.value ?? "",
      prefix: "effect text, ",
    }),
  ];
}

const headers = {
  name: ({ name }: Card) => name,
  type: ({ supertypes, type }: Card) => [...supertypes, type].join(" "),
  domain: ({ domains }: Card) => domains.join(", "),
  cost: ({ cost }: Card) => (cost === undefined ? "" : printCost(cost)),
  might: ({ might }: Card) => String(might ?? ""),
  "might bonus": ({ mightBonus }: Card) => String(mightBonus ?? ""),
  tags: ({ tags }: Card) => tags.join(", "),
} as const;

function compareHeaders(before: Card, after: Card): readonly EffectChange[] {
  return Object.entries(headers).flatMap(([header, valueOf]): readonly EffectChange[] => {
    const [old, now] = [valueOf(before), valueOf(after)];
    if (old === now) return [];
    const message =
      old === ""
        ? `adds: ${header} ${now}`
        : now === ""
          ? `removes: ${header} ${old}`
          : `${header} ${old} becomes ${now}`;
    const change = old === "" ? "adds" : now === "" ? "removes" : "becomes";
    return [{ change, what: "header", where: header, message, before: old, after: now, rules: [] }];
  });
}

interface Texts {
  readonly before: string;
  readonly after: string;
  readonly prefix: string;
}

function compareTexts(
  before: readonly Ability[],
  after: readonly Ability[],
  texts: Texts,
): readonly EffectChange[] {
  const spans = { before: spansIn(before), after: spansIn(after) };
  const aligned = align(linesOf(before), linesOf(after), likeness);
  const placed = aligned.map((pair) => ({
    ...pair,
    where: `${texts.prefix}ability ${String(pair.index + 1)}`,
  }));
  return itemsOf(placed).flatMap((item) => {
    const sides = {
      before: sideOf(
        texts.before,
        spans.before,
        item.map((pair) => pair.before),
      ),
      after: sideOf(
        texts.after,
        spans.after,
        item.map((pair) => pair.after),
      ),
    };
    const comparison = new Comparison(sides.before, sides.after);
    const pairs = item.flatMap(({ before: old, after: now, where }) =>
      old === undefined || now === undefined ? [] : [{ before: old, after: now, where }],
    );
    comparison.compare(pairs);
    const alone = item.flatMap((pair) => oneSided(pair, sides));
    return [...comparison.changes, ...alone];
  });
}

/** The abilities; where a spell has several lines, its instructions are one list (359.3.d). */
function linesOf(abilities: readonly unknown[]): readonly Fields[] {
  const lines = abilities.filter(isFields);
  const isPlain = ({ ability }: Fields): boolean => ability === "spell";
  const [first, ...more] = lines.filter(isPlain);
  if (first === undefined || more.length === 0) return lines;
  const instructions = lines.filter(isPlain).flatMap((line) => line["instructions"]);
  const whole: Fields = { ability: "spell", instructions };
  return lines.flatMap((line) => (line === first ? [whole] : isPlain(line) ? [] : [line]));
}

type Placed = Aligned<Fields> & { readonly where: string };

/** All lines of a spell are one item of the chain (359.3.d): its numbers go on from line to line. */
function itemsOf(pairs: readonly Placed[]): readonly (readonly Placed[])[] {
  const spell = pairs.filter(({ before, after }) => isOfSpell(before) || isOfSpell(after));
  const others = pairs.filter((pair) => !spell.includes(pair));
  return [...(spell.length === 0 ? [] : [spell]), ...others.map((pair) => [pair])];
}
const isOfSpell = (ability: Fields | undefined): boolean =>
  ability?.["ability"] === "spell" || (isFields(ability?.["inner"]) && isOfSpell(ability["inner"]));

function oneSided(
  { before, after, where }: Placed,
  sides: { readonly before: Side; readonly after: Side },
): readonly EffectChange[] {
  if (before !== undefined && after !== undefined) return [];
  const node = after ?? before;
  if (node === undefined) return [];
  const change = after === undefined ? "removes" : "adds";
  const words = (after === undefined ? sides.before : sides.after).wordsOf(node) ?? "";
  const message = `${change}: the ability "${words}"`;
  const worded = change === "adds" ? { after: words } : { before: words };
  return [{ change, what: "ability", where, message, ...worded, rules: partOf(node)?.rules ?? [] }];
}

function sideOf(text: string, spans: readonly Spans[], abilities: readonly unknown[]): Side {
  const wordsOf = (node: object): string | undefined => {
    const span = spanIn(spans, node);
    return span === undefined ? undefined : text.slice(span.start, span.end).replace(/\s+/g, " ");
  };
  const named = namesIn(abilities, { textOf: wordsOf });
  return {
    wordsOf,
    meant: (means: readonly Referent[]) => means.map((referent) => meantBy(referent, named)).join(" and "),
  };
}
