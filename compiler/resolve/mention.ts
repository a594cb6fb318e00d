import type { Side } from "../../runtime/effects/filter.ts";
import type { Noun, Participle, Referent } from "../../runtime/effects/reference.ts";

/** Something that a text has named, and that later words can point at. */
export interface Mention {
  readonly means: readonly Referent[];
  readonly number: "singular" | "plural";
  readonly noun: Noun | "permanent";
  /** Where it has been said. */
  readonly side?: Side;
  /** What was done with it: "the killed unit". */
  readonly done?: Participle;
  /** How the mention is described in a message. */
  readonly said: string;
  /** The sentence in which it was named, counted through the text. */
  readonly sentence: number;
  /** A token, made by the text or spoken of by an event (185). */
  readonly isToken?: true;
  /** A token that the text has made. */
  readonly made?: true;
  /** Where a unit or battlefield is named, "there" is where it is. */
  readonly isPlace: boolean;
  /** A pronoun has spoken of it: what the text goes on to speak of. */
  readonly isTopic?: true;
}

const sameReferents = (first: readonly Referent[], second: readonly Referent[]): boolean =>
  JSON.stringify(first) === JSON.stringify(second);
const areAmong = (referents: readonly Referent[], all: readonly Referent[]): boolean =>
  referents.every((referent) => all.some((other) => sameReferents([referent], [other])));
const fitsNoun = (mention: Mention, noun: Noun | undefined): boolean =>
  noun === undefined ||
  mention.noun === noun ||
  (noun === "card" && mention.isToken !== true) ||
  (noun === "token" && mention.isToken === true) ||
  (mention.noun === "permanent" && noun !== "token") ||
  (noun === "equipment" && mention.noun === "gear");

/** What has been named so far, the latest last. */
export class Mentions {
  private readonly list: Mention[];
  sentence: number;

  constructor(list: readonly Mention[] = [], sentence = 0) {
    this.list = [...list];
    this.sentence = sentence;
  }

  /** 356. While an additional cost is read: whatever is named was paid for it. */
  paying = false;

  /** The same mentions, to be gone on with apart. */
  fork(): Mentions {
    return new Mentions(this.list, this.sentence);
  }
  /** Of units only: "it becomes a copy" speaks of no card in a hand. */
  ofUnits(): Mentions {
    return new Mentions(
      this.list.filter(({ noun }) => noun === "unit" || noun === "permanent"),
      this.sentence,
    );
  }
  /** What has been named again since these were taken apart. */
  since(before: Mentions): readonly Mention[] {
    return this.list.filter((mention) => !before.list.includes(mention));
  }
  /** Without what these words mean: "it becomes a copy of that unit" is another unit. */
  without(means: readonly Referent[]): Mentions {
    return new Mentions(
      this.list.filter((mention) => !sameReferents(mention.means, means)),
      this.sentence,
    );
  }
  add(mention: Omit<Mention, "sentence">): void {
    const means: Mention["means"] = this.paying ? [{ is: "additional-cost" }] : mention.means;
    this.list.push({ ...mention, means, sentence: this.sentence });
  }
  /** The two units that were named last, one by one: "Move an enemy unit. Choose another one. They …" */
  latestTwo(): readonly Referent[] | undefined {
    const units = this.list.filter(
      ({ number, noun, done }) => number === "singular" && noun === "unit" && done === undefined,
    );
    const second = units.at(-1);
    const first = units.findLast(({ means }) => second !== undefined && !sameReferents(means, second.means));
    return first === undefined || second === undefined ? undefined : [...first.means, ...second.means];
  }
  /** Naming it again makes it the latest. */
  refresh(mention: Mention): void {
    this.list.push({ ...mention, sentence: this.sentence, isTopic: true });
  }
  /**
   * What a word can mean: the latest fitting mention, and every other one that stands in the same sentence. More than
   * one is ambiguous.
   */
  find(wanted: {
    readonly number?: Mention["number"];
    readonly noun?: Noun | undefined;
    readonly done?: Participle;
    readonly place?: true;
    readonly butNot?: Noun;
    /** "that enemy unit": one that has been called so, or else one that has not been called friendly. */
    readonly side?: Side | undefined;
    /** Nothing that is one of these. */
    readonly without?: readonly Referent[] | undefined;
    /** Nothing that the text has made itself. */
    readonly past?: boolean;
  }): readonly Mention[] {
    const ofAnySide = this.list.filter(
      (mention) =>
        (wanted.side === undefined || mention.side === undefined || mention.side === wanted.side) &&
        (wanted.number === undefined || mention.number === wanted.number) &&
        fitsNoun(mention, wanted.noun) &&
        (wanted.without === undefined || !areAmong(mention.means, wanted.without)) &&
        (wanted.past !== true || mention.made !== true) &&
        (wanted.butNot === undefined || mention.noun !== wanted.butNot) &&
        mention.done === wanted.done &&
        (wanted.place === undefined || mention.isPlace),
    );
    const ofSide = ofAnySide.filter(({ side }) => wanted.side !== undefined && side === wanted.side);
    const fitting = ofSide.length > 0 ? ofSide : ofAnySide;
    const latest = fitting.at(-1);
    if (latest === undefined) return [];
    const others = fitting.filter(
      (mention) => mention.sentence === latest.sentence && !sameReferents(mention.means, latest.means),
    );
    return [latest, ...others.slice(-1)];
  }
}
