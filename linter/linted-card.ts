import { compileAbilities, spanIn, spansIn, type Spans } from "../compiler/index.ts";
import { defaultLanguage } from "../compiler/compile-text.ts";
import { nodesIn } from "../compiler/nodes.ts";
import type { CardSource } from "../grammar/card-files/card-source.ts";
import { spanInFile, type TextPart } from "../grammar/card-files/text-part.ts";
import type { Fix, Span } from "../grammar/diagnostics/diagnostic.ts";
import type { Ability } from "../runtime/effects/ability.ts";
import type { CardType } from "../runtime/effects/card-frame.ts";
import type { Card } from "../runtime/effects/card.ts";
import type { Keyword, KeywordName } from "../runtime/effects/keyword.ts";
import { changed, type Change } from "./effects/change.ts";
import { innerAbilities } from "./effects/inner-abilities.ts";
import { itemsOf, linesOf, originalOf, type Item, type Line } from "./effects/items.ts";

/** A compiled card, where it comes from, and the whole text of its file. */
export interface CardToLint {
  readonly source: CardSource;
  readonly card: Card;
  readonly file: string;
}

/** A reminder text, without its parentheses. */
export interface WrittenReminder {
  readonly text: string;
  readonly before: string;
  /** Those that it stands in or behind. */
  readonly abilities: readonly Ability[];
  /** The type of whoever speaks: effect text is a unit's (477.2.c). */
  readonly type: CardType;
  /** With its parentheses. */
  readonly span: Span;
}

/** Where the abilities of an inner card come from. */
interface Within {
  readonly outer: LintedCard;
  /** The keyword that stands for them; else they are quoted. */
  readonly keyword?: Keyword;
}

/** What rules see: the card, its abilities as items of the chain, and where each effect is written. */
export class LintedCard {
  readonly card: Card;
  readonly source: CardSource;
  readonly lines: readonly Line[];
  readonly items: readonly Item[];
  private readonly file: string;
  private readonly spans: readonly Spans[];
  private readonly within: Within | undefined;

  constructor({ card, source, file }: CardToLint, within?: Within) {
    this.card = card;
    this.source = source;
    this.file = file;
    this.within = within;
    this.spans = spansIn([...card.abilities, ...(card.effectText ?? [])]);
    this.lines = linesOf(card);
    this.items = itemsOf(this.lines);
  }

  /** The abilities that this card gives to others, and those that keywords of the project stand for (395, 800). */
  get inner(): readonly LintedCard[] {
    const { source, file } = this;
    return innerAbilities(this.card).map(
      ({ card, keyword }) =>
        new LintedCard(
          { card, source, file },
          { outer: this, ...(keyword === undefined ? {} : { keyword }) },
        ),
    );
  }
  /** The keyword of the project that stands for these abilities: nothing of them is written on the card. */
  get standIn(): Keyword | undefined {
    return this.within?.keyword ?? this.within?.outer.standIn;
  }

  /** The keywords that the card has by a line of its own. */
  get keywords(): readonly Keyword[] {
    return this.lines.flatMap(({ part, ability }) =>
      part === "abilities" && ability.ability === "keyword" ? [ability.keyword] : [],
    );
  }
  hasKeyword(...names: readonly KeywordName[]): boolean {
    return this.keywords.some(({ keyword }) => names.includes(keyword));
  }

  /** The same card as one of this type with this text; nothing where that is refused. */
  withText(value: string, type: CardType): LintedCard | undefined {
    const { abilities } = compileAbilities(value, type);
    if (abilities === undefined) return undefined;
    const { effectText: _none, ...card } = this.card;
    const text = { value, start: 0, lines: [{ inText: 0, inFile: 0 }] };
    return new LintedCard({
      source: { ...this.source, text },
      card: { ...card, type, abilities },
      file: value,
    });
  }

