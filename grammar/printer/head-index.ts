import type { AnyPhrase } from "../combinators/node.ts";
import type { Fields } from "./output.ts";

/** What is known of phrases, by the first discriminant of their heads: its key, and then its value. */
export class HeadIndex<Known> {
  private readonly byKey = new Map<string, Map<unknown, Entry<Known>[]>>();
  private readonly headless: Entry<Known>[] = [];

  /** `know` is called once for a phrase, when an object with its first discriminant is looked for. */
  constructor(phrases: readonly AnyPhrase[], know: (phrase: AnyPhrase) => Known) {
    for (const phrase of phrases) {
      const entry = new Entry(phrase, know);
      const [first] = Object.entries(phrase.head);
      if (first === undefined) {
        this.headless.push(entry);
        continue;
      }
      const [key, value] = first;
      const byValue = this.byKey.get(key) ?? new Map<unknown, Entry<Known>[]>();
      const entries = byValue.get(value);
      if (entries === undefined) byValue.set(value, [entry]);
      else entries.push(entry);
      this.byKey.set(key, byValue);
    }
  }

  /** Of all phrases whose head fits the object, in their order. */
  candidates(object: Fields): readonly Known[] {
    const found: Known[] = [];
    for (const [key, byValue] of this.byKey)
      for (const entry of byValue.get(object[key]) ?? []) if (entry.fits(object)) found.push(entry.known);
    for (const entry of this.headless) found.push(entry.known);
    return found;
  }
}

class Entry<Known> {
  private readonly phrase: AnyPhrase;
  private readonly know: (phrase: AnyPhrase) => Known;
  private made: { readonly known: Known } | undefined;

  constructor(phrase: AnyPhrase, know: (phrase: AnyPhrase) => Known) {
    this.phrase = phrase;
    this.know = know;
  }
  get known(): Known {
    return (this.made ??= { known: this.know(this.phrase) }).known;
  }
  fits(object: Fields): boolean {
    const { head } = this.phrase;
    for (const key in head) if (object[key] !== head[key]) return false;
    return true;
  }
}