  /** Where the words of an effect stand in the file; the whole text where that is not known. */
  spanOf(said: object): Span {
    if (this.within !== undefined) return this.within.outer.spanOf(this.within.keyword ?? said);
    const effect = originalOf(said);
    const span = spanIn(this.spans, effect);
    const part = this.partOf(effect);
    return span === undefined
      ? spanInFile(part, { start: 0, end: part.value.length })
      : spanInFile(part, span);
  }
  /** How an effect is written. */
  textOf(effect: object): string {
    const { start, end } = this.spanOf(effect);
    return this.file.slice(start, end).replace(/\s+/g, " ");
  }
  /** What is written between two effects, the first of which stands before the second. */
  textBetween(first: object, second: object): string {
    return this.file.slice(this.spanOf(first).end, this.spanOf(second).start);
  }
  /** The reminder text that stands behind an effect, without its parentheses. */
  reminderAfter(effect: object): { readonly text: string; readonly span: Span } | undefined {
    if (this.within !== undefined)
      return this.within.keyword === undefined ? this.within.outer.reminderAfter(effect) : undefined;
    const part = this.partOf(effect);
    const end = spanIn(this.spans, effect)?.end;
    const found = end === undefined ? null : /^[ \t]*(\(([^()\n]*)\))/.exec(part.value.slice(end));
    const [whole, reminder, text] = found ?? [];
    if (end === undefined || whole === undefined || reminder === undefined || text === undefined)
      return undefined;
    const start = end + whole.length - reminder.length;
    return { text, span: spanInFile(part, { start, end: start + reminder.length }) };
  }
  /** The reminder texts of the card, each with what stands before it on its line, from the one before it on. */
  get reminders(): readonly WrittenReminder[] {
    // They are looked at on the card that has them.
    if (this.within !== undefined) return [];
    const { effectText, text } = this.source;
    const { type } = this.card;
    return [
      ...this.remindersIn(text, type, this.card.abilities),
      ...this.remindersIn(effectText, "unit", this.card.effectText),
    ];
  }
  private remindersIn(
    part: TextPart | undefined,
    type: CardType,
    abilities: readonly Ability[] = [],
  ): readonly WrittenReminder[] {
    if (part === undefined) return [];
    return [...part.value.matchAll(/([^()\n]*)\(([^()\n]*)\)/g)].map(
      ({ 0: whole, 1: before = "", 2: text = "", index }) => {
        const start = index + before.length;
        const around = abilities.filter((ability) => {
          const span = spanIn(this.spans, ability);
          return span === undefined || (span.start < start && span.end > index);
        });
        return {
          before,
          text,
          type,
          abilities: around,
          span: spanInFile(part, { start, end: index + whole.length }),
        };
      },
    );
  }
  /** Where a header stands, or the name of the card. */
  spanOfHeader(key: keyof CardSource["headerSpans"]): Span {
    return this.source.headerSpans[key] ?? this.source.headerSpans.name ?? this.source.span;
  }

  /**
   * Writes the ability that holds an effect anew, with that effect changed. Nothing where it cannot be written, where
   * the card would not compile with it, or where the line holds reminder text, which would be lost.
   */
  rewrite(said: object, change: Change, fix: Omit<Fix, "edits">): Fix | undefined {
    if (this.within !== undefined)
      return this.standIn === undefined ? this.within.outer.rewrite(said, change, fix) : undefined;
    const effect = originalOf(said);
    const ability = this.abilityWith(effect);
    const span = ability === undefined ? undefined : spanIn(this.spans, ability);
    if (ability === undefined || span === undefined) return undefined;
    if (this.textOf(ability).includes("(")) return undefined;
    const after = changed(ability, effect, change);
    const text = after === undefined ? undefined : defaultLanguage().printLine(after);
    if (text === undefined || text === this.textOf(ability)) return undefined;
    const { value } = this.partOf(ability);
    const fixed = `${value.slice(0, span.start)}${text}${value.slice(span.end)}`;
    if (compileAbilities(fixed, this.card.type).abilities === undefined) return undefined;
    return { ...fix, edits: [{ ...this.spanOf(ability), text }] };
  }

  private abilityWith(effect: object): Ability | undefined {
    return [...this.card.abilities, ...(this.card.effectText ?? [])].find((ability) =>
      holds(ability, effect),
    );
  }
  private partOf(effect: object): TextPart {
    const { effectText, text } = this.source;
    return effectText !== undefined && holds(this.card.effectText, effect) ? effectText : text;
  }
}

function holds(value: unknown, effect: object): boolean {
  for (const node of nodesIn(value)) if (node === effect) return true;
  return false;
}
